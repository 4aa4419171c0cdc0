import type { ColumnMeta, ColumnType } from '#engine/frame/frame.ts'
import type { Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = Pick<StepOptionsOf<typeof definition>, 'kind' | 'margins' | 'targets'>

type Labelled = Pick<ColumnMeta, 'id' | 'valueLabels'> & { readonly type: ColumnType }

/** The known composition of one variable. */
export interface Margin {
  readonly id: string
  readonly levels: readonly (number | string)[]
  readonly targets: readonly number[]
}

/** What was entered, by variable; or why it cannot be used. */
export function marginsOf(
  { kind, margins, targets }: Options,
  columnOf: (id: string) => Labelled | undefined,
): readonly Margin[] | Broken {
  if (margins.length === 0) return broken('no-margins', {}, 'margins')
  if (kind === 'post-stratification' && margins.length > 1) return broken('one-margin', {}, 'margins')
  const found = margins.map((id) => ({ id, levels: [] as (number | string)[], targets: [] as number[] }))
  for (const [row, [number, entered, target]] of targets.cells.entries()) {
    const at = Number(number ?? 1)
    const margin = found[at - 1]
    if (margin === undefined)
      return broken('no-such-variable', { row: row + 1, number: at, count: margins.length }, 'targets')
    const column = columnOf(margin.id)
    const text = String(entered ?? '').trim()
    const variable = { variable: margin.id }
    const level = column && levelOf(column, text)
    if (level === undefined) return broken('not-a-value', { variable, level: text }, 'targets')
    if (margin.levels.includes(level)) return broken('value-twice', { variable, level: text }, 'targets')
    margin.levels.push(level)
    margin.targets.push(Number(target))
  }
  const empty = found.find((margin) => margin.targets.reduce((sum, target) => sum + target, 0) <= 0)
  return empty === undefined ? found : broken('targets-of-all', { variable: { variable: empty.id } }, 'targets')
}

/** A label means its value; otherwise the text is the value. */
function levelOf({ type, valueLabels }: Labelled, text: string): number | string | undefined {
  const labelled = valueLabels.find(({ label }) => label === text)
  if (labelled !== undefined) return labelled.value
  if (type === 'text') return text
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}
