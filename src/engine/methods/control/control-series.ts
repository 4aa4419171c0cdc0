import { rangeMoments, sdMoments, type UnitMoments } from './control-constants.ts'

/**
 * What a control chart plots: values in order, with the centre line and the SD at each point, arrays of one length in the unit of the values; the first
 * moving range is NaN. The values lie between `floor` and `ceiling`; limits beyond are set to them.
 */
export interface ControlSeries {
  readonly y: Float64Array
  readonly centre: Float64Array
  readonly sd: Float64Array
  readonly floor: number
  readonly ceiling: number
}

/** Samples in order: their sizes, means, and ranges or SDs, arrays of one length; NaN is the spread of a single value. */
export interface Samples {
  readonly size: Float64Array
  readonly mean: Float64Array
  readonly spread: Float64Array
}

/** The limits at `multiple` SDs from the centre line. */
export function limitsOf(
  { centre, sd, floor, ceiling }: ControlSeries,
  multiple: number,
): { readonly lower: Float64Array; readonly upper: Float64Array } {
  return {
    lower: centre.map((value, i) => Math.max(floor, value - multiple * (sd[i] as number))),
    upper: centre.map((value, i) => Math.min(ceiling, value + multiple * (sd[i] as number))),
  }
}

/**
 * Individual values and their moving ranges (I-MR): the SD is the mean range of neighbours over d2 = 2/√π. Centre and SD from the first `base`
 * points, at least 2. (Montgomery, Introduction to statistical quality control, 6.4.)
 */
export function individualSeries(y: Float64Array, base: number): readonly [ControlSeries, ControlSeries] {
  const ranges = y.map((value, i) => (i === 0 ? Number.NaN : Math.abs(value - (y[i - 1] as number))))
  const unit = rangeMoments(2)
  const range = meanOf(ranges.subarray(1, base))
  return [
    constant(y, meanOf(y.subarray(0, base)), range / unit.mean),
    { ...constant(ranges, range, (range / unit.mean) * unit.sd), floor: 0 },
  ]
}

/**
 * Means of samples, and their ranges or SDs (X̄-R, X̄-S), centre and SD from the first `base` samples, of which one has two values. The SD within
 * samples combines their spreads with the weights of least variance, (mean / SD)² of the spread in normal samples (Burr 1969); of equal sizes it is
 * R̄/d2 or s̄/c4. At most 1000 values in a sample whose spread is a range.
 */
export function sampleSeries(
  { size, mean, spread }: Samples,
  base: number,
  by: 'range' | 'sd',
): readonly [ControlSeries, ControlSeries] {
  const known = new Map<number, UnitMoments>()
  const unitOf = (n: number): UnitMoments => {
    const found = known.get(n) ?? (by === 'range' ? rangeMoments(n) : sdMoments(n))
    known.set(n, found)
    return found
  }
  const units = Array.from(size, (n) => (n < 2 ? { mean: Number.NaN, sd: Number.NaN } : unitOf(n)))
  let [values, sum, weights, weighted] = [0, 0, 0, 0]
  for (const [i, unit] of units.slice(0, base).entries()) {
    values += size[i] as number
    sum += (size[i] as number) * (mean[i] as number)
    if (Number.isNaN(unit.mean)) continue
    const weight = (unit.mean / unit.sd) ** 2
    weights += weight
    weighted += (weight * (spread[i] as number)) / unit.mean
  }
  const sd = weighted / weights
  return [
    { ...constant(mean, sum / values, 0), sd: size.map((n) => sd / Math.sqrt(n)) },
    {
      y: spread,
      centre: Float64Array.from(units, (unit) => sd * unit.mean),
      sd: Float64Array.from(units, (unit) => sd * unit.sd),
      floor: 0,
      ceiling: Number.POSITIVE_INFINITY,
    },
  ]
}

/**
 * Counts as p (proportion of the size), np (number of it), c (count) or u (count for each unit of the size), with the pooled rate of the first
 * `base` points and its binomial or Poisson SD at the size of each point. Sizes > 0; c has none.
 */
export function countSeries(
  kind: 'p' | 'np' | 'c' | 'u',
  count: Float64Array,
  size: Float64Array,
  base: number,
): ControlSeries {
  const units = kind === 'c' ? size.map(() => 1) : size
  const rate = sumOf(count.subarray(0, base)) / sumOf(units.subarray(0, base))
  const variance = kind === 'p' || kind === 'np' ? rate * (1 - rate) : rate
  const isWhole = kind === 'np' || kind === 'c'
  return {
    y: isWhole ? count : count.map((value, i) => value / (units[i] as number)),
    centre: units.map((n) => (isWhole ? rate * n : rate)),
    sd: units.map((n) => Math.sqrt(isWhole ? variance * n : variance / n)),
    floor: 0,
    ceiling: kind === 'p' ? 1 : Number.POSITIVE_INFINITY,
  }
}

/**
 * The exponentially weighted moving average of individual values, z = λ y + (1 − λ) z from the centre on, with its exact SD at each point (Roberts
 * 1959); 0 < λ <= 1. Centre and SD of the values as of `individualSeries`.
 */
export function ewmaSeries(y: Float64Array, base: number, lambda: number): ControlSeries {
  const [of] = individualSeries(y, base)
  let last = of.centre[0] as number
  const averages = y.map((value) => {
    last = lambda * value + (1 - lambda) * last
    return last
  })
  const part = lambda / (2 - lambda)
  return { ...of, y: averages, sd: of.sd.map((sd, i) => sd * Math.sqrt(part * (1 - (1 - lambda) ** (2 * (i + 1))))) }
}

function constant(y: Float64Array, centre: number, sd: number): ControlSeries {
  return {
    y,
    centre: y.map(() => centre),
    sd: y.map(() => sd),
    floor: Number.NEGATIVE_INFINITY,
    ceiling: Number.POSITIVE_INFINITY,
  }
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function meanOf(values: Float64Array): number {
  return sumOf(values) / values.length
}
