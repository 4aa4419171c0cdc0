import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { usable } from '#engine/frame/usable.ts'
import { falseDiscoveryRates } from '#engine/methods/inference/false-discovery.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { VolcanoData, VolcanoPoints } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const maxLabels = 60
/** Of more points of a colour, those at one place are drawn once. */
export const maxPoints = 5000
/** Places of a figure, across and up: finer than its points. */
export const cells = { across: 600, up: 400 }

/** Kinds of points. */
const [rest, up, down] = [0, 1, 2]

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { effect, p, scale, adjust, foldCut, pCut, symmetric, count } = options
  const asked = askedNames(options.list)
  const labels = labelledBy(options)
  const [effects, ps] = [numericColumn(frame, effect), numericColumn(frame, p)]
  const lost = { effect: 0, p: 0, invalid: 0 }
  const [whole, folds, raw] = [new Int32Array(frame.rows), new Float64Array(frame.rows), new Float64Array(frame.rows)]
  let n = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) await context.checkpoint()
    const [a, b] = [effects.values[i] as number, ps.values[i] as number]
    if (Number.isNaN(a)) lost.effect++
    else if (Number.isNaN(b)) lost.p++
    else if (!Number.isFinite(a) || b < 0 || b > 1 || (scale === 'ratio' && a <= 0)) lost.invalid++
    else {
      whole[n] = i
      folds[n] = scale === 'ratio' ? Math.log2(a) : a
      raw[n++] = b
    }
  }
  if (n === 0) return rejected(definition, 'no-tests', 'p')
  const [rows, x] = [whole.subarray(0, n), folds.subarray(0, n)]
  const own = raw.subarray(0, n)
  const drawn = adjust === 'bh' ? await falseDiscoveryRates(own, context.checkpoint) : own
  context.progress(0.4)
  await context.checkpoint()
  const least = drawn.reduce((low, value) => (value > 0 && value < low ? value : low), 1)
  await context.checkpoint()
  const y = drawn.map((value) => -Math.log10(value === 0 ? least / 10 : value) + 0)
  await context.checkpoint()
  const kinds = x.map((fold, k) =>
    !((drawn[k] as number) < pCut) || Math.abs(fold) < foldCut || fold === 0 ? rest : fold > 0 ? up : down,
  )
  await context.checkpoint()
  const placeOf = await placesOf(x, y, context)
  context.progress(0.6)
  const points = async (kind: number): Promise<VolcanoPoints & { thinned: boolean }> => {
    const all = kinds.reduce((count, one) => count + (one === kind ? 1 : 0), 0)
    const seen = new Uint8Array(all > maxPoints ? (cells.across + 1) * (cells.up + 1) : 0)
    const [plain, capped] = [
      { x: [] as number[], y: [] as number[] },
      { x: [] as number[], y: [] as number[] },
    ]
    for (let k = 0; k < n; k++) {
      if (k % 8192 === 0) await context.checkpoint()
      if (kinds[k] !== kind) continue
      const into = drawn[k] === 0 ? capped : plain
      if (into === plain && seen.length > 0) {
        const place = placeOf(k)
        if (seen[place] === 1) continue
        seen[place] = 1
      }
      into.x.push(x[k] as number)
      into.y.push(y[k] as number)
    }
    return { n: all, ...plain, capped, thinned: plain.x.length + capped.x.length < all }
  }
  const { thinned: a, ...higher } = await points(up)
  const { thinned: b, ...lower } = await points(down)
  const { thinned: c, ...other } = await points(rest)
  context.progress(0.8)
  const { named, unknown } = await namedPoints(
    frame,
    rows,
    { kinds, drawn, x },
    { label: options.label, labels, count, asked },
    context,
  )
  const zeros = higher.capped.x.length + lower.capped.x.length + other.capped.x.length
  const data: VolcanoData = {
    of: { effect: { variable: effect }, p: { variable: p } },
    show: { scale, adjust, labels, foldCut, pCut, symmetric },
    n,
    up: higher,
    down: lower,
    rest: other,
    labels: named.map(({ k, level }) => ({
      name: { variable: options.label, level },
      x: x[k] as number,
      y: y[k] as number,
    })),
  }
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: n,
      excluded: [
        ...exclusion(effect, 'missing', lost.effect),
        ...exclusion(p, 'missing', lost.p),
        ...exclusion(p, 'invalid', lost.invalid),
      ],
    },
    [
      lost.invalid > 0 && warning(definition, 'invalid-rows', { n: lost.invalid }),
      zeros > 0 && notice(definition, 'zero-p', { n: zeros }),
      unknown.length > 0 && warning(definition, 'names-not-found', { names: unknown }),
      (a || b || c) && notice(definition, 'points-thinned', { max: maxPoints }),
    ],
  )
}

