import { boxMarks } from '#figure/box-marks.ts'
import { bracketsHeight } from '#figure/layout-brackets.ts'
import type { Colour, LegendItem, Mark, Panel, Scene } from '#figure/scene.ts'
import { comparisonBrackets } from '../../kit/comparison/comparison-words.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { caseLines, courseLegend, courseOf, courses, manyCases } from '../../kit/plots/pair-lines.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { fixed, formatLevel, formatLimits, jointDecimals } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import { captionOf } from './caption.ts'
import type { PairedLinesData, PairedPart } from './data.ts'

export const plots = { chart: { plot: plotPairs } satisfies Plot<PairedLinesData> }

/** Width of one of several plots, in mm: its title needs some. */
const narrowest = 48
/** Height of one plot without brackets, in mm. */
const usual = 62

function plotPairs(data: PairedLinesData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { variables, parts, show } = data
  const names = variables.map(settings.names.variable)
  const together = show.lines === 'group' && parts.length > 1
  const panels = together ? [parts] : parts.map((part) => [part])
  const fitting = Math.max(1, Math.floor((settings.size.width ?? 175) / Math.max(narrowest, 12 * variables.length)))
  const columns = Math.min(panels.length === 4 ? 2 : panels.length, 3, fitting)
  const rows = Math.ceil(panels.length / columns)
  const width = settings.size.width ?? Math.min(175, columns * Math.max(columns > 1 ? 58 : 85, 16 * variables.length))
  const [low, high] = rangeOf(parts)
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  const drawn = panels.map((inside) => panelOf(inside, data, settings))
  const highest = Math.max(
    0,
    ...drawn.map(({ brackets }) => bracketsHeight(brackets ?? [], (width / columns - 18) / variables.length)),
  )
  // in small multiples brackets stand inside the plots, whose axes are then of one height
  const isRow = panels.length > 1 && highest > 0
  const end = high + margin
  const top = isRow ? end + (end - low + margin) * ((highest + 4) / usual) : end
  const cases = parts.flatMap(casesOf)
  const items = together ? [] : legendOf(data, cases, settings)
  return {
    width,
    height: settings.size.height ?? 14 + (usual + highest + 8) * rows + (items.length > 0 || together ? 5 : 0),
    description: descriptionOf(names, parts, settings),
    caption: captionOf(data, language),
    arrangement: { columns },
    panels: drawn.map((panel) => ({
      ...panel,
      x: { kind: 'band', title: '', categories: names },
      y: { kind: 'linear', title: '', domain: [low - margin, top], ...(isRow ? { end } : {}) },
    })),
    ...(items.length > 0 ? { legend: { place: 'top' as const, items } } : {}),
    ...(together &&
      colourLegend(
        parts.map(({ group }) => group),
        { key: 'point', shape: 'of-series' },
        settings,
      )),
  }
}

function legendOf({ show }: PairedLinesData, cases: readonly (readonly number[])[], { settings }: PlotSettings) {
  return show.lines === 'direction' ? courseLegend(cases, settings.language) : ([] as readonly LegendItem[])
}

/** The groups in one panel: one, or all of them in their colours. */
function panelOf(
  inside: readonly PairedPart[],
  data: PairedLinesData,
  settings: PlotSettings,
): Pick<Panel, 'title' | 'marks' | 'brackets' | 'note'> {
  const { variables, parts, show, confidence } = data
  const count = variables.length
  const shift = (k: number) => (k - (inside.length - 1) / 2) * 0.09
  const marks = inside.map((part, k) => partMarks(part, k, shift(k), inside.length > 1, data))
  const centres = parts.flatMap((_, k) => variables.map((__, v) => v + (inside.length > 1 ? shift(k) : 0)))
  const own = data.comparisons.filter(
    ({ first, p }) => typeof p === 'number' && inside.includes(parts[Math.floor(first / count)] as PairedPart),
  )
  const [only] = inside
  const single = inside.length === 1 ? only : undefined
  const brackets = comparisonBrackets(own, centres, show, settings).map((bracket, k) => {
    const { group = null } = parts[Math.floor((own[k]?.first ?? 0) / count)] ?? {}
    if (single !== undefined || group === null) return bracket
    return { ...bracket, text: [{ text: `${settings.names.level(group)} ` }, ...bracket.text] }
  })
  const change = inside.flatMap(({ change: one, group }) => {
    if (one === null || one.error === null) return []
    const { lower, upper } = one.error
    const decimals = jointDecimals(one.estimate, lower, upper, settings.settings)
    const limits = formatLimits(lower, upper, decimals, settings.settings)
    const of = inside.length > 1 && group ? `${settings.names.level(group)}: ` : ''
    const level = formatLevel(confidence)
    const [first, second] =
      settings.settings.language === 'zh'
        ? [`${of}平均变化 ${fixed(one.estimate, decimals)}`, `${level} CI ${limits}`]
        : [`${of}Mean change ${fixed(one.estimate, decimals)}`, `${level} CI ${limits}`]
    return (inside.length > 1 ? [`${first} (${second})`] : [first, second]).map((text) => [{ text }])
  })
  return {
    ...(single?.group && {
      title: sizedName(settings.names.level(single.group), single.n, settings).replace('\n', ' '),
    }),
    // lines and bands below the summaries of all groups
    marks: [...marks.flatMap(({ behind }) => behind), ...marks.flatMap(({ over }) => over)],
    brackets,
    ...(change.length > 0 ? { note: { lines: change, corner: 'above' as const } } : {}),
  }
}

