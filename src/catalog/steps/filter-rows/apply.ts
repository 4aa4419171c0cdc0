import { ExpressionError } from '#engine/expression/expression-error.ts'
import { applyFormula } from '#engine/expression/formula.ts'
import { columnsOf, parse } from '#engine/expression/parse.ts'
import { asLogical } from '#engine/expression/vector.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, keptRows, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = (frame, { condition, rows }) => {
  try {
    const { values, single } = asLogical(applyFormula(condition, frame, 'condition').vector)
    const met = (row: number) => values[single ? 0 : row] as number
    const keep = Uint8Array.from({ length: frame.rows }, (_, row) =>
      rows === 'keep' ? Number(met(row) === 1) : Number(met(row) !== 1),
    )
    const positions = positionsOf(keep)
    let unknown = 0
    for (let row = 0; row < frame.rows; row++) if (met(row) < 0) unknown++
    const notices = [note('filtered', { kept: positions.length, total: frame.rows })]
    if (unknown > 0) notices.push(note(rows === 'keep' ? 'unknown-removed' : 'unknown-kept', { count: unknown }))
    if (positions.length === 0) notices.push(warning('no-rows-left'))
    return keptRows(positions, notices)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return broken(`formula-${error.code}`, { ...error.params, at: error.at, length: error.length }, 'condition')
  }
}

export function reads({ condition }: StepOptionsOf<typeof definition>): readonly string[] {
  return columnsOf(parse(condition))
}
