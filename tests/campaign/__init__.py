"""The campaign: kill -9, garbage, a stumbling Discord and a jumping clock, for as long as one likes, with its figures.

make campaign [MINUTES=…] [SEED=…]
"""
