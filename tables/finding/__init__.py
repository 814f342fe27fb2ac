"""Finding people to play with: wishes and proposals, personal blocks, notices of new tables."""