/** A number for each place of the figure. */
async function placesOf(x: Float64Array, y: Float64Array, { checkpoint }: ComputeContext) {
  let [left, right, low, high] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let k = 0; k < x.length; k++) {
    if (k % 8192 === 0) await checkpoint()
    left = Math.min(left, x[k] as number)
    right = Math.max(right, x[k] as number)
    low = Math.min(low, y[k] as number)
    high = Math.max(high, y[k] as number)
  }
  const step = (value: number, from: number, to: number, steps: number) =>
    to === from ? 0 : Math.floor(((value - from) / (to - from)) * steps)
  return (k: number) =>
    step(x[k] as number, left, right, cells.across) * (cells.up + 1) + step(y[k] as number, low, high, cells.up)
}

/** Names as typed, on their own in lower case. */
export function askedNames(list: string): ReadonlyMap<string, string> {
  const words = list.split(/[\s,;，；、]+/).filter((word) => word !== '')
  return new Map(words.map((word) => [word.toLowerCase(), word]))
}

/** Until names are listed, those with the smallest P are shown. */
export function labelledBy({ labels, list }: Pick<Options, 'labels' | 'list'>): Options['labels'] {
  return labels === 'list' && askedNames(list).size === 0 ? 'top' : labels
}

/** The points to name, the smallest P first, then the largest change; and the names asked for that are not there. */
async function namedPoints(
  frame: Frame,
  rows: Int32Array,
  { kinds, drawn, x }: { kinds: Float64Array; drawn: Float64Array; x: Float64Array },
  { label, labels, count, asked }: Pick<Options, 'label' | 'labels' | 'count'> & { asked: ReadonlyMap<string, string> },
  { checkpoint }: ComputeContext,
) {
  if (labels === 'none') return { named: [], unknown: [] }
  const { levelOf, textOf } = namesOf(frame, label)
  const missing = new Map(labels === 'list' ? asked : [])
  const limit = labels === 'top' ? count : maxLabels
  const isBefore = (i: number, j: number) => {
    const [p, q] = [drawn[i] as number, drawn[j] as number]
    return p < q || (p === q && Math.abs(x[i] as number) > Math.abs(x[j] as number))
  }
  const chosen: number[] = []
  for (let k = 0; k < rows.length; k++) {
    if (k % 2048 === 0) await checkpoint()
    if (labels !== 'list' && kinds[k] === rest) continue
    const last = chosen.at(-1)
    if (labels !== 'list' && chosen.length === limit && last !== undefined && !isBefore(k, last)) continue
    const text = textOf(rows[k] as number)
    if (text === null) continue
    if (labels === 'list') {
      if (!asked.has(text.toLowerCase())) continue
      missing.delete(text.toLowerCase())
    }
    const at = chosen.findIndex((other) => isBefore(k, other))
    chosen.splice(at < 0 ? chosen.length : at, 0, k)
    if (chosen.length > limit) chosen.pop()
  }
  return { named: chosen.map((k) => ({ k, level: levelOf(rows[k] as number) })), unknown: [...missing.values()] }
}

function namesOf(frame: Frame, id: string) {
  const column: Column | undefined = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined) throw new Error('A volcano plot needs names')
  const labels = new Map(seen.valueLabels.map((entry) => [entry.value, entry.label]))
  const levelOf = (row: number): string | number =>
    seen.type === 'text' ? (seen.dictionary[seen.codes[row] ?? -1] ?? '') : (seen.values[row] ?? Number.NaN)
  return {
    levelOf,
    textOf: (row: number): string | null => {
      const level = levelOf(row)
      if (level === '' || Number.isNaN(level)) return null
      return labels.get(level) ?? String(level)
    },
  }
}
