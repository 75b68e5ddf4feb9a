city-philadelphia = Philadelphia
