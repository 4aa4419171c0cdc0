import { isAcross } from '../layout-legend.ts'
import type { ColourBar, Legend, LegendItem, Scene } from '../scene.ts'
import { mergeOrders, withoutSize } from './merge-orders.ts'
import { type ColourMaps, seriesIn } from './recolour.ts'

export interface JoinedLegends {
  readonly legend?: Legend
  /** By scene: how its colours change. */
  readonly maps: readonly ColourMaps[]
}

/**
 * One legend for all, in which each group has one colour; undefined if the same mark would mean different things in two scenes, so that each needs
 * its own.
 */
export function joinLegends(scenes: readonly Scene[]): JoinedLegends | undefined {
  const legends = scenes.flatMap(({ legend }) => legend ?? [])
  const [first] = legends
  const usual = scenes.map(() => ({ series: new Map<number, number>() }))
  if (first === undefined) return { maps: usual }
  const without = scenes.filter(({ legend }) => legend === undefined)
  // the groups that it draws are unknown
  if (without.some(({ panels }) => panels.some((panel) => seriesIn(panel).size > 0))) return undefined
  if (new Set(legends.map(({ also }) => JSON.stringify(also))).size > 1) return undefined
  const items = joinItems(scenes.map(({ legend }) => legend?.items ?? []))
  const bars = joinBars(scenes.map(({ legend }) => legend?.bar))
  if (items === undefined || bars === undefined) return undefined
  const { unlessLabelled: _, bar: __, ...rest } = first
  const isOutside = isAcross(first.place) || first.place === 'right'
  return {
    legend: {
      ...rest,
      items: items.items,
      ...(bars.bar && { bar: bars.bar }),
      // a corner that is free in one panel is not in another
      place: isOutside ? first.place : 'top',
    },
    maps: items.series.map((series, k) => {
      const scale = bars.scales[k]
      return { series, ...(scale && { scale }) }
    }),
  }
}

interface JoinedItems {
  readonly items: readonly LegendItem[]
  readonly series: readonly ReadonlyMap<number, number>[]
}

function joinItems(lists: readonly (readonly LegendItem[])[]): JoinedItems | undefined {
  const given = lists.map((items) => items.map((item) => ({ ...item, label: withoutSize(item.label) })))
  const keys = given.map((items) => items.map(({ key, label }) => `${key} ${label}`))
  if (keys.some((own) => new Set(own).size < own.length)) return undefined
  const isSized = given.some((items) => items.some(({ size }) => size !== undefined))
  // sizes are those of the values in each panel
  if (isSized && new Set(given.map((items) => JSON.stringify(items))).size > 1) return undefined
  const order = mergeOrders(keys)
  const found = order.map((name) => given.flatMap((items, k) => items[keys[k]?.indexOf(name) ?? -1] ?? []))
  const first = found.flatMap(([item]) => item ?? [])
  if (isOfEach(keys) || found.some((same) => new Set(same.map(lookOf)).size > 1)) return undefined
  if (haveOneColour(given, found)) return { items: first, series: given.map(() => new Map()) }
  const numbered = numberSeries(given, keys)
  if (numbered === undefined) return undefined
  const items = first.map((item, k): LegendItem => {
    const series = numbered.numbers.get(order[k] ?? '')
    return series === undefined ? item : { ...item, colour: { series } }
  })
  return { items, series: numbered.series }
}

/** Whether no item of a panel is in another, as in a legend with results: it cannot be common. */
function isOfEach(keys: readonly (readonly string[])[]): boolean {
  const all = keys.flat()
  return keys.length > 1 && keys.every(({ length }) => length > 1) && new Set(all).size === all.length
}

