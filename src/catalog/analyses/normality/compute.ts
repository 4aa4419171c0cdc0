import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { limitedGroups } from '#engine/frame/limited-groups.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { describedGroups } from '../../kit/comparison/described-groups.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import type { Outcome, Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Explored, exploreVariable } from './explore-variable.ts'
import { factsOf } from './facts-of.ts'
import { figuresOf } from './figures.ts'
import { checkOf, excludedOf, noticesOf } from './remarks.ts'
import { shapeRows, testRows } from './rows.ts'

type Options = OptionsOf<typeof definition>

/** More panels cannot be compared by eye. */
const maxGroups = 12

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { variables, group, tests, formula } = options
  const weights = caseWeights(frame, context.weights)
  const grouping = describedGroups(options, maxGroups, limitedGroups(frame, group, maxGroups, weights))
  if ('status' in grouping) return grouping
  const { groups, refs } = grouping
  await context.checkpoint()
  const explored: Explored[] = []
  const refused: Rejected[] = []
  for (const [i, variable] of variables.entries()) {
    const one = await exploreVariable(numericColumn(frame, variable), groups, options, context.checkpoint, weights)
    const reason = refusal(one)
    if (reason === undefined) explored.push(one)
    else refused.push(reason)
    context.progress((i + 1) / variables.length)
    await context.checkpoint()
  }
  const [reason] = refused
  if (explored.length === 0 && reason !== undefined) return reason
  const total = allCases(frame.rows, weights)
  const grouped = group === null ? [] : (['group'] as const)
  return {
    status: 'done',
    sample: {
      total,
      used: total - groups.missing,
      excluded: excludedOf(explored, refs, group, groups.missing),
    },
    tables: [
      buildTable(definition, 'shape', {
        columns: [
          ...(['variable', ...grouped, 'n', 'missing', 'mean', 'sd', 'median'] as const),
          ...(['skewness', 'skewnessError', 'kurtosis', 'kurtosisError'] as const),
        ],
        rows: explored.flatMap((one) => shapeRows(one, refs)),
        notes: [notice(definition, `shape-${formula}`)],
      }),
      buildTable(definition, 'tests', {
        columns: ['variable', ...grouped, 'test', 'statistic', 'p'],
        rows: explored.flatMap((one) => testRows(one, refs)),
        notes: [
          notice(definition, 'test-ranges'),
          ...(tests.includes('lilliefors') ? [notice(definition, 'lilliefors-p')] : []),
        ],
      }),
    ],
    figures: explored.flatMap((one) => figuresOf(one, refs, options)),
    savedColumns: [],
    models: [],
    checks: explored.map(checkOf),
    notices: [...leftOut(definition, refused), ...noticesOf(explored, refs, groups.missing)],
    facts: factsOf(explored, refs, options),
  }
}

/** Refuses unless some group has at least 3 values that vary. */
function refusal({ variable, parts }: Explored): Rejected | undefined {
  const params = { variable: { variable } }
  const n = Math.max(...parts.map((part) => part.n))
  if (n === 0) return { status: 'rejected', code: 'all-missing', params, option: 'variables' }
  if (n < 3) return { status: 'rejected', code: 'too-few-values', params: { ...params, n }, option: 'variables' }
  if (parts.some((part) => part.n >= 3 && part.sd > 0)) return undefined
  return { status: 'rejected', code: 'no-variation', params, option: 'variables' }
}