function casesOf({ places }: PairedPart): readonly (readonly number[])[] {
  return (places[0]?.values ?? []).map((_, i) => places.map(({ values }) => values[i] ?? 0))
}

function partMarks(
  part: PairedPart,
  series: number,
  shift: number,
  together: boolean,
  { show, variables }: PairedLinesData,
): { readonly behind: readonly Mark[]; readonly over: readonly Mark[] } {
  const own: Colour = together ? { series } : 'muted'
  const cases = casesOf(part)
  const grey = show.lines === 'grey'
  const lines = caseLines(
    cases,
    (values) => (show.lines === 'direction' ? courses[courseOf(values)].colour : own),
    grey || together ? 0.5 : 1,
  )
  const points = part.places.map(
    ({ values }, place): Mark => ({
      kind: 'point',
      x: values.map(() => place),
      y: values,
      colour: show.lines === 'direction' ? 'muted' : own,
      size: cases.length > 100 ? 1.8 : 2.6,
      shape: together ? 'of-series' : 'circle',
      fill: 'translucent',
    }),
  )
  const isPair = variables.length === 2
  const colour: Colour = together ? { series } : 'ink'
  // beside two measurements, at the places of more
  const centreOf = (v: number) => v + (isPair ? (v === 0 ? -1 : 1) * (0.2 + (together ? series * 0.09 : 0)) : shift)
  const boxes = part.places.flatMap(({ box }, v) =>
    box === null ? [] : boxMarks(box, { centre: centreOf(v), half: together ? 0.035 : 0.08, colour }),
  )
  const means = part.places.flatMap((place, v): readonly Mark[] => {
    const centre = centreOf(v)
    if (place.mean === null) return []
    const { estimate, error } = place.mean
    return withoutFalse([
      error !== null && { kind: 'segment', from: [centre, error.lower], to: [centre, error.upper], colour, width: 1.2 },
      { kind: 'point', x: [centre], y: [estimate], colour, size: 5, shape: 'diamond', fill: 'solid' },
    ])
  })
  return {
    behind: [...bands(part, own), ...boxes, ...lines, ...(show.points && cases.length < manyCases ? points : [])],
    over: [...meanLine(part, shift, colour), ...means],
  }
}

/** The line through the means of more than two measurements. */
function meanLine({ places }: PairedPart, shift: number, colour: Colour): readonly Mark[] {
  const means = places.flatMap(({ mean }) => (mean === null ? [] : [mean.estimate]))
  if (means.length < 3 || means.length < places.length) return []
  return [{ kind: 'line', x: means.map((_, v) => v + shift), y: means, colour, width: 1.4 }]
}

function bands({ places }: PairedPart, colour: Colour): readonly Mark[] {
  const quantiles = places.flatMap(({ quantiles: of }) => (of === null ? [] : [of]))
  if (quantiles.length < places.length) return []
  const x = places.map((_, v) => v)
  const at = (k: number) => quantiles.map((of) => of[k] ?? 0)
  return [
    { kind: 'band', x, lower: at(0), upper: at(4), curve: 'linear', colour },
    { kind: 'band', x, lower: at(1), upper: at(3), curve: 'linear', colour },
    { kind: 'line', x, y: at(2), colour, width: 1.2 },
  ]
}

function descriptionOf(names: readonly string[], parts: readonly PairedPart[], settings: PlotSettings): string {
  const refs = parts.map(({ group }) => group)
  const by = groupedBy(refs, settings)
  if (settings.settings.language === 'zh') return `${names.join('、')}的配对连线图${by}。`
  return `Lines through ${names.join(', ')} of each case${by}.`
}

function rangeOf(parts: readonly PairedPart[]): readonly [number, number] {
  const places = parts.flatMap((part) => part.places)
  return extentOf(
    places.flatMap(({ values, quantiles, box, mean }) => [
      values,
      quantiles ?? [],
      box === null ? [] : [box.low, box.high],
      mean?.error ? [mean.error.lower, mean.error.upper] : [],
    ]),
  )
}
