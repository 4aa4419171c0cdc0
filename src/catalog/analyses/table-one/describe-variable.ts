import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { factor } from '#engine/frame/factor.ts'
import type { Column, NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { usable } from '#engine/frame/usable.ts'
import { decimalsFor } from '#engine/methods/description/data-decimals.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import {
  standardisedDifference,
  standardisedDifferenceOfCounts,
} from '#engine/methods/description/standardised-difference.ts'
import { isRoughlyNormal } from '#engine/methods/normality/roughly-normal.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { type LevelRef, numeric, type SummaryCell } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import { isCounted } from './is-counted.ts'
import { type RowTest, testCounts, testMeans, testRanks } from './test-groups.ts'

type Options = OptionsOf<typeof definition>
type Rule = Options['rules'][string]
type Cells = RowCells<(typeof definition)['results']['tables']['baseline']['columns']>

/** The groups of the rows: by the levels of the grouping variable, or a single one without a column. */
export interface Groups {
  readonly refs: readonly LevelRef[]
  /** -1 for rows without a group. */
  readonly codes: Int32Array
  /** How many cases each row represents; undefined without weights. */
  readonly weights: Float64Array | undefined
  /** Number of cases of each group, of all groups, and without a group. */
  readonly sizes: readonly number[]
  readonly total: number
  readonly without: number
  readonly count: number
}

/** One variable of the table. */
export interface Described {
  readonly variable: string
  readonly summary: 'mean' | 'median' | 'counts'
  /** The automatic rule chose between mean and median. */
  readonly byRule: boolean
  readonly rows: readonly { readonly depth: number; readonly cells: Cells }[]
  readonly n: number
  /** By group. */
  readonly missing: readonly number[]
  readonly infinite: number
  readonly testWanted: boolean
  readonly test: RowTest | undefined
  /** Standardised mean difference; NaN if there is none. */
  readonly smd: number
}

export async function describeVariable(
  column: Column,
  groups: Groups,
  options: Options,
  context: ComputeContext,
): Promise<Described> {
  const rule = options.rules[column.id]
  if (rule === undefined) throw new Error(`No rule for ${column.id}`)
  const seen = usable(column)
  return isCounted(column, rule.summary) || seen.type === 'text'
    ? describeCounts(column, groups, options, rule, context)
    : describeNumbers(seen, groups, options, rule, context.checkpoint)
}

async function describeNumbers(
  column: NumericColumn,
  groups: Groups,
  options: Options,
  rule: Rule,
  checkpoint: Checkpoint,
): Promise<Described> {
  const { values, weights, missing, infinite } = groupValues(
    column,
    groups.codes,
    groups.count,
    undefined,
    groups.weights,
  )
  const all = concatenated(values)
  const casesOfAll = weights && concatenated(weights)
  await checkpoint()
  const byRule = rule.summary === 'auto'
  const mean = byRule ? isRoughlyNormal(values, weights) !== false : rule.summary === 'mean'
  await checkpoint()
  const decimals = rule.decimals ?? decimalsFor(all)
  const cells: SummaryCell[] = []
  for (const [k, sample] of [all, ...values].entries()) {
    const cases = k === 0 ? casesOfAll : weights?.[k - 1]
    if (mean) cells.push(meanCell(moments(sample, sample[0], cases), decimals))
    else {
      const { values: sorted, upTo } = await sortedCases(sample, checkpoint, cases)
      cells.push(medianCell(quartiles(sorted, quartileTypes[options.quartileType], upTo), decimals))
    }
    await checkpoint()
  }
  const [overall, ...group] = cells
  const wanted = rule.test === 'auto' ? (mean ? options.variances : 'rank') : rule.test
  const test = !testing(options, groups)
    ? undefined
    : wanted === 'rank'
      ? await testRanks(values, checkpoint, weights)
      : wanted === 'welch' || wanted === 'student'
        ? testMeans(values, wanted, weights)
        : undefined
  await checkpoint()
  const smd = comparing(options, groups)
    ? largestOfPairs(withCases(values, weights), (a, b) =>
        standardisedDifference(a.values, b.values, a.weights && b.weights && [a.weights, b.weights]),
      )
    : Number.NaN
  return {
    variable: column.id,
    summary: mean ? 'mean' : 'median',
    byRule,
    rows: [
      {
        depth: 0,
        cells: {
          characteristic: { variable: column.id },
          overall: overall ?? null,
          group,
          ...tail(missing, test, smd),
        },
      },
    ],
    n: allCases(all.length, casesOfAll),
    missing,
    infinite: infinite.reduce((sum, n) => sum + n, 0),
    testWanted: testing(options, groups) && rule.test !== 'none',
    test,
    smd,
  }
}

