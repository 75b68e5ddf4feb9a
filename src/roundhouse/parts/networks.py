"""Networks: connected groups of edges."""


def largest_network(edges: list[int], end_a: list[int], end_b: list[int], weight: list[int], nodes: int) -> int:
    """The greatest total weight of edges of `edges` that hang together; 0 without edges."""
    if len(edges) < 2:
        return weight[edges[0]] if edges else 0
    parent = list(range(nodes))
    for edge in edges:
        a = _root(parent, end_a[edge])
        b = _root(parent, end_b[edge])
        parent[a] = b
    total = [0] * nodes
    best = 0
    for edge in edges:
        root = _root(parent, end_a[edge])
        total[root] += weight[edge]
        if total[root] > best:
            best = total[root]
    return best


def _root(parent: list[int], node: int) -> int:
    while parent[node] != node:
        parent[node] = parent[parent[node]]
        node = parent[node]
    return node
