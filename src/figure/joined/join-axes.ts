import type { Axis, BandAxis, ContinuousAxis } from '../scene.ts'
import { mergeOrders, withoutCases, withoutSize } from './merge-orders.ts'

/** Axes of one direction in several panels, with one range. */
export interface JoinedAxes {
  /** By panel; they differ only in the sizes of their categories. */
  readonly axes: readonly Axis[]
  /** The axis in a panel without data. */
  readonly empty: Axis
  /** By panel: from a position on its own axis to the one on the common axis; absent if nothing moves. */
  readonly moves: readonly ((value: number) => number)[] | undefined
  /** The categories of some panel have another order on the common axis. */
  readonly isReordered?: true
}

/**
 * Axes with the range, the ticks and the categories of all; undefined if they are of different kinds.
 * @param texts by panel: the positions of its texts, which need as much room to the ends of the axis as before
 */
export function joinAxes(axes: readonly Axis[], texts: readonly (readonly number[])[]): JoinedAxes | undefined {
  const bands = axes.filter((axis) => axis.kind === 'band')
  const scales = axes.filter((axis) => axis.kind !== 'band')
  if (!areAlike(axes)) return undefined
  if (scales.length === 0) return joinBands(bands)
  const axis = joinRanges(scales, texts)
  return { axes: axes.map(() => axis), empty: axis, moves: undefined }
}

/** Whether the axes measure the same in the same way. */
export function areAlike(axes: readonly Axis[]): boolean {
  return new Set(axes.map(kindOf)).size === 1
}

function kindOf(axis: Axis): string {
  const { kind, bare = false } = axis
  if (axis.kind === 'band') {
    const isPlain = axis.margins === undefined && axis.gaps === undefined
    // other room before the categories, or gaps between them, belong to a matrix of its own
    return JSON.stringify([kind, bare, axis.lineless ?? false, isPlain ? '' : axis])
  }
  const { format = 'number', calendar = false, unsigned = false, domain, zero = null, named } = axis
  // names stay where they are on a scale of their own
  const own = named === undefined ? null : [named, domain]
  return JSON.stringify([kind, bare, format, calendar, unsigned, domain[0] > domain[1], zero, own])
}

function joinBands(bands: readonly BandAxis[]): JoinedAxes | undefined {
  const names = bands.map(({ categories }) => categories.map(withoutSize))
  // two categories of one name cannot be distinguished
  if (names.some((own) => new Set(own).size < own.length)) return undefined
  const [first] = bands
  const merged = mergeOrders(names)
  if (first === undefined) return undefined
  const axes = bands.map((band, k) => ({
    ...band,
    categories: merged.map((name) => {
      const others = bands.flatMap(({ categories }, i) => categories[names[i]?.indexOf(name) ?? -1] ?? [])
      return band.categories[names[k]?.indexOf(name) ?? -1] ?? withoutCases(name, others[0] ?? name)
    }),
  }))
  const moves = names.map((own) => {
    const places = own.map((name) => merged.indexOf(name))
    return (value: number) => {
      const category = Math.min(Math.max(Math.round(value), 0), places.length - 1)
      return value - category + (places[category] ?? category)
    }
  })
  const isMoved = names.some((own) => own.some((name, k) => merged[k] !== name))
  const isReordered = names.some((own) =>
    own.some((name, k) => merged.indexOf(name) < merged.indexOf(own[k - 1] ?? '')),
  )
  return {
    axes,
    empty: { ...first, categories: merged },
    moves: isMoved ? moves : undefined,
    ...(isReordered && { isReordered }),
  }
}

/** The range of all, wider if a text at its end would have less room than on its own axis. */
function rangeOf(axes: readonly ContinuousAxis[], texts: readonly (readonly number[])[]): readonly [number, number] {
  const values = axes.flatMap(({ domain }) => domain)
  const ends: [number, number] = [Math.min(...values), Math.max(...values)]
  if (axes.some(({ kind, limited, calendar }) => kind === 'log' || limited === true || calendar === true)) return ends
  let [low, high] = ends
  // each end moves the other: the range is a little too wide rather than computed exactly
  for (let turn = 0; turn < 3; turn++) {
    const span = high - low
    for (const [k, { domain }] of axes.entries()) {
      const own = [Math.min(...domain), Math.max(...domain)] as const
      const at = (texts[k] ?? []).filter((place) => place >= own[0] && place <= own[1])
      if (at.length === 0 || own[0] === own[1]) continue
      const [least, most] = [Math.min(...at), Math.max(...at)]
      low = Math.min(low, least - ((least - own[0]) / (own[1] - own[0])) * span)
      high = Math.max(high, most + ((own[1] - most) / (own[1] - own[0])) * span)
    }
  }
  // axes from 0 keep their foot
  return [ends[0] === 0 ? 0 : low, high]
}

function joinRanges(axes: readonly ContinuousAxis[], texts: readonly (readonly number[])[]): ContinuousAxis {
  const [first] = axes as readonly [ContinuousAxis, ...ContinuousAxis[]]
  const [low, high] = rangeOf(axes, texts)
  const covers = ({ domain }: ContinuousAxis) => Math.min(...domain) === low && Math.max(...domain) === high
  // ticks of a part of the range would leave the rest without
  const ticks = axes.find((axis) => covers(axis) && axis.ticks !== undefined)?.ticks
  const ends = axes.some(({ end }) => end !== undefined)
    ? axes.map(({ end, domain }) => end ?? Math.max(...domain))
    : []
  const { ticks: _, end: __, ...rest } = first
  return {
    ...rest,
    domain: first.domain[0] > first.domain[1] ? [high, low] : [low, high],
    ...(ticks && { ticks }),
    ...(ends.length > 0 && { end: Math.max(...ends) }),
    ...(axes.some(({ limited }) => limited === true) && { limited: true as const }),
    ...(axes.every(({ whole }) => whole === true) ? {} : { whole: undefined }),
  } as ContinuousAxis
}
