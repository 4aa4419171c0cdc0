import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { positionsOf, selectRows } from '#engine/frame/select-rows.ts'
import type { LevelValue } from './kit/data-dictionary.ts'

export interface SplitRows {
  /** Levels in the first frame, in the order of the factor. */
  readonly levels: readonly LevelValue[]
  /** Number of rows of the first frame without a level. */
  readonly missing: number
  readonly rowsOf: (level: LevelValue) => readonly Frame[]
}

/** Splits the rows of every frame by the levels of a variable. */
export function splitRows(frames: readonly Frame[], variable: string): SplitRows {
  const factors = frames.map((frame) => {
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`There is no column ${variable}`)
    return factor(column)
  })
  const [first] = factors
  return {
    levels: first?.levels.map(({ value }) => value) ?? [],
    missing: first?.codes.reduce((count, code) => count + (code < 0 ? 1 : 0), 0) ?? 0,
    rowsOf: (level) =>
      frames.map((frame, k) => {
        const code = factors[k]?.levels.findIndex(({ value }) => value === level) ?? -1
        const codes = factors[k]?.codes ?? new Int32Array()
        return selectRows(frame, positionsOf(Uint8Array.from(codes, (of) => (of === code && of >= 0 ? 1 : 0))))
      }),
  }
}
