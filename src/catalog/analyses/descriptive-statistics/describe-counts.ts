import type { Checkpoint } from '#engine/checkpoint.ts'
import { factor } from '#engine/frame/factor.ts'
import type { Column } from '#engine/frame/frame.ts'
import type { RowGroups } from '#engine/frame/row-groups.ts'

/** Frequencies of a categorical variable in each group. */
export interface DescribedCounts {
  readonly variable: string
  readonly levels: readonly (number | string)[]
  readonly parts: readonly CountPart[]
}

export interface CountPart {
  /** Number of non-missing values. */
  readonly n: number
  readonly missing: number
  /** One for each level. */
  readonly counts: readonly number[]
}

/** `weights`: how many cases each row represents. */
export async function describeCounts(
  column: Column,
  groups: RowGroups,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<DescribedCounts> {
  const { levels, codes } = factor(column)
  await checkpoint()
  const width = levels.length + 1
  const cells = new Float64Array(width * groups.values.length) // the last cell of each group counts missing values
  for (let i = 0; i < codes.length; i++) {
    const g = groups.codes[i] ?? -1
    if (g < 0) continue
    const code = codes[i] ?? -1
    const at = g * width + (code < 0 ? levels.length : code)
    cells[at] = (cells[at] ?? 0) + (weights === undefined ? 1 : (weights[i] as number))
  }
  await checkpoint()
  const parts = groups.values.map((_, g): CountPart => {
    const counts = Array.from(cells.subarray(g * width, g * width + levels.length))
    return { n: counts.reduce((sum, n) => sum + n, 0), missing: cells[(g + 1) * width - 1] ?? 0, counts }
  })
  return { variable: column.id, levels: levels.map(({ value }) => value), parts }
}
