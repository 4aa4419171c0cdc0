import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'
import type { Progress } from '../../progress.ts'
import { adjustPValues, type PAdjustment } from '../inference/adjust-p-values.ts'
import { allPairs } from '../inference/all-pairs.ts'
import { pValueOfT } from '../inference/t-inference.ts'
import { type Ranks, ranksOf } from '../ranks/ranks.ts'
import { countSorted } from '../samples/sorted-cases.ts'
import { correlationInterval } from './correlation-interval.ts'
import { kendallTau } from './kendall-tau.ts'
import { partialCorrelation } from './partial-correlation.ts'
import { spearmanRho } from './spearman-rho.ts'

export type CorrelationMethod = 'pearson' | 'spearman' | 'kendall'

interface Options {
  readonly methods: readonly CorrelationMethod[]
  readonly adjust: PAdjustment
  readonly confidence: number
}

export interface Correlation {
  readonly first: string
  readonly second: string
  readonly n: number
  readonly r: number
  readonly interval: Interval
  readonly statistic: { readonly symbol: 't' | 'Z'; readonly value: number } | null
  readonly df: number | null
  readonly p: number
  /** How the P value was computed, if the method has several ways. */
  readonly way: 'spearman-exact' | 'spearman-edgeworth' | 'spearman-t' | 'kendall-exact' | 'kendall-normal' | null
  readonly adjusted: number
}

export interface CorrelationMatrix {
  readonly method: CorrelationMethod
  readonly pairs: readonly Correlation[]
}

/** Columns by variable, of the same length. Values that are not finite are missing. */
export interface Columns {
  readonly variables: readonly { readonly id: string; readonly values: Float64Array }[]
  readonly controls: readonly Float64Array[]
  /** How many cases each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
}

/** Correlates each pair of variables over the rows that have both, and the controls. */
export async function correlate(
  { variables, controls, weights }: Columns,
  options: Options,
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: Progress },
): Promise<readonly CorrelationMatrix[]> {
  const found = options.methods.map((method) => ({ method, pairs: [] as Omit<Correlation, 'adjusted'>[] }))
  const pairs = allPairs(variables.length)
  const complete = variables.map(({ values }) => values.every(Number.isFinite))
  await checkpoint()
  const known = new Map<number, Ranks>()
  for (const [k, [i, j]] of pairs.entries()) {
    const [a, b] = [variables[i], variables[j]]
    if (a === undefined || b === undefined) continue
    const whole = complete[i] === true && complete[j] === true && controls.length === 0
    const { columns, weights: cases } = whole
      ? { columns: [a.values, b.values], weights }
      : await sharedRows([a.values, b.values, ...controls], weights, checkpoint)
    const [x = a.values, y = b.values, ...held] = columns
    const n = allCases(x.length, cases)
    const ranked = async (at: number, values: Float64Array): Promise<Ranks> => {
      const ranks = (whole ? known.get(at) : undefined) ?? (await ranksOf(values, checkpoint, cases))
      if (whole) known.set(at, ranks)
      return ranks
    }
    for (const [m, { method, pairs: into }] of found.entries()) {
      const name = { first: a.id, second: b.id, n }
      if (n < minPairs) into.push({ ...name, ...none })
      else if (method === 'pearson') into.push({ ...name, ...linear([x, y, ...held], cases, null, options.confidence) })
      else {
        const [p, q] = [await ranked(i, x), await ranked(j, y)]
        into.push({
          ...name,
          ...(method === 'kendall'
            ? await ofKendall(p, q, options.confidence, checkpoint)
            : held.length === 0
              ? ofSpearman(p, q, options.confidence)
              : linear(
                  [p.ranks, q.ranks, ...(await ranksOfAll(held, checkpoint, cases))],
                  cases,
                  'spearman-t',
                  options.confidence,
                )),
        })
      }
      progress((k + (m + 1) / found.length) / pairs.length)
      await checkpoint()
    }
  }
  return found.map(({ method, pairs: of }) => {
    const adjusted = adjustPValues(
      of.map(({ p }) => p),
      options.adjust,
    )
    return { method, pairs: of.map((pair, k) => ({ ...pair, adjusted: adjusted[k] ?? Number.NaN })) }
  })
}