async function describeCounts(
  column: Column,
  groups: Groups,
  options: Options,
  rule: Rule,
  { seed, checkpoint }: ComputeContext,
): Promise<Described> {
  const { levels, codes } = factor(column)
  const table = levels.map(() => groups.sizes.map(() => 0))
  const missing = groups.sizes.map(() => 0)
  for (let i = 0; i < codes.length; i++) {
    const g = groups.codes[i] ?? -1
    if (g < 0) continue
    const code = codes[i] ?? -1
    const row = code < 0 ? missing : table[code]
    if (row !== undefined) row[g] = (row[g] ?? 0) + (groups.weights?.[i] ?? 1)
  }
  await checkpoint()
  const columns = groups.sizes.map((_, g) => table.reduce((sum, row) => sum + (row[g] ?? 0), 0))
  const total = columns.reduce((sum, n) => sum + n, 0)
  const simulation = { replicates: options.replicates, seed, checkpoint }
  const test = testing(options, groups) ? await testOfCounts(column, table, rule, simulation) : undefined
  const byGroup = groups.sizes.map((_, g) => table.map((row) => row[g] ?? 0))
  const smd = comparing(options, groups) ? largestOfPairs(byGroup, standardisedDifferenceOfCounts) : Number.NaN
  const levelRows = levels.map(({ value }, k) => {
    const counts = table[k] ?? []
    const inRow = counts.reduce((sum, n) => sum + n, 0)
    const byRow = options.percent === 'row' && groups.refs.length > 0
    const share = (count: number, g: number) => numeric(count / (byRow ? inRow : (columns[g] ?? 0)))
    return {
      value,
      cells: {
        overall: byRow
          ? ({ form: 'count', count: inRow } as const)
          : ({ form: 'count-percent', count: inRow, fraction: numeric(inRow / total) } as const),
        group: counts.map((count, g) => ({ form: 'count-percent' as const, count, fraction: share(count, g) })),
      },
    }
  })
  const single = levelRows.find(({ value }) => value === rule.shown)
  const last = tail(missing, test, smd)
  const ref = (level: number | string) => ({ variable: column.id, level })
  return {
    variable: column.id,
    summary: 'counts',
    byRule: false,
    rows:
      single === undefined
        ? [
            { depth: 0, cells: { characteristic: { variable: column.id }, ...last } },
            ...levelRows.map(({ value, cells }) => ({ depth: 1, cells: { characteristic: ref(value), ...cells } })),
          ]
        : [{ depth: 0, cells: { characteristic: { ...ref(single.value), named: true }, ...single.cells, ...last } }],
    n: total,
    missing,
    infinite: 0,
    testWanted: testing(options, groups) && rule.test !== 'none',
    test,
    smd,
  }
}

/** Ordinal variables are compared by ranks by default, since a test of association would ignore their order. */
async function testOfCounts(
  column: Column,
  table: readonly (readonly number[])[],
  rule: Rule,
  simulation: Parameters<typeof testCounts>[2],
): Promise<RowTest | undefined> {
  const wanted = rule.test === 'auto' && column.measure === 'ordinal' ? 'rank' : rule.test
  if (wanted === 'rank') {
    const counted = (table[0] ?? []).map((_, g) => placesOfGroup(table, g))
    return testRanks(
      counted.map(({ places }) => places),
      simulation.checkpoint,
      counted.map(({ cases }) => cases),
    )
  }
  return wanted === 'auto' || wanted === 'pearson' || wanted === 'yates' || wanted === 'fisher'
    ? testCounts(table, wanted, simulation)
    : undefined
}

/** The levels that occur in a group, by index, with their number of cases, from which ranks are computed. */
function placesOfGroup(table: readonly (readonly number[])[], g: number) {
  const places = [...table.keys()].filter((k) => (table[k]?.[g] ?? 0) > 0)
  return { places: Float64Array.from(places), cases: Float64Array.from(places, (k) => table[k]?.[g] ?? 0) }
}

function testing(options: Options, groups: Groups): boolean {
  return options.tests && groups.refs.length > 1
}

function comparing(options: Options, groups: Groups): boolean {
  return options.smd && groups.refs.length > 1
}

function tail(missing: readonly number[], test: RowTest | undefined, smd: number): Cells {
  return {
    missing: missing.reduce((sum, n) => sum + n, 0),
    statistic:
      test === undefined || test.symbol === null ? null : { symbol: test.symbol, value: numeric(test.statistic) },
    rank: test?.u === undefined ? null : { symbol: 'U', value: numeric(test.u) },
    p: test === undefined ? null : numeric(test.p),
    smd: Number.isNaN(smd) ? null : numeric(smd),
  }
}

function meanCell({ mean, sd }: Pick<Moments, 'mean' | 'sd'>, decimals: number): SummaryCell {
  return { form: 'mean-sd', mean: numeric(mean), sd: numeric(sd), decimals }
}

function medianCell({ p25, median, p75 }: Quartiles, decimals: number): SummaryCell {
  return { form: 'median-quartiles', median: numeric(median), lower: numeric(p25), upper: numeric(p75), decimals }
}

function withCases(values: readonly Float64Array[], weights: readonly Float64Array[] | undefined) {
  return values.map((of, g) => ({ values: of, weights: weights?.[g] }))
}

function largestOfPairs<T>(groups: readonly T[], difference: (a: T, b: T) => number): number {
  const all = groups.flatMap((a, i) => groups.slice(i + 1).map((b) => difference(a, b)))
  const known = all.filter((value) => !Number.isNaN(value))
  return known.length === 0 ? Number.NaN : Math.max(...known)
}

function concatenated(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