/** Series by the names of groups; undefined if a figure shows two groups in one colour. */
function numberSeries(given: readonly (readonly LegendItem[])[], keys: readonly (readonly string[])[]) {
  const bySeries = given.map((items, k) =>
    items
      .flatMap(({ colour }, i) => {
        const series = seriesOf(colour)
        return series === undefined ? [] : [{ series, name: keys[k]?.[i] ?? '' }]
      })
      .sort((one, other) => one.series - other.series),
  )
  if (bySeries.some((list) => new Set(list.map(({ series }) => series)).size < list.length)) return undefined
  // a legend may be in the opposite order of its series
  const numbers = new Map(mergeOrders(bySeries.map((list) => list.map(({ name }) => name))).map((name, k) => [name, k]))
  const series = bySeries.map(
    (list) => new Map(list.map(({ series: from, name }) => [from, numbers.get(name) ?? from])),
  )
  return { numbers, series }
}

/** For figures that keep their own legends, the series that give each group one colour in all; undefined if they need no change, or cannot have it. */
export function commonSeries(scenes: readonly Scene[]): readonly ReadonlyMap<number, number>[] | undefined {
  const given = scenes.map(({ legend }) =>
    (legend?.items ?? []).map((item) => ({ ...item, label: withoutSize(item.label) })),
  )
  const keys = given.map((items) => items.map(({ key, label }) => `${key} ${label}`))
  return given.some(({ length }) => length === 0) || isOfEach(keys) ? undefined : numberSeries(given, keys)?.series
}

/** Everything but the number of the series. */
function lookOf({ colour, ...look }: LegendItem): string {
  return JSON.stringify([seriesOf(colour) === undefined ? colour : 'series', look])
}

/** Whether each group has the same series in all panels, and shares it only with groups with which it appears in one of them. */
function haveOneColour(given: readonly (readonly LegendItem[])[], found: readonly (readonly LegendItem[])[]): boolean {
  const own = found.map((same) => [...new Set(same.map(({ colour }) => seriesOf(colour)))])
  if (own.some(({ length }) => length > 1)) return false
  return found.every((same, k) => {
    const [series] = own[k] ?? []
    const sharing = found.filter((_, i) => series !== undefined && own[i]?.[0] === series)
    return (
      sharing.length < 2 ||
      given.some((items) => sharing.every((one) => one.some((item) => items.includes(item)))) ||
      same.length === 0
    )
  })
}

function seriesOf(colour: LegendItem['colour'] | undefined): number | undefined {
  return typeof colour === 'object' && 'series' in colour ? colour.series : undefined
}

interface JoinedBars {
  readonly bar?: ColourBar
  readonly scales: readonly (ColourMaps['scale'] | undefined)[]
}

/** Everything but the range. */
function kindOf(bar: ColourBar): string {
  return JSON.stringify({ ...bar, domain: undefined, ticks: undefined })
}

function joinBars(bars: readonly (ColourBar | undefined)[]): JoinedBars | undefined {
  const given = bars.flatMap((bar) => bar ?? [])
  const [first] = given
  if (first === undefined) return { scales: [] }
  if (new Set(given.map((bar) => JSON.stringify(bar))).size === 1) return { bar: first, scales: [] }
  const kinds = new Set(given.map(kindOf))
  if (kinds.size > 1 || first.beyond !== undefined) return undefined
  const values = given.flatMap(({ domain }) => domain)
  const domain = [Math.min(...values), Math.max(...values)] as const
  const isReversed = given.some((bar) => bar.domain[0] > bar.domain[1])
  if (isReversed || (first.spacing === 'log' && domain[0] <= 0)) return undefined
  const { ticks: _, ...rest } = first
  const spread = { linear: (v: number) => v, sqrt: Math.sqrt, log: Math.log }[first.spacing]
  const [low, high] = [spread(domain[0]), spread(domain[1])]
  return {
    bar: { ...rest, domain },
    scales: bars.map((bar) => {
      if (bar === undefined) return undefined
      const [from, to] = [spread(bar.domain[0]), spread(bar.domain[1])]
      return { name: bar.scale, at: (place: number) => (from + place * (to - from) - low) / (high - low || 1) }
    }),
  }
}
