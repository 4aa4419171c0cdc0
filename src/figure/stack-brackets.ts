export interface Span {
  readonly from: number
  readonly to: number
}

/** The row of each bracket, 0 lowest: short ones below, none crossing another; `gap` is the distance between two in one row. */
export function stackBrackets(spans: readonly Span[], gap: number): readonly number[] {
  const rows: Span[][] = []
  const rowOf = spans.map(() => 0)
  const shortFirst = [...spans.entries()].sort(([i, a], [j, b]) => a.to - a.from - (b.to - b.from) || i - j)
  for (const [k, span] of shortFirst) {
    const free = rows.findLastIndex((row) => row.some((other) => meet(span, other, gap))) + 1
    const row = rows[free] ?? []
    row.push(span)
    rows[free] = row
    rowOf[k] = free
  }
  return rowOf
}

function meet(a: Span, b: Span, gap: number): boolean {
  return a.from < b.to + gap && b.from < a.to + gap
}
