import { scaleLinear } from 'd3-scale'
import { placeSpaced, type Spacing, spacedTicks } from './axis-spacing.ts'
import { calendarLabel, calendarTicks } from './calendar-ticks.ts'
import { superscript } from './marked-text.ts'
import type { Axis, BandAxis, ContinuousAxis, TickNumbers } from './scene.ts'

/** An axis with a length: positions of values, and labels of ticks. */
export interface PlacedAxis {
  /** From a value of the data (a category's number) to a distance from the start of the axis. */
  readonly place: (value: number) => number
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
  /** Ticks without labels, beside these. */
  readonly minor?: readonly number[]
}

/** More ticks do not help the reader, however long the axis. */
const maxTicks = 10

/** `length` in points; `spacing` is the minimum distance of two ticks that the layout chooses itself. */
export function placeAxis(axis: Axis, length: number, spacing: number): PlacedAxis {
  return axis.kind === 'band' ? placeBand(axis, length) : placeContinuous(axis, length, spacing)
}

/** Points between two categories that a gap divides. */
const gapWidth = 3

function placeBand({ categories, margins = [0, 0], gaps = [] }: BandAxis, length: number): PlacedAxis {
  const [before, after] = margins
  const step = (length * (1 - before - after) - gapWidth * gaps.length) / Math.max(categories.length, 1)
  const passed = (value: number) => gaps.reduce((count, gap) => count + (value >= gap + 0.5 ? 1 : 0), 0)
  return {
    place: (value) => length * before + (value + 0.5) * step + (gaps.length === 0 ? 0 : gapWidth * passed(value)),
    ticks: categories.map((label, value) => ({
      value,
      label: label.includes('\n') ? label.replaceAll('\n', ' ') : label,
    })),
  }
}

function placeContinuous(axis: ContinuousAxis, length: number, spacing: number): PlacedAxis {
  if (axis.breaks !== undefined && axis.breaks.length > 0) return placeBroken(axis, axis.breaks, length, spacing)
  if (axis.spacing !== undefined) return placeStretched(axis, axis.spacing, length, spacing)
  const place = placeAlong(axis, length)
  if (axis.named !== undefined) {
    const [low, high] = [Math.min(...axis.domain), Math.max(...axis.domain)]
    const named = axis.named.filter(({ at }) => at >= low && at <= high)
    return { place, ticks: named.map(({ at, name }) => ({ value: at, label: name })) }
  }
  if (axis.calendar === true) {
    const ticks =
      ticksWithin(axis)?.map((value) => ({ value, label: calendarLabel(value) })) ??
      calendarTicks(axis.domain, length, { spacing, most: maxTicks })
    return { place, ticks }
  }
  const count = Math.min(Math.max(2, Math.floor(length / spacing)), maxTicks)
  const end = axis.end ?? Number.POSITIVE_INFINITY
  const isWritten = (value: number) => value <= end && (axis.whole !== true || Number.isInteger(value))
  const zero = zeroOf(axis)
  const aboveGap = axis.domain.map((limit) => Math.max(limit, zero?.from ?? limit)) as [number, number]
  const ticksOfLog = (about: number) =>
    axis.doubling === true ? powersOfTwo(aboveGap, about) : logTicks(aboveGap, place, { count, spacing })
  const round = (about: number) =>
    (axis.kind === 'log' ? ticksOfLog(about) : scaleLinear().domain(axis.domain).ticks(about)).filter(isWritten)
  // a single tick gives no scale
  const values =
    ticksWithin(axis) ?? [count, count + 1, count + 2].map(round).find(({ length: n }) => n > 1) ?? round(count)
  const format = axis.format ?? 'number'
  const write = (of: readonly number[]) => tickLabels(of, format, axis.numbers)
  const labels = axis.kind === 'log' ? values.flatMap((value) => write([value])) : write(values)
  const isNought = zero !== undefined && zero.at >= Math.min(...axis.domain)
  return {
    place,
    ...(axis.minor !== undefined &&
      axis.minor > 0 && { minor: minorTicks(axis, values, axis.minor).filter((value) => value <= end) }),
    ticks: [
      ...(isNought ? [{ value: zero.at, label: '0' }] : []),
      ...values.map((value, i) => {
        const label = labels[i] ?? ''
        const unsigned = axis.unsigned === true ? label.replace('−', '') : label
        return { value, label: axis.around === undefined ? unsigned : axis.around.replace('#', () => unsigned) }
      }),
    ],
  }
}

