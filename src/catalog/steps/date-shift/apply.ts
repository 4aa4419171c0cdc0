import { uninterrupted } from '#engine/checkpoint.ts'
import { addMonths, dayMs } from '#engine/frame/calendar.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** From midnight of the first day of the year 1 to the end of the year 9999. */
const [earliest, latest] = [-62_135_596_800_000, 253_402_300_800_000]

export const apply: Apply<typeof definition> = async (frame, options, { stepId, checkpoint = uninterrupted }) => {
  const { variables, by, amounts, unit } = options
  if (by === 'variable' && amounts === null) return broken('no-variable', {}, 'amounts')
  const sources = variables.map((id) => columnById(frame, id)).filter(isDated)
  const targets = targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const steps = amountsOf(frame, options)
  const columns: Column[] = []
  const notices: Notice[] = []
  for (const [k, target] of targets.entries()) {
    const { values } = usable(target) as NumericColumn
    const moved = new Float64Array(frame.rows)
    const counts = { moved: 0, end: 0, without: 0, outside: 0 }
    await inBlocks(frame.rows, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) {
        const before = values[row] as number
        const amount = steps === null ? options.amount : (steps[row] as number)
        if (Number.isNaN(before)) {
          moved[row] = (target.values[row] as number) + 0 // a missing code stays
          continue
        }
        if (!Number.isInteger(amount)) counts.without++
        const after = Number.isInteger(amount) ? shifted(before, amount, unit) : Number.NaN
        moved[row] = after
        if (Number.isInteger(amount) && Number.isNaN(after)) counts.outside++
        if (Number.isNaN(after)) continue
        counts.moved++
        if ((unit === 'months' || unit === 'years') && shifted(after, -amount, unit) !== before) counts.end++
      }
    })
    columns.push({ ...target, values: moved })
    const variable = { variable: sources[k]?.id ?? '' }
    const tell = (code: string, count: number, say = note) => count > 0 && notices.push(say(code, { variable, count }))
    notices.push(note('shifted', { variable, count: counts.moved }))
    tell('month-end', counts.end)
    tell('no-amount', counts.without, warning)
    tell('out-of-calendar', counts.outside, warning)
  }
  return changedColumns(columns, notices)
}

export function reads({ variables, by, amounts }: Options): readonly string[] {
  return [...new Set([...variables, ...(by === 'variable' && amounts !== null ? [amounts] : [])])]
}

const isDated = (column: Column | undefined): column is NumericColumn => column !== undefined && column.type !== 'text'

/** By row; null if they are all the same. */
function amountsOf(frame: Frame, { by, amounts }: Options): Float64Array | null {
  if (by === 'amount' || amounts === null) return null
  const column = columnById(frame, amounts)
  const seen = column && usable(column)
  return seen?.type === 'number' ? seen.values : new Float64Array(frame.rows).fill(Number.NaN)
}

function shifted(ms: number, amount: number, unit: Options['unit']): number {
  switch (unit) {
    case 'months':
      return addMonths(ms, amount)
    case 'years':
      return addMonths(ms, 12 * amount)
    default: {
      const after = ms + amount * (unit === 'weeks' ? 7 : 1) * dayMs
      return after >= earliest && after < latest ? after : Number.NaN
    }
  }
}
