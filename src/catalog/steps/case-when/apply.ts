import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { ExpressionError } from '#engine/expression/expression-error.ts'
import { applyFormula } from '#engine/expression/formula.ts'
import { columnsOf, parse } from '#engine/expression/parse.ts'
import { type CellValue, valueCells } from '#engine/expression/value-cells.ts'
import { asLogical } from '#engine/expression/vector.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { cases, otherwise, name } = options
  const { checkpoint = uninterrupted } = context
  const rest = otherwise === 'variable' ? columnById(frame, options.variable ?? '') : null
  if (rest === undefined) return broken('no-variable', {}, 'variable')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  // for each row the first condition that is true, -1 for none, -2 for none where one is unknown
  const taken = new Int32Array(frame.rows).fill(-1)
  const counts = cases.map(() => 0)
  for (const [k, { condition }] of cases.entries()) {
    try {
      const { values, single } = asLogical(applyFormula(condition, frame, 'condition').vector)
      await inBlocks(frame.rows, checkpoint, (from, to) => {
        for (let row = from; row < to; row++) {
          if ((taken[row] as number) >= 0) continue
          const met = values[single ? 0 : row] as number
          if (met < 0) taken[row] = -2
          if (met !== 1) continue
          taken[row] = k
          counts[k] = (counts[k] as number) + 1
        }
      })
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return broken(`case-${error.code}`, { ...error.params, case: k + 1 }, 'cases')
    }
  }
  const cells = await valuesOf(taken, options, rest && usable(rest), checkpoint)
  const count = counts.reduce((sum, one) => sum + one, 0)
  const unknown = taken.reduce((sum, one) => (one === -2 ? sum + 1 : sum), 0)
  const notices = [note('assigned', { count, total: frame.rows })]
  if (unknown > 0) notices.push(note('nothing-known', { count: unknown }))
  const idle = counts.indexOf(0)
  if (idle >= 0 && frame.rows > 0) notices.push(warning('case-takes-nothing', { case: idle + 1 }))
  return changedColumns([{ ...newMeta(context, name, 'nominal'), ...cells }], notices)
}

export function reads({ cases, variable }: Options): readonly string[] {
  const named = cases.flatMap(({ condition }) => columnsOf(parse(condition)))
  return [...new Set([...named, ...(variable === null ? [] : [variable])])]
}

/** The value of each row: texts, if one of the values is a text. */
function valuesOf(
  taken: Int32Array,
  { cases, otherwise, other }: Options,
  rest: Column | null,
  checkpoint: Checkpoint,
) {
  const first = [...cases.map(({ value }) => value), ...(otherwise === 'value' ? [other] : [])]
  const restAt = (row: number): CellValue => {
    if (rest?.type === 'text') return rest.dictionary[rest.codes[row] as number] ?? null
    if (rest !== null) return rest.values[row] as number
    return otherwise === 'value' ? other : null
  }
  const valueAt = (row: number) => {
    const k = taken[row] as number
    return k >= 0 ? (cases[k]?.value ?? null) : restAt(row)
  }
  const asTexts = rest?.type === 'text' || first.some((value) => typeof value === 'string')
  return valueCells(taken.length, valueAt, { asTexts, first }, checkpoint)
}
