/** A count of a table: where it stands, and whether it is shown. Row −1 is the heading. */
export interface PlacedCount {
  readonly row: number
  readonly column: string
  /** The nesting of its row. */
  readonly depth: number
  readonly count: number
  isHidden: boolean
}

/** Counts that add up to another one. */
interface Sum {
  readonly total: PlacedCount
  readonly parts: readonly PlacedCount[]
}

/**
 * Hides further counts of a table until no hidden one is the difference of a total and its other parts, along a row or down a column (complementary
 * suppression; Hundepool et al., Statistical Disclosure Control, Wiley 2012). A heading stays where another count can be hidden instead.
 * @param counts of one table; `isHidden` is changed
 */
export function hideComplements(counts: readonly PlacedCount[]): void {
  const sums = sumsOf(counts)
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const { total, parts } of sums) {
      const all = [...parts, total]
      if (all.filter(({ isHidden }) => isHidden).length !== 1) continue
      const second = smallest(parts.filter(isOpen)) ?? (isOpen(total) ? total : undefined)
      if (!second) continue
      second.isHidden = true
      isChanged = true
    }
  }
}

/** A zero is never hidden: it names nobody. */
const isOpen = ({ isHidden, count }: PlacedCount) => !isHidden && count > 0

const smallest = (counts: readonly PlacedCount[]) =>
  counts.toSorted((a, b) => Number(a.row < 0) - Number(b.row < 0) || a.count - b.count)[0]

function sumsOf(counts: readonly PlacedCount[]): readonly Sum[] {
  const rows = linesBy(counts, ({ row }) => row)
  const columns = linesBy(counts, ({ column }) => column)
  return [...rows.flatMap(totalsIn), ...columns.flatMap(sumsDown)]
}

function linesBy<K>(counts: readonly PlacedCount[], keyOf: (one: PlacedCount) => K): readonly PlacedCount[][] {
  const lines = new Map<K, PlacedCount[]>()
  for (const one of counts) {
    const key = keyOf(one)
    lines.set(key, [...(lines.get(key) ?? []), one])
  }
  return [...lines.values()]
}

/** The counts that are the sum of all others of a line. */
function totalsIn(line: readonly PlacedCount[]): readonly Sum[] {
  const sum = sumOf(line)
  return line.length < 3
    ? []
    : line.flatMap((total) =>
        2 * total.count === sum ? [{ total, parts: line.filter((other) => other !== total) }] : [],
      )
}

/** Rows of one depth that follow each other add up to one of them, to the row above them, or to the heading. */
function sumsDown(column: readonly PlacedCount[]): readonly Sum[] {
  const body = column.filter(({ row }) => row >= 0)
  const blocks: PlacedCount[][] = []
  for (const one of body) {
    const last = blocks.at(-1)?.at(-1)
    if (last && last.row === one.row - 1 && last.depth === one.depth) blocks.at(-1)?.push(one)
    else blocks.push([one])
  }
  return blocks.flatMap((parts) => {
    const [first] = parts
    const above = body.filter(({ row, depth }) => first && row === first.row - 1 && depth < first.depth)
    const outer = [...column.filter(({ row }) => row < 0), ...above]
    const ofOuter = outer.filter(({ count }) => parts.length > 1 && count === sumOf(parts))
    return [...totalsIn(parts), ...ofOuter.map((total) => ({ total, parts }))]
  })
}

const sumOf = (counts: readonly PlacedCount[]) => counts.reduce((sum, { count }) => sum + count, 0)
