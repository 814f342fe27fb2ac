# Words on Tiletum's pictures.
tiletum-render-title = Tiletum
tiletum-render-progress = Round { $round } of { $rounds } · turn { $turn } of { $turns }
tiletum-render-piece-merchant = merchant
tiletum-render-piece-architect = architect
tiletum-render-fair-round = fair in round
tiletum-render-king-track = King track
tiletum-render-corruption = Corruption
tiletum-render-favour = For the leader
tiletum-render-fairs = Fairs
tiletum-render-contracts = Contracts · stack { $tiles }
tiletum-render-characters = Characters · stack { $tiles }
