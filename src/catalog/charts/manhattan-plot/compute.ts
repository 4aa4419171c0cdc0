import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { genomicInflation, pValueQuantiles } from '#engine/methods/inference/p-value-quantiles.ts'
import { placedPoints } from '#engine/methods/samples/point-grid.ts'
import { sortedOrder } from '#engine/methods/samples/sorted-order.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { chromosomeName, chromosomeOrder } from './chromosomes.ts'
import type { ManhattanData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More are contigs rather than chromosomes. */
export const maxChromosomes = 100
/** In base pairs; a position beyond it is an error of the data. */
export const lastPosition = 1e11
/** Positions on each side of a lead variant without another. */
export const leadWindow = 500_000
export const unit = 1e6
const mostLeads = 60
const confidence = 0.95
/** Rows between two checkpoints. */
const portion = 1 << 14

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { chromosome, position, p, label, labels } = options
  const { checkpoint, progress } = context
  const by = columnById(frame, chromosome)
  if (hasMoreLevels(by, maxChromosomes))
    return rejected(definition, 'too-many-chromosomes', 'chromosome', {
      group: { variable: chromosome },
      max: maxChromosomes,
    })
  const { levels, codes } = codedColumn(frame, chromosome)
  const found = levels.map((level) => chromosomeName(level.label === '' ? String(level.value) : level.label))
  const names = [...new Set(found)]
  const ofLevel = found.map((name) => names.indexOf(name))
  const [positions, ps] = [numericColumn(frame, position).values, numericColumn(frame, p).values]
  const lost = { chromosome: 0, position: 0, p: 0, place: 0, range: 0 }
  const rows = new Int32Array(frame.rows)
  const lengths = names.map(() => -1)
  const own = new Float64Array(frame.rows)
  let [n, zeros, least] = [0, 0, 1]
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [code, at, value] = [codes[i] as number, positions[i] as number, ps[i] as number]
    if (code < 0) lost.chromosome++
    else if (Number.isNaN(at)) lost.position++
    else if (Number.isNaN(value)) lost.p++
    else if (at < 0 || at > lastPosition) lost.place++
    else if (value < 0 || value > 1) lost.range++
    else {
      const of = ofLevel[code] as number
      lengths[of] = Math.max(lengths[of] as number, at)
      if (value === 0) zeros++
      else least = Math.min(least, value)
      rows[n] = i
      own[n++] = value
    }
  }
  if (n === 0) return rejected(definition, 'no-tests', 'p')
  progress(0.2)
  const order = chromosomeOrder(names).filter((k) => (lengths[k] as number) >= 0)
  const chromosomes: { name: string; from: number; to: number }[] = []
  for (const k of order) {
    const from = chromosomes.at(-1)?.to ?? 0
    chromosomes.push({ name: names[k] ?? '', from, to: from + (lengths[k] as number) / unit })
  }
  const values = own.subarray(0, n)
  const line = { genome: 5e-8, bonferroni: 0.05 / n, own: options.own }[options.threshold]
  const suggestive = options.suggestive ? 1e-5 : null
  const cap = 1 - Math.log10(least)
  const drawn = {
    rows: rows.subarray(0, n),
    p: values,
    place: ofLevel.map((k) => order.indexOf(k)),
    x: new Float64Array(n),
    y: new Float64Array(n),
  }
  let significant = 0
  for (let k = 0; k < n; k++) {
    if (k % portion === 0) await checkpoint()
    const row = drawn.rows[k] as number
    const from = chromosomes[drawn.place[codes[row] as number] as number]?.from ?? 0
    const value = values[k] as number
    drawn.x[k] = from + (positions[row] as number) / unit
    drawn.y[k] = value === 0 ? cap : -Math.log10(value) + 0
    if (value < line) significant++
  }
  progress(0.4)
  const sides = await pointsOf(drawn, codes, Math.max(line, suggestive ?? 0), context)
  progress(0.6)
  const sorted = await sortedValues(values, checkpoint)
  await checkpoint()
  progress(0.8)
  const below = { significant: line, suggestive: Math.max(line, 1e-5), none: -1 }[labels]
  const leads = await leadsOf(drawn, codes, below, context)
  const ids = label === null ? undefined : columnById(frame, label)
  const cells =
    ids &&
    cellsOfRows(
      ids,
      leads.map((k) => drawn.rows[k] as number),
    )
  const data: ManhattanData = {
    of: { position, p },
    show: { line, threshold: options.threshold, suggestive, labels },
    n,
    zeros,
    significant,
    chromosomes,
    points: sides,
    leads: leads.map((k, i) => {
      const [row, level] = [drawn.rows[k] as number, cells?.[i] ?? null]
      const place = `${chromosomes[drawn.place[codes[row] as number] as number]?.name}:${positions[row]}`
      const name = label === null || level === null || level === '' ? place : { variable: label, level }
      return { name, x: drawn.x[k] as number, y: drawn.y[k] as number }
    }),
    lambda: numeric(genomicInflation(sorted)),
    quantiles: options.quantiles
      ? { ...(await pValueQuantiles(sorted, cap, confidence, checkpoint)), intercept: 0, slope: 1 }
      : null,
  }
  progress(1)
  const excluded = [
    ...exclusion(chromosome, 'missing', lost.chromosome),
    ...exclusion(position, 'missing', lost.position),
    ...exclusion(p, 'missing', lost.p),
    ...exclusion(position, 'invalid', lost.place),
    ...exclusion(p, 'invalid', lost.range),
  ]
  const warned = (code: 'invalid-p' | 'invalid-positions', count: number) =>
    count > 0 ? [warning(definition, code, { n: count })] : []
  return chartAnswer(data, { total: frame.rows, used: n, excluded }, [
    ...warned('invalid-p', lost.range),
    ...warned('invalid-positions', lost.place),
    zeros > 0 && notice(definition, 'zero-p', { n: zeros }),
  ])
}

