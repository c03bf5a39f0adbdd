"""Whole games as text: every view, the number of options, the answer, the events. A change of a rule shows as a line.

`python -m tests.playthroughs` writes the files anew from the answers recorded in them; the difference is reviewed.
`python -m tests.playthroughs --new` plays new games with bots and chooses one for each way to end.
"""
