import type { Checkpoint } from '../../checkpoint.ts'
import { factor } from '../../frame/factor.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import type { Design } from './build-design.ts'
import type { Term } from './term.ts'

export interface EmptyCells {
  readonly term: Term
  /** Combinations of the levels of its factors that occur in no row. */
  readonly empty: number
  readonly cells: number
}

/** The products of factors with an empty cell: their tests depend on the coding, and estimates may not exist. */
export async function emptyCells(
  frame: Frame,
  { terms, factors }: Design,
  checkpoint: Checkpoint,
): Promise<readonly EmptyCells[]> {
  const found: EmptyCells[] = []
  for (const { term, marginal } of terms) {
    const crossed = marginal.map((name) => String(JSON.parse(name)[0])).filter((id) => factors[id] !== undefined)
    if (crossed.length < 2) continue
    let cell: Float64Array = new Float64Array(frame.rows)
    let cells = 1
    for (const id of crossed) {
      const column = columnById(frame, id)
      if (column === undefined) continue
      const { levels, codes } = factor(column)
      cell = cell.map((before, i) => before * levels.length + (codes[i] as number))
      cells *= levels.length
      await checkpoint()
    }
    const empty = cells - new Set(cell).size
    if (empty > 0) found.push({ term, empty, cells })
    await checkpoint()
  }
  return found
}