/** Points in the order of the rows. */
interface Drawn {
  readonly rows: Int32Array
  readonly p: Float64Array
  /** The place of the chromosome of each level of the data. */
  readonly place: readonly number[]
  readonly x: Float64Array
  readonly y: Float64Array
}

/** The points of every other chromosome, and of those between. */
async function pointsOf({ rows, p, place, x, y }: Drawn, codes: Int32Array, bound: number, context: ComputeContext) {
  const kindOf = (k: number) => {
    const value = p[k] as number
    const side = (place[codes[rows[k] as number] as number] as number) % 2
    return 3 * side + (value === 0 ? 2 : value < bound ? 1 : 0)
  }
  const counts = [0, 0, 0, 0, 0, 0]
  for (let k = 0; k < rows.length; k++) {
    if (k % portion === 0) await context.checkpoint()
    counts[kindOf(k)] = (counts[kindOf(k)] as number) + 1
  }
  const lists = counts.map((count) => ({ x: new Float64Array(count), y: new Float64Array(count), n: 0 }))
  for (let k = 0; k < rows.length; k++) {
    if (k % portion === 0) await context.checkpoint()
    const list = lists[kindOf(k)] as (typeof lists)[number]
    list.x[list.n] = x[k] as number
    list.y[list.n++] = y[k] as number
  }
  const placed = []
  for (const list of lists) {
    placed.push(placedPoints(list.x, list.y))
    await context.checkpoint()
  }
  const [below, beyond, zero, otherBelow, otherBeyond, otherZero] = placed
  if (!(below && beyond && zero && otherBelow && otherBeyond && otherZero)) throw new Error('six lists')
  return [
    { below, beyond, zero },
    { below: otherBelow, beyond: otherBeyond, zero: otherZero },
  ]
}

/** The smallest P first, without those within the window of a smaller one on their chromosome. */
async function leadsOf({ rows, p, place, x }: Drawn, codes: Int32Array, below: number, { checkpoint }: ComputeContext) {
  let count = 0
  for (const value of p) if (value < below) count++
  const among = new Int32Array(count)
  count = 0
  for (let k = 0; k < p.length; k++) if ((p[k] as number) < below) among[count++] = k
  await checkpoint()
  const order = await sortedOrder(
    Float64Array.from(among, (k) => p[k] as number),
    checkpoint,
  )
  const leads: number[] = []
  const placeOf = (k: number) => place[codes[rows[k] as number] as number]
  for (const [i, at] of order.entries()) {
    if (i % 1024 === 0) await checkpoint()
    if (leads.length === mostLeads) break
    const k = among[at] as number
    const isNear = (lead: number) =>
      placeOf(lead) === placeOf(k) && Math.abs((x[lead] as number) - (x[k] as number)) * unit <= leadWindow
    if (!leads.some(isNear)) leads.push(k)
  }
  return leads
}