/** An axis on a square-root, signed logarithmic or logit scale, with ticks at round values that have room. */
function placeStretched(axis: ContinuousAxis, spread: Spacing, length: number, spacing: number): PlacedAxis {
  const { spacing: _, ...rest } = axis
  const place = placeSpaced(spread, axis.domain, length)
  const even = scaleLinear().domain(axis.domain)
  const linear = [4, maxTicks, maxTicks * 4].map((about) => even.ticks(about))
  const ticks = axis.ticks ?? spacedTicks(spread, axis.domain, place, { apart: spacing * 0.7, linear })
  const labelled = (of: readonly number[]) => placeContinuous({ ...rest, ticks: of, minor: 0 }, length, spacing).ticks
  // powers of ten have the decimals that each needs
  return { place, ticks: spread === 'symlog' ? ticks.flatMap((tick) => labelled([tick])) : labelled(ticks) }
}

/** Powers of 2 of an axis, at most about so many: every one, every second, every third ... */
function powersOfTwo(domain: readonly [number, number], about: number): readonly number[] {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  const [first, last] = [Math.ceil(Math.log2(low) - 1e-9), Math.floor(Math.log2(high) + 1e-9)]
  const every = Math.max(1, Math.ceil((last - first + 1) / about))
  const powers = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k)
  return powers.filter((power) => power % every === 0).map((power) => 2 ** power)
}

/** From a value to the distance from the start of an axis: a scale object costs several times as much, and marks have thousands of values. */
function placeAlong({ kind, domain: [start, end] }: ContinuousAxis, length: number): (value: number) => number {
  if (start === end) return () => length / 2
  if (kind === 'linear') return (value) => ((value - start) / (end - start)) * length + 0
  const from = Math.log(start)
  const range = Math.log(end) - from
  // 0 is not negative on an axis that runs backwards
  return (value) => ((Math.log(value) - from) / range) * length + 0
}

/** Where a logarithmic axis has its 0, if it has one. */
export function zeroOf(axis: Axis): ContinuousAxis['zero'] {
  return axis.kind === 'log' ? axis.zero : undefined
}

/** Points of a gap in a broken axis. */
export const breakGap = 5

/** What is left of the axis shares its length; a gap has a fixed one, in which values of the range that is left out are close together. */
function placeBroken(
  axis: ContinuousAxis,
  breaks: NonNullable<ContinuousAxis['breaks']>,
  length: number,
  spacing: number,
): PlacedAxis {
  const { breaks: _, ...whole } = axis
  const [start, end] = axis.domain
  const [low, high] = [Math.min(start, end), Math.max(start, end)]
  const left = high - low - breaks.reduce((sum, [from, to]) => sum + to - from, 0)
  const perUnit = (length - breakGap * breaks.length) / left
  const fromLow = (value: number) =>
    breaks.reduce(
      (sum, [from, to]) => {
        const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
        return sum + part * (breakGap - (to - from) * perUnit)
      },
      (value - low) * perUnit,
    )
  // ticks as far apart as on an axis of what is left, at round values of the whole
  const count = Math.min(Math.max(2, Math.floor(length / spacing)), maxTicks)
  const [first = 0, second = left] = scaleLinear().domain([0, left]).ticks(count)
  const values = axis.ticks ?? multiplesOf(second - first, low, high)
  const isLeft = (value: number) => breaks.every(([from, to]) => value <= from || value >= to)
  const apart: number[] = []
  // the two ends of a gap have no room for a label each
  for (const value of values.filter(isLeft)) {
    const before = apart.at(-1)
    if (before === undefined || fromLow(value) - fromLow(before) >= spacing * 0.45) apart.push(value)
  }
  const { ticks } = placeContinuous({ ...whole, ticks: apart }, length, spacing)
  const place = (value: number) => (start <= end ? fromLow(value) : length - fromLow(value))
  return { place, ticks }
}

function multiplesOf(step: number, low: number, high: number): readonly number[] {
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.max(0, Math.floor(high / step + 1e-9) - first + 1)
  return Array.from({ length: Math.min(count, 1000) }, (_, k) => Number(((first + k) * step).toPrecision(12)))
}

const mantissas = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]] as const

/** Ticks of a logarithmic axis: the densest of 1 to 9, 1-2-5, 1-3 and whole decades whose labels have room; evenly spaced within a decade. */
function logTicks(
  domain: readonly [number, number],
  place: (value: number) => number,
  { count, spacing }: { count: number; spacing: number },
): readonly number[] {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))]
  const decades = Array.from({ length: last - first + 1 }, (_, k) => first + k)
  const every = Math.ceil(decades.length / count)
  const sets = [
    ...mantissas.map((steps) => decades.flatMap((decade) => steps.map((step) => step * 10 ** decade))),
    decades.filter((decade) => decade % every === 0).map((decade) => 10 ** decade),
  ].map((set) => set.filter((value) => value >= low && value <= high))
  const hasRoom = (set: readonly number[]) =>
    set.every((value, k) => k === 0 || Math.abs(place(value) - place(set[k - 1] ?? 0)) >= spacing * 0.45)
  const fitting = sets.find((set) => set.length > 1 && hasRoom(set))
  if (fitting !== undefined && fitting.length > 2) return fitting
  const even = scaleLinear().domain([low, high]).ticks(count)
  return hasRoom(even) || fitting === undefined ? even.filter((value) => value > 0) : fitting
}

