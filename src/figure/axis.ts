import { scaleLinear, scaleLog } from 'd3-scale'
import type { Axis, BandAxis, ContinuousAxis } from './scene.ts'

/** An axis with a length: positions of values, and labels of ticks. */
export interface PlacedAxis {
  /** From a value of the data (a category's number) to a distance from the start of the axis. */
  readonly place: (value: number) => number
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
}

/** More ticks do not help the reader, however long the axis. */
const maxTicks = 10

/** `length` in points; `spacing` is the minimum distance of two ticks that the layout chooses itself. */
export function placeAxis(axis: Axis, length: number, spacing: number): PlacedAxis {
  return axis.kind === 'band' ? placeBand(axis, length) : placeContinuous(axis, length, spacing)
}

function placeBand({ categories }: BandAxis, length: number): PlacedAxis {
  const step = length / Math.max(categories.length, 1)
  return {
    place: (value) => (value + 0.5) * step,
    ticks: categories.map((label, value) => ({ value, label: label.replaceAll('\n', ' ') })),
  }
}

function placeContinuous(axis: ContinuousAxis, length: number, spacing: number): PlacedAxis {
  const scale = axis.kind === 'log' ? scaleLog() : scaleLinear()
  scale.domain(axis.domain).range([0, length])
  const count = Math.min(Math.max(2, Math.floor(length / spacing)), maxTicks)
  const end = axis.end ?? Number.POSITIVE_INFINITY
  const isWritten = (value: number) => value <= end && (axis.whole !== true || Number.isInteger(value))
  const values = axis.ticks ?? scale.ticks(count).filter(isWritten)
  const labels = tickLabels(values, axis.format ?? 'number')
  return {
    place: (value) => scale(value),
    ticks: values.map((value, i) => ({ value, label: labels[i] ?? '' })),
  }
}

/** The same number of decimals for all, as few as distinguish the ticks exactly. */
function tickLabels(values: readonly number[], format: 'number' | 'percent'): readonly string[] {
  const shown = values.map((value) => Number((format === 'percent' ? value * 100 : value).toPrecision(12)))
  const decimals = Math.max(0, ...shown.map((value) => (String(value).split('.')[1] ?? '').length))
  return shown.map((value) => {
    const text = Math.abs(value).toFixed(Math.min(decimals, 8))
    return value < 0 ? `−${text}` : text
  })
}
