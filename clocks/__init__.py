"""Time for people who play by message: plans, hours of day, what is due when. Imports the standard library alone."""
