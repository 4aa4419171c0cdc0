import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { columnById } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import {
  enrichmentScore,
  permutationResult,
  permutedScores,
  runningSums,
} from '#engine/methods/enrichment/enrichment-score.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { sortedOrder } from '#engine/methods/samples/sorted-order.ts'
import { thinned } from '#engine/methods/samples/thinned.ts'
import { type ReadSet, readSets } from '#engine/methods/tables/read-sets.ts'
import { replicateSeeds } from '#engine/random/replicate-seeds.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { countedPlace } from '../../kit/options/counted-value.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { answerableSets, maxSetValues, setNotices } from '../../kit/outcome/counted-sets.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import { type Answer, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { GseaData, GseaSet } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Genes of a set, summed over permutations. */
const maxDraws = 5e7
/** Sizes outside make a score hard to judge. */
const usual = { least: 15, most: 500 }
/** More strokes cover each other. */
const maxDrawn = 2000
export const metricPlaces = 600
const portion = 1 << 14
export const powers = { none: 0, one: 1, middle: 1.5, two: 2 } as const

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { metric: by, variables, counted, gene, permutations, seed, named } = options
  const { checkpoint, progress } = context
  if (variables.includes(by)) return rejected(definition, 'metric-as-set', 'variables', { variable: { variable: by } })
  const asked = { checkpoint, progress: (share: number) => progress(0.2 * share) }
  const read = await readSets(
    frame,
    variables,
    (levels) => countedPlace(levels, counted),
    maxSetValues,
    undefined,
    asked,
  )
  const sets = answerableSets(read, counted)
  if ('status' in sets) return sets
  const { rows, lost } = await rankedRows(numericColumn(frame, by).values, checkpoint)
  progress(0.3)
  const { values } = numericColumn(frame, by)
  const n = rows.length
  const metric = (place: number) => values[rows[place] as number] as number
  const largest = Math.max(Math.abs(metric(0)), Math.abs(metric(n - 1)))
  const weights = new Float64Array(n)
  let [positive, tied] = [0, 0]
  for (let k = 0; k < n; k++) {
    if (k % portion === 0) await checkpoint()
    weights[k] = largest > 0 ? (Math.abs(metric(k)) / largest) ** powers[options.power] : 0
    if (metric(k) > 0) positive++
    if (k > 0 && metric(k) === metric(k - 1)) tied++
  }
  const members = await membersOf(sets, rows, checkpoint)
  const few = sets.find((_, k) => [0, n].includes(members[k]?.length ?? 0))
  if (few !== undefined)
    return rejected(definition, 'no-members', 'variables', { variable: { variable: few.variable } })
  const draws = permutations * members.reduce((sum, { length }) => sum + length, 0)
  if (draws > maxDraws) return rejected(definition, 'too-many-draws', 'permutations', { draws, max: maxDraws })
  const seeds = replicateSeeds(seed, permutations)
  const names = gene === null ? undefined : columnById(frame, gene)
  const found: GseaSet[] = []
  for (const [k, places] of members.entries()) {
    const { score, member } = enrichmentScore(places, weights)
    const share = (part: number) => progress(0.4 + (0.6 * (k + part)) / members.length)
    const permuted = await permutedScores(weights, places.length, seeds, { checkpoint, progress: share })
    const { sameSign, normalized, p } = permutationResult(score, permuted)
    const { before, after } = runningSums(places, weights)
    await checkpoint()
    const peak = score >= 0 ? (places[member] as number) + 1 : (places[member] as number)
    const leading = score >= 0 ? [0, member + 1] : [member, places.length]
    const drawn = [...new Set([...thinned(places.length, maxDrawn), member])].sort((a, b) => a - b)
    const strongest =
      names === undefined || members.length > 1
        ? []
        : drawn
            .filter((m) => m >= (leading[0] ?? 0) && m < (leading[1] ?? 0))
            .sort((a, b) => Math.abs(metric(places[b] as number)) - Math.abs(metric(places[a] as number)))
            .slice(0, named)
    const cells =
      names &&
      cellsOfRows(
        names,
        strongest.map((m) => rows[places[m] as number] as number),
      )
    found.push({
      of: { variable: sets[k]?.variable ?? '' },
      n: places.length,
      score,
      at: peak,
      leading: (leading[1] ?? 0) - (leading[0] ?? 0),
      normalized: orNull(normalized),
      p: orNull(p),
      adjusted: null,
      sameSign,
      x: [0, ...drawn.flatMap((m) => [places[m] as number, (places[m] as number) + 1]), n],
      y: [0, ...drawn.flatMap((m) => [before[m] as number, after[m] as number]), 0],
      ranks: drawn.map((m) => (places[m] as number) + 1),
      named: strongest.flatMap((m, i) => {
        const [level, x] = [cells?.[i] ?? null, (places[m] as number) + 1]
        return level === null || level === '' || gene === null
          ? []
          : [{ name: { variable: gene, level }, x, y: after[m] as number }]
      }),
    })
  }
  const adjusted = adjustPValues(
    found.map(({ p }) => (typeof p === 'number' ? p : Number.NaN)),
    'benjamini-hochberg',
  )
  const shown = thinned(n, metricPlaces)
  const data: GseaData = {
    of: { metric: by },
    show: { weight: powers[options.power], permutations },
    n,
    positive,
    sets: found.length === 1 ? found : found.map((set, k) => ({ ...set, adjusted: orNull(adjusted[k] ?? Number.NaN) })),
    metric: { x: shown.map((k) => k + 1), y: shown.map(metric) },
  }
  progress(1)
  const excluded = unusableValues(by, lost)
  const unusual = found.filter(({ n: size }) => size < usual.least || size > usual.most).map(({ of }) => of)
  return chartAnswer(data, { total: frame.rows, used: n, excluded }, [
    ...setNotices(definition, sets),
    lost.infinite > 0 && warning(definition, 'infinite-metric', { n: lost.infinite }),
    unusual.length > 0 && warning(definition, 'unusual-size', { ...usual, sets: unusual }),
    tied > 0.05 * n && warning(definition, 'tied-metric', { n: tied }),
    members.some(({ length }) => length > maxDrawn) && notice(definition, 'strokes-thinned', { max: maxDrawn }),
  ])
}

/** Rows with a finite metric, the highest first; equal ones in their order. */
async function rankedRows(values: Float64Array, checkpoint: ComputeContext['checkpoint']) {
  const lost = { missing: 0, infinite: 0 }
  const rows = new Int32Array(values.length)
  let n = 0
  for (let i = 0; i < values.length; i++) {
    if (i % portion === 0) await checkpoint()
    const value = values[i] as number
    if (Number.isFinite(value)) rows[n++] = i
    else lost[Number.isNaN(value) ? 'missing' : 'infinite']++
  }
  const falling = Float64Array.from(rows.subarray(0, n), (row) => -(values[row] as number))
  await checkpoint()
  const order = await sortedOrder(falling, checkpoint)
  return { rows: order.map((k) => rows[k] as number), lost }
}

/** The places of the members of each set in the list; a row without a value is no member. */
async function membersOf(sets: readonly ReadSet[], rows: Int32Array, checkpoint: ComputeContext['checkpoint']) {
  const found: Int32Array[] = []
  for (const { answers } of sets) {
    const places = new Int32Array(rows.length)
    let count = 0
    for (let k = 0; k < rows.length; k++) if (answers[rows[k] as number] === 1) places[count++] = k
    found.push(places.slice(0, count))
    await checkpoint()
  }
  return found
}

function orNull(value: number): Numeric {
  return Number.isNaN(value) ? null : numeric(value)
}
