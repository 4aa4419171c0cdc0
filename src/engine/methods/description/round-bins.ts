import { casesOf, countSorted, type SortedCases } from '../samples/sorted-cases.ts'
import { binWidth } from './bins.ts'
import { moments } from './moments.ts'

/** More bars than this are too narrow in one column of a journal. */
const MOST_BINS = 60
/** Whole values within this range have one bin each, if not more of them are distinct. */
const WHOLE_RANGE = 40
/** A quotient this close to a whole number is one: the rest is rounding. */
const SLACK = 1e-9

/**
 * Edges at multiples of a round width: the width of Freedman and Diaconis (1981), or that of Scott (1979) if the quartiles are equal, rounded
 * to 1, 2, 2.5 or 5 times a power of ten, and wider until there are at most 60 bins. Whole numbers get a whole width, or one bin each if they
 * lie within a range of 40. Of several samples the smallest width counts, so that the narrowest of them is not in one bin. The values must
 * vary.
 */
export function roundBins(all: SortedCases, samples: readonly SortedCases[], whole: boolean): Float64Array {
  const { values } = all
  const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0]
  if (whole && high - low <= WHOLE_RANGE && new Set(values).size <= WHOLE_RANGE)
    return Float64Array.from({ length: high - low + 2 }, (_, k) => low - 0.5 + k)
  const varying = samples.filter((sample) => countSorted(sample) > 2 && sample.values[0] !== sample.values.at(-1))
  let width = roundWidth(Math.min(...(varying.length > 0 ? varying : [all]).map(ownWidth)), whole)
  while ((high - low) / width > MOST_BINS) width = roundWidth(width * 2, whole)
  return binsOfWidth(low, high, width)
}

function ownWidth(sample: SortedCases): number {
  const { values, upTo } = sample
  const sd = Math.sqrt(moments(values, values[0], casesOf(sample)).variance)
  return binWidth(values, sd, 'freedman-diaconis', upTo) || binWidth(values, sd, 'scott', upTo)
}

/** The nearest of 1, 2, 2.5 and 5 times a power of ten, by the ratio; `whole`: the nearest whole one, at least 1. */
export function roundWidth(width: number, whole = false): number {
  const wanted = whole ? Math.max(width, 1) : width
  const power = Math.floor(Math.log10(wanted))
  const round = ['1', '2', '2.5', '5', '10'].map((digits) => Number(`${digits}e${power}`))
  const distance = (one: number) => Math.abs(Math.log(one / wanted))
  return round
    .filter((one) => !whole || Number.isInteger(one))
    .reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest))
}

/** The number of bins of a width between the multiples that enclose the values. */
export function countOfWidth(low: number, high: number, width: number): number {
  const [first, last] = enclosing(low, high, width)
  return last - first
}

/** The multiples of a width that enclose the values, each the double next to its decimal number: 0.3, not 0.1 + 0.2. */
export function binsOfWidth(low: number, high: number, width: number): Float64Array {
  const [first, last] = enclosing(low, high, width)
  const scale = 10 ** decimalsOf(width)
  const units = Math.round(width * scale)
  return Float64Array.from({ length: last - first + 1 }, (_, k) => ((first + k) * units) / scale)
}

function enclosing(low: number, high: number, width: number): readonly [first: number, last: number] {
  const first = Math.floor(low / width + SLACK)
  return [first, Math.max(Math.ceil(high / width - SLACK), first + 1)]
}

/** Decimal places of a number as it is written. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}
