/** Numbers behind the poster. */

export interface Mill {
  x: number
  w: number
  h: number
  paint: string
  windows: { x: number; y: number; w: number; h: number; lit: boolean }[]
}

function mill(x: number, w: number, h: number, paint: string, rows: number, columns: number): Mill {
  const windows = []
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const n = r * columns + c + 1
      windows.push({
        x: x + 6 + (c * (w - 8)) / columns,
        y: 112 - h + 8 + (r * (h - 12)) / rows,
        w: (w - 8) / columns - 5,
        h: (h - 12) / rows - 6,
        lit: (n * 7 + r) % 5 === 0,
      })
    }
  }
  return { x, w, h, paint, windows }
}

export const MILLS = [
  mill(6, 74, 48, '#8A4B36', 3, 5),
  mill(86, 60, 38, '#6E3A2B', 2, 4),
  mill(152, 84, 54, '#7C4231', 3, 6),
  mill(242, 74, 42, '#8A4B36', 2, 5),
]
export const CHIMNEYS = [
  [22, 74, 9],
  [58, 58, 8],
  [128, 80, 10],
  [176, 54, 8],
  [286, 68, 9],
] as const
