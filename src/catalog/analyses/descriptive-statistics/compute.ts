import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { limitedGroups } from '#engine/frame/limited-groups.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { RowGroups } from '#engine/frame/row-groups.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { describedGroups } from '../../kit/comparison/described-groups.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type DescribedCounts, describeCounts } from './describe-counts.ts'
import { type DescribedNumbers, describeNumbers } from './describe-numbers.ts'
import { factsOf } from './facts-of.ts'
import { figureOfCounts, figureOfNumbers } from './figures.ts'
import { isCounted, isSummarised } from './is-counted.ts'
import { checksOf, excludedOf, noticesOf } from './remarks.ts'
import { centreRows, frequencyRows, positionRows, shapeRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 50
const maxLevels = 200
/** Maximum number of bootstrap draws for each variable. */
const maxDraws = 1e9

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { group } = options
  const weights = caseWeights(frame, context.weights)
  const cases = allCases(frame.rows, weights)
  const grouping = describedGroups(options, maxGroups, limitedGroups(frame, group, maxGroups, weights))
  if ('status' in grouping) return grouping
  const refused = refusal(frame, cases, options)
  if (refused !== undefined) return refused
  const { groups, refs } = grouping
  await context.checkpoint()
  const { numbers, counts } = await describeAll(frame, groups, options, context, weights)
  const level = { level: { confidence: options.confidence } }
  const grouped = group === null ? [] : (['group'] as const)
  const geometric = options.geometric ? (['geometric', 'geometricInterval'] as const) : []
  const normality = options.normality ? (['w', 'p'] as const) : []
  const ofLimits = notice(
    definition,
    `limits-${options.limits}`,
    options.limits === 'classical' ? {} : { n: options.replicates, seed: options.seed },
  )
  const numberTables = [
    buildTable(definition, 'centre', {
      params: level,
      columns: ['variable', ...grouped, 'n', 'missing', 'mean', 'interval', 'sd', 'se', 'cv', ...geometric],
      rows: numbers.flatMap((one) => centreRows(one, refs)),
      notes: [ofLimits, notice(definition, 'cv-positive')],
    }),
    buildTable(definition, 'position', {
      columns: ['variable', ...grouped, 'median', 'interval', 'p25', 'p75', 'iqr', 'min', 'max', 'range'],
      params: level,
      rows: numbers.flatMap((one) => positionRows(one, refs)),
      notes: [ofLimits, notice(definition, `quartiles-${options.quartileType}`)],
    }),
    buildTable(definition, 'shape', {
      columns: ['variable', ...grouped, 'skewness', 'skewnessError', 'kurtosis', 'kurtosisError', ...normality],
      rows: numbers.flatMap((one) => shapeRows(one, refs)),
      notes: [
        notice(definition, `shape-${options.formula}`),
        ...(options.normality ? [notice(definition, 'shapiro-sample')] : []),
      ],
    }),
  ]
  const frequencies = buildTable(definition, 'frequencies', {
    columns: ['characteristic', ...grouped, 'n', 'missing', 'ofAll', 'valid', 'cumulative'],
    rows: counts.flatMap((one) => frequencyRows(one, refs)),
    notes: [notice(definition, 'valid-percent')],
  })
  return {
    status: 'done',
    sample: {
      total: cases,
      used: cases - groups.missing,
      excluded: excludedOf(numbers, counts, groups, refs, group),
    },
    tables: [...(numbers.length > 0 ? numberTables : []), ...(counts.length > 0 ? [frequencies] : [])],
    figures: [
      ...numbers.flatMap((one) => figureOfNumbers(one, refs, options)),
      ...counts.flatMap((one) => figureOfCounts(one, refs, options)),
    ],
    savedColumns: [],
    models: [],
    checks: options.normality ? numbers.flatMap(checksOf) : [],
    notices: noticesOf(numbers, counts, groups.missing, options),
    facts: factsOf(numbers, counts, refs, options),
  }
}

function refusal(frame: Frame, cases: number, options: Options): Rejected | undefined {
  const { variables, ordinal, limits, replicates } = options
  const draws = cases * replicates
  if (limits !== 'classical' && draws > maxDraws) {
    const params = { draws, rows: cases, n: replicates, max: maxDraws }
    return { status: 'rejected', code: 'too-many-draws', params, option: 'replicates' }
  }
  const tooMany = frame.columns.find(
    (column) => variables.includes(column.id) && isCounted(column, ordinal) && hasMoreLevels(column, maxLevels),
  )
  if (tooMany === undefined) return undefined
  const params = { variable: { variable: tooMany.id }, max: maxLevels }
  return { status: 'rejected', code: 'too-many-levels', params, option: 'variables' }
}

async function describeAll(
  frame: Frame,
  groups: RowGroups,
  options: Options,
  context: ComputeContext,
  weights?: Float64Array,
): Promise<{ numbers: readonly DescribedNumbers[]; counts: readonly DescribedCounts[] }> {
  const numbers: DescribedNumbers[] = []
  const counts: DescribedCounts[] = []
  for (const [i, variable] of options.variables.entries()) {
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`${variable} is missing`)
    const part = {
      ...context,
      progress: (share: number) => context.progress((i + share) / options.variables.length),
    }
    if (isSummarised(column, options.ordinal))
      numbers.push(await describeNumbers(numericColumn(frame, variable), groups, options, part, weights))
    if (isCounted(column, options.ordinal))
      counts.push(await describeCounts(column, groups, context.checkpoint, weights))
    context.progress((i + 1) / options.variables.length)
    await context.checkpoint()
  }
  return { numbers, counts }
}