type Found = Omit<Correlation, 'first' | 'second' | 'n' | 'adjusted'>

/** There is no test with fewer rows. */
export const minPairs = 3

/** The result of a pair with too few rows for a coefficient. */
const none: Found = {
  r: Number.NaN,
  interval: { lower: Number.NaN, upper: Number.NaN },
  statistic: null,
  df: null,
  p: Number.NaN,
  way: null,
}

/** Pearson's coefficient of two columns of values or ranks, partial if there are controls. */
function linear(
  [x = new Float64Array(), y = new Float64Array(), ...held]: readonly Float64Array[],
  weights: Float64Array | undefined,
  way: Found['way'],
  confidence: number,
): Found {
  const n = allCases(x.length, weights)
  const df = n - 2 - held.length
  const r = df > 0 ? partialCorrelation(x, y, held, weights) : Number.NaN
  if (Number.isNaN(r)) return none
  const t = r * Math.sqrt(df / Math.max(0, 1 - r * r))
  const kind = way === null ? 'pearson' : 'spearman'
  return {
    r,
    interval: correlationInterval(kind, r, n - held.length, confidence),
    statistic: { symbol: 't', value: t },
    df,
    p: pValueOfT(t, df, 'two-sided'),
    way,
  }
}

function ofSpearman(x: Ranks, y: Ranks, confidence: number): Found {
  const { rho, method, t, pValue } = spearmanRho(x, y)
  if (Number.isNaN(rho)) return none
  const n = countSorted(x.sorted)
  const byT = method === 't'
  return {
    r: rho,
    interval: correlationInterval('spearman', rho, n, confidence),
    statistic: byT ? { symbol: 't', value: t } : null,
    df: byT ? n - 2 : null,
    p: pValue,
    way: `spearman-${method}`,
  }
}

async function ofKendall(x: Ranks, y: Ranks, confidence: number, checkpoint: Checkpoint): Promise<Found> {
  const { tau, method, z, pValue } = await kendallTau(x, y, checkpoint)
  if (Number.isNaN(tau)) return none
  return {
    r: tau,
    interval: correlationInterval('kendall', tau, countSorted(x.sorted), confidence),
    statistic: method === 'normal' ? { symbol: 'Z', value: z } : null,
    df: null,
    p: pValue,
    way: `kendall-${method}`,
  }
}

async function ranksOfAll(
  columns: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<readonly Float64Array[]> {
  const ranks: Float64Array[] = []
  for (const column of columns) ranks.push((await ranksOf(column, checkpoint, weights)).ranks)
  return ranks
}

interface SharedRows {
  readonly columns: readonly Float64Array[]
  readonly weights: Float64Array | undefined
}

/** The rows without missing values in any column, with their weights. */
export async function sharedRows(
  columns: readonly Float64Array[],
  weights: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<SharedRows> {
  const rows = columns[0]?.length ?? 0
  const keep = new Uint8Array(rows).fill(1)
  for (const column of columns) {
    for (let i = 0; i < rows; i++) if (!Number.isFinite(column[i])) keep[i] = 0
    await checkpoint()
  }
  let count = 0
  for (let i = 0; i < rows; i++) count += keep[i] as number
  if (count === rows) return { columns, weights }
  const kept = (column: Float64Array) => {
    const values = new Float64Array(count)
    let at = 0
    for (let i = 0; i < rows; i++) if (keep[i] === 1) values[at++] = column[i] as number
    return values
  }
  const found: Float64Array[] = []
  for (const column of columns) {
    found.push(kept(column))
    await checkpoint()
  }
  return { columns: found, weights: weights && kept(weights) }
}
