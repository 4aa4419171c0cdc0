import { columnById, type Frame } from '#engine/frame/frame.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { MAX_LINES } from '../../kit/figures/continued.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { ForestData } from './data.ts'
import { definition } from './definition.ts'
import { cellNumbers, cellText } from './read-rows.ts'

type Options = OptionsOf<typeof definition>

interface Row {
  readonly label: string
  readonly heading: string | null
  readonly isSummary: boolean
  readonly cells: readonly string[]
  readonly estimate: number | null
  readonly lower: number | null
  readonly upper: number | null
  readonly weight: number | null
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { label, columns, confidence, scale, decimals, from, to } = options
  if (frame.rows > 50 * MAX_LINES) return tooMany(frame.rows)
  const rows = readRows(frame, options)
  await context.checkpoint()
  const refused = rows.length > MAX_LINES ? tooMany(rows.length) : refusalOf(rows, options)
  if (refused !== undefined) return refused
  const total = rows.reduce((sum, { weight, isSummary }) => sum + (isSummary ? 0 : (weight ?? 0)), 0)
  const data: ForestData = {
    of: { variable: label },
    columns: columns.map((variable) => ({ variable })),
    confidence,
    scale,
    reference: referenceOf(options),
    axis: { from, to },
    show: {
      numbers: options.numbers,
      shares: options.shares && options.rowWeight !== null,
      measure: options.measure,
      left: options.favoursLeft,
      right: options.favoursRight,
    },
    decimals,
    rows: rows.map(({ label: name, heading, isSummary, cells }) => ({ label: name, heading, isSummary, cells })),
    estimate: rows.map(({ estimate }) => estimate),
    lower: rows.map(({ lower }) => lower),
    upper: rows.map(({ upper }) => upper),
    share: rows.map(({ weight, isSummary }) => (weight === null || isSummary ? null : weight / total)),
  }
  const bare = rows.filter(({ estimate, lower, upper }) => estimate !== null && (lower === null || upper === null))
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: rows.length,
      excluded: exclusion(label, 'missing', frame.rows - rows.length),
    },
    noticesOf(bare.length, options),
  )
}

function noticesOf(withoutLimits: number, { summary, summaryValue }: Options): readonly (Notice | false)[] {
  return [
    withoutLimits > 0 && warning(definition, 'without-limits', { n: withoutLimits }),
    summary !== null &&
      summaryValue === null &&
      warning(definition, 'no-summary-value', { variable: { variable: summary } }),
  ]
}

function tooMany(n: number): Rejected {
  return rejected(definition, 'too-many-rows', 'label', { n, max: MAX_LINES })
}

function referenceOf({ reference, scale }: Pick<Options, 'reference' | 'scale'>): number {
  return reference ?? (scale === 'log' ? 1 : 0)
}

/** Rows with a label or an estimate, in the order of the table. */
function readRows(frame: Frame, options: Options): readonly Row[] {
  const columnOf = (id: string) => {
    const column = columnById(frame, id)
    if (column === undefined) throw new Error(`No column ${id}`)
    return column
  }
  const textOf = (id: string | null, row: number) => (id === null ? null : cellText(columnOf(id), row))
  const [estimate, lower, upper, weight] = [options.estimate, options.lower, options.upper, options.rowWeight].map(
    (id) => cellNumbers(frame, id),
  ) as [NumberAt, NumberAt, NumberAt, NumberAt]
  const { summary, summaryValue } = options
  const marked = summary === null || summaryValue === null ? null : levelCodes(columnOf(summary), [summaryValue])
  return Array.from({ length: frame.rows }, (_, row) => {
    const at = estimate(row)
    return {
      label: textOf(options.label, row) ?? '',
      heading: textOf(options.heading, row),
      isSummary: marked !== null && marked[row] === 0,
      cells: options.columns.map((id) => textOf(id, row) ?? ''),
      estimate: at,
      lower: at === null ? null : lower(row),
      upper: at === null ? null : upper(row),
      weight: at === null ? null : weight(row),
    }
  }).filter(({ label, estimate: at }) => label !== '' || at !== null)
}

type NumberAt = (row: number) => number | null

function refusalOf(rows: readonly Row[], options: Options): Rejected | undefined {
  const { scale, from, to } = options
  if (rows.every(({ estimate }) => estimate === null)) return rejected(definition, 'no-estimates', 'estimate')
  const outside = rows.filter(
    ({ estimate, lower, upper }) =>
      estimate !== null && ((lower !== null && lower > estimate) || (upper !== null && upper < estimate)),
  )
  const [first] = outside
  if (first !== undefined)
    return rejected(definition, 'limits-out-of-order', 'lower', { n: outside.length, row: first.label })
  const low = scale === 'log' ? rows.find((row) => numbersOf(row).some((value) => value <= 0)) : undefined
  if (low !== undefined) return rejected(definition, 'not-positive', 'scale', { row: low.label })
  const axis =
    scale === 'log' ? [from, to, referenceOf(options)].find((value) => value !== null && value <= 0) : undefined
  if (axis !== undefined)
    return rejected(definition, 'axis-not-positive', from !== null && from <= 0 ? 'from' : 'reference')
  if (from !== null && to !== null && from >= to) return rejected(definition, 'axis-reversed', 'to')
  const light = rows.find(({ weight, isSummary }) => weight !== null && weight <= 0 && !isSummary)
  return light === undefined ? undefined : rejected(definition, 'bad-weights', 'rowWeight', { row: light.label })
}

function numbersOf({ estimate, lower, upper }: Row): readonly number[] {
  return [estimate, lower, upper].flatMap((value) => value ?? [])
}
