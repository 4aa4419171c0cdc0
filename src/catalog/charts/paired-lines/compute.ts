import { allCases, caseWeights, rowsOfCases } from '#engine/frame/case-weights.ts'
import { completeColumns } from '#engine/frame/complete-columns.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { tukeyBox } from '#engine/methods/description/box-summary.ts'
import { meanError } from '#engine/methods/description/centre-error.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { comparePaired } from '#engine/methods/means/compare-paired.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs, leastCompared } from '../../kit/comparison/compared-pairs.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { PairedLinesData, PairedPart, PairedPlace } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 8
/** More lines than this would merge into a blot, even if translucent. */
export const maxLines = 3000
export const percentiles = [0.05, 0.25, 0.5, 0.75, 0.95]

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, group, test, compare } = options
  if (group !== null && variables.includes(group))
    return rejected(definition, 'group-among-variables', 'group', { variable: { variable: group } })
  const by = group === null ? undefined : columnById(frame, group)
  const refused = refusedGroups({ group }, maxGroups, () => hasMoreLevels(by, maxGroups))
  if (refused !== undefined) return refused
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, by, undefined, weights)
  const data = await completeColumns(frame, variables, context.checkpoint, weights)
  const codes = crossed.codes.filter((_, i) => data.complete[i] === 1)
  const inPart = (values: Float64Array, part: number) => values.filter((_, i) => codes[i] === part)
  const cells: Float64Array[] = []
  const cellWeights: Float64Array[] = []
  const parts: PairedPart[] = []
  const all = crossed.levels[0].length
  for (const [p, ref] of levelRefs(group, crossed.levels[0]).entries()) {
    const columns = data.columns.map((values) => inPart(values, p))
    const cases = data.weights && inPart(data.weights, p)
    const n = allCases(columns[0]?.length ?? 0, cases)
    const places: PairedPlace[] = []
    for (const values of columns) {
      cells.push(values)
      if (cases) cellWeights.push(cases)
      places.push(await describePlace(values, n, options, context, cases))
      context.progress(cells.length / (all * variables.length * 2))
    }
    parts.push({ group: ref, n, places, change: n < leastCompared ? null : changeOf(columns, options, cases) })
  }
  const used = parts.reduce((sum, { n }) => sum + n, 0)
  if (used === 0) return rejected(definition, 'no-complete-cases', 'variables')
  const sizes = parts.flatMap(({ n }) => variables.map(() => n))
  const pairs = test === 'none' ? [] : comparedPairs(parts.length, variables.length, compare, sizes)
  const raw = test === 'none' ? [] : await comparePaired(cells, pairs, test, context.checkpoint, cases(cellWeights))
  const adjusted = adjustPValues(raw, options.adjust)
  const figure: PairedLinesData = {
    variables,
    confidence: options.confidence,
    show: pick(options),
    parts,
    comparisons: pairs.map(([first, second], k) => ({ first, second, p: numeric(adjusted[k] ?? Number.NaN) })),
  }
  const total = allCases(frame.rows, weights)
  return chartAnswer(
    figure,
    {
      total,
      used,
      excluded: [...exclusion(group, 'missing', crossed.missing[0]), ...exclusions(variables, data.lacks)],
    },
    noticesOf(figure, allCases(data.complete.length, weights) - allCases(codes.length, data.weights), total),
  )
}

function cases(weights: readonly Float64Array[]): readonly Float64Array[] | undefined {
  return weights.length === 0 ? undefined : weights
}

function pick({
  lines,
  summary,
  points,
  quartileType,
  label,
  test,
  adjust,
  marked,
  group,
}: Options): PairedLinesData['show'] {
  return {
    lines: lines === 'group' && group === null ? 'grey' : lines,
    summary,
    points,
    quartileType,
    label,
    test,
    adjust,
    ...(marked === 'significant' && { marked }),
  }
}

async function describePlace(
  values: Float64Array,
  n: number,
  { summary, quartileType, confidence }: Options,
  { checkpoint }: ComputeContext,
  weights?: Float64Array,
): Promise<PairedPlace> {
  const isMany = n > maxLines
  const type = quartileTypes[quartileType]
  const sorted = isMany || summary === 'box' ? await sortedCases(values, checkpoint, weights) : null
  await checkpoint()
  const boxed =
    sorted === null || summary !== 'box' || n < leastCompared ? null : tukeyBox(sorted.values, type, sorted.upTo)
  const order = rowsOfCases(
    Array.from({ length: isMany ? 0 : n }, (_, k) => k),
    weights,
  )
  return {
    values: order.map((row) => values[row] as number),
    quantiles: isMany && sorted ? percentiles.map((p) => quantile(sorted.values, p, type, sorted.upTo)) : null,
    box: boxed && { p25: boxed.p25, median: boxed.median, p75: boxed.p75, low: boxed.low, high: boxed.high },
    mean: summary === 'mean' && n >= leastCompared ? meanError(values, 'ci', confidence, weights) : null,
  }
}

function changeOf(columns: readonly Float64Array[], { change, confidence }: Options, weights?: Float64Array) {
  const [first, second] = columns
  if (!change || columns.length !== 2 || first === undefined || second === undefined) return null
  return meanError(
    second.map((value, i) => value - (first[i] as number)),
    'ci',
    confidence,
    weights,
  )
}

function noticesOf({ parts }: PairedLinesData, incomplete: number, all: number): readonly (Notice | false)[] {
  const small = parts.filter(({ n }) => n > 0 && n < leastCompared).flatMap(({ group }) => group ?? [])
  return [
    incomplete > 0 && warning(definition, 'incomplete-left-out', { n: incomplete, all }),
    parts.some(({ n }) => n > maxLines) && notice(definition, 'quantiles-shown', { max: maxLines }),
    small.length > 0 && notice(definition, 'too-few-to-compare', { least: leastCompared, groups: small }),
  ]
}