/** The ticks that a figure gives, without those beyond the ends of the axis. */
function ticksWithin({ ticks, domain }: ContinuousAxis): readonly number[] | undefined {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  const margin = (high - low) * 1e-9
  return ticks?.filter((value) => value >= low - margin && value <= high + margin)
}

/** The same number of decimals for all, as few as distinguish the ticks exactly, unless the figure wants another form. */
function tickLabels(
  values: readonly number[],
  format: 'number' | 'percent',
  numbers: TickNumbers | undefined,
): readonly string[] {
  const shown = values.map((value) => Number((format === 'percent' ? value * 100 : value).toPrecision(12)))
  if (numbers !== undefined && 'powers' in numbers) return shown.map(powerOfTen)
  if (numbers !== undefined && 'short' in numbers) return shown.map(shortNumber)
  const least = Math.max(0, ...shown.map((value) => (String(value).split('.')[1] ?? '').length))
  const decimals = numbers !== undefined && 'decimals' in numbers ? numbers.decimals : Math.min(least, 8)
  return shown.map((value) => {
    const digits = Math.abs(value).toFixed(decimals)
    const text = numbers !== undefined && 'thousands' in numbers ? grouped(digits, numbers.thousands) : digits
    return value < 0 && Number(digits) !== 0 ? `−${text}` : text
  })
}

/** Numbers of four digits have no separator with a space, as in ISO 80000-1. */
function grouped(digits: string, thousands: 'comma' | 'space'): string {
  const [whole = '', fraction] = digits.split('.')
  const parts =
    thousands === 'space' && whole.length < 5
      ? whole
      : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands === 'comma' ? ',' : '\u2009')
  return fraction === undefined ? parts : `${parts}.${fraction}`
}

const thousands = ['', 'k', 'M', 'G', 'T'] as const

/** 1500 as 1.5k: the prefixes of the International System, from a thousand to a million millions. */
function shortNumber(value: number): string {
  const power = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)) / 3 + 1e-9)
  const prefix = Math.min(Math.max(power, 0), thousands.length - 1)
  return String(Number((value / 1000 ** prefix).toPrecision(12))).replace('-', '−') + thousands[prefix]
}

function powerOfTen(value: number): string {
  if (value === 0) return '0'
  const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e')
  const power = `10${superscript(exponent.replace('+', '').replace('-', '−'))}`
  const text = mantissa === '1' ? power : `${mantissa}\u2009×\u2009${power}`
  return value < 0 ? `−${text}` : text
}

/** Ticks between the labelled ones, and beyond them up to the ends of the axis. */
function minorTicks({ kind, domain }: ContinuousAxis, ticks: readonly number[], count: number): readonly number[] {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  const isInside = (value: number) => value >= low && value <= high
  const isFree = (value: number) => ticks.every((tick) => Math.abs(tick - value) > 1e-9 * Math.abs(high - low))
  if (kind === 'log') {
    const first = Math.floor(Math.log10(low))
    const decades = Array.from({ length: Math.ceil(Math.log10(high)) - first + 1 }, (_, k) => 10 ** (first + k))
    return decades
      .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((times) => times * decade))
      .filter((value) => isInside(value) && ticks.every((tick) => Math.abs(tick / value - 1) > 1e-9))
  }
  const sorted = ticks.toSorted((a, b) => a - b)
  const between = sorted.slice(1).flatMap((tick, k) => {
    const before = sorted[k] as number
    return Array.from({ length: count }, (_, i) => before + ((tick - before) * (i + 1)) / (count + 1))
  })
  const [start, second] = sorted
  const [last, beforeLast] = [sorted.at(-1), sorted.at(-2)]
  if (start === undefined || second === undefined || last === undefined || beforeLast === undefined) return []
  const [under, over] = [(second - start) / (count + 1), (last - beforeLast) / (count + 1)]
  const outside = Array.from({ length: count }, (_, i) => [start - under * (i + 1), last + over * (i + 1)]).flat()
  return [...between, ...outside].filter((value) => isInside(value) && isFree(value))
}
