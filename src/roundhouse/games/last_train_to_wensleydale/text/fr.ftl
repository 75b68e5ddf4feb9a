phase-auction = Auction
