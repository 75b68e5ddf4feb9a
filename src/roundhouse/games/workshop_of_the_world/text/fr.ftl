phase-demand = Demand
