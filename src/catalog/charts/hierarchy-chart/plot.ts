import { plotFrames } from '#figure/layout.ts'
import type { Colour, Legend, LegendItem, Mark, Panel, ScaledColour, Scene, TextMark } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { balanceText, wrapWithin } from '#figure/wrap-text.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { categoryTree, type TreeNode } from '../../kit/plots/category-tree.ts'
import { shadeOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatFraction, formatQuantity } from '../../kit/present/format.ts'
import { captionOf, type Drawn, descriptionOf, wholeOf } from './caption.ts'
import type { HierarchyChartData } from './data.ts'
import {
  type Area,
  holeOf,
  icicleParts,
  lineHeight,
  type Part,
  packedParts,
  sunburstParts,
  treemapParts,
} from './place-parts.ts'

export const plots = { chart: { plot: plotHierarchy } satisfies Plot<HierarchyChartData> }

/** 0.5 mm² in square points: smaller parts are merged. */
const smallest = 0.5 * (72 / 25.4) ** 2
/** More colours cannot be distinguished in a legend. */
const mostNamed = 12

function plotHierarchy(data: HierarchyChartData, settings: PlotSettings): Scene {
  const { layout } = data.show
  const isRound = layout === 'sunburst' || layout === 'packing'
  const width = settings.size.width ?? (isRound ? 120 : 150)
  const height = settings.size.height ?? (isRound ? 122 : 105)
  const scene = (drawn: Drawn, panel: Panel, isNamed: boolean): Scene => ({
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, drawn, settings),
    panels: [panel],
    ...legendOf(data, isNamed, settings),
  })
  // a legend names the first level where its parts have no room for their names
  const isDeep = isInnermost(data) && data.of.length > 1
  for (const isNamed of isDeep || settings.joined ? [true] : [false, true]) {
    // what is left out adds words to the caption, which take room of the plot
    let drawn: Drawn = { hidden: 0, merged: 0, nameless: 0, pale: 0 }
    for (let turn = 0; turn < 3; turn++) {
      const frame = plotFrames(scene(drawn, panelOf({ width: 1, height: 1 }, layout, []), isNamed))[0]
      const area = { width: frame?.plot.width ?? 1, height: frame?.plot.height ?? 1 }
      const { marks, ...found } = drawParts(data, area, settings)
      const isSame = wordsOf(found) === wordsOf(drawn)
      if (!isNamed && found.nameless > 0) break
      if (isSame || turn === 2) return scene(found, panelOf(area, layout, marks), isNamed)
      drawn = found
    }
  }
  throw new Error('With a legend the figure is always drawn')
}

/** Whether only the innermost level is coloured and labelled. */
function isInnermost({ show }: HierarchyChartData): boolean {
  return show.layout === 'treemap' || show.layout === 'packing'
}

/** Which sentences the caption has. */
function wordsOf({ hidden, merged, pale }: Drawn): string {
  return `${hidden > 0} ${merged > 0} ${pale > 0}`
}

function panelOf({ width, height }: Area, layout: HierarchyChartData['show']['layout'], marks: readonly Mark[]): Panel {
  const axis = { kind: 'linear', title: '', ticks: [], bare: true } as const
  return {
    ...(layout === 'sunburst' || layout === 'packing' ? { square: true as const } : {}),
    x: { ...axis, domain: [0, width] },
    y: { ...axis, domain: [0, height] },
    marks,
  }
}

function drawParts(data: HierarchyChartData, area: Area, settings: PlotSettings): Drawn & { marks: readonly Mark[] } {
  const { show, of } = data
  const titles = show.layout === 'icicle' ? columnTitles(data, area.width, settings) : []
  const titleRoom = titles.length === 0 ? 0 : Math.max(...titles.map(({ length }) => length)) * lineHeight + 4
  const inner = { width: area.width, height: area.height - titleRoom }
  const trees = treesOf(data, inner, settings)
  const { parts, groups } = {
    treemap: () => treemapParts(trees, inner),
    icicle: () => ({ parts: icicleParts(trees, of.length, inner), groups: [] }),
    sunburst: () => ({ parts: sunburstParts(trees, of.length, area.width), groups: [] }),
    packing: () => ({ parts: packedParts(trees, area.width), groups: [] }),
  }[show.layout]()
  const colours = coloursOf(data)
  const labels = parts.map((part) => labelOf(part, data, colours(part.node.node), settings))
  const isHidden = (k: number) => parts[k]?.role === 'node' && labels[k]?.length === 0
  return {
    hidden: parts.filter((_, k) => isHidden(k)).length,
    merged: mergedIn(trees),
    pale: parts.filter(({ role }) => role === 'rest').length,
    nameless: parts.filter(({ node }, k) => node.depth === 0 && isHidden(k)).length,
    marks: [
      ...parts.map((part): Mark => {
        const { fill, opacity } = lookOf(part, data, part.role !== 'node' ? null : colours(part.node.node))
        return { ...part.shape, fill, stroke: 'paper', opacity }
      }),
      // a wider gap around the parts of the first level
      ...(of.length === 1 ? [] : groups).map(({ x: [left, right], y: [top, bottom] }): Mark => {
        const [high, low] = [inner.height - top, inner.height - bottom]
        const outline = { x: [left, right, right, left, left], y: [low, low, high, high, low] }
        return { kind: 'line', ...outline, colour: 'paper', width: 2.4 }
      }),
      ...labels.flat(),
      ...titles.flatMap((lines, k) => titleMarks(lines, k, area, of.length)),
      ...(show.layout === 'sunburst' ? middleMarks(data, area.width, settings) : []),
    ],
  }
}

/** The hierarchy with its smallest parts merged. */
function treesOf(data: HierarchyChartData, area: Area, settings: PlotSettings): readonly TreeNode[] {
  const { show, of } = data
  const ring = area.width / 2 / (of.length + 1)
  if (show.layout === 'packing') {
    // how much of the page circles leave is known when they are packed
    const part = packedParts(
      treeOf(data, () => Number.POSITIVE_INFINITY, settings),
      area.width,
    ).find(({ role }) => role === 'node')
    const across = part === undefined ? 1 : Math.max(...part.shape.y) - Math.min(...part.shape.y)
    const whole = ((Math.PI / 4) * across ** 2 * wholeOf(data)) / (part?.node.size ?? 1)
    return treeOf(data, () => whole, settings)
  }
  const place = {
    treemap: () => area.width * area.height,
    icicle: () => (area.width / of.length) * area.height,
    sunburst: (depth: number) => Math.PI * ring * ring * ((depth + 2) ** 2 - (depth + 1) ** 2),
  }[show.layout]
  return treeOf(data, place, settings)
}

/** @param place the area of all nodes of a depth together, in square points */
function treeOf(
  data: HierarchyChartData,
  place: (depth: number) => number,
  { names }: PlotSettings,
): readonly TreeNode[] {
  const { depth, sizes: size, levels, show } = data
  const whole = wholeOf(data)
  const order = (siblings: readonly number[]) =>
    categoryPlaces(
      show.order,
      siblings.map((k) => size[k] ?? 0),
      siblings.map((k) => names.level(levels[k] ?? { variable: '', level: '' })),
    ).flatMap((at) => siblings[at] ?? [])
  return categoryTree({ depth, size }, order, (one, at) => (one / whole) * place(at) < smallest)
}

function mergedIn(nodes: readonly TreeNode[]): number {
  return nodes.reduce((sum, { merged = 0, children }) => sum + merged + mergedIn(children), 0)
}

/** The colour of the mean of a node; null for a node without one. */
function coloursOf(data: HierarchyChartData): (node: number | null) => ScaledColour | null {
  const [low, high] = rangeOf(data)
  return (node) => {
    const value = node === null ? null : (data.means[node] ?? null)
    if (value === null) return null
    return { scale: data.show.scale, at: high > low ? (value - low) / (high - low) : 0.5 }
  }
}

/** Least and greatest mean of the parts that are drawn: those of a treemap and of circles are the innermost. */
function rangeOf(data: HierarchyChartData): readonly [number, number] {
  const { means, depth } = data
  const isDrawn = (k: number) => !isInnermost(data) || (depth[k + 1] ?? 0) <= (depth[k] ?? 0)
  const known = means.filter((mean, k) => mean !== null && isDrawn(k)).map(Number)
  return known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)]
}

function lookOf(
  { node, role }: Part,
  data: HierarchyChartData,
  scaled: ScaledColour | null,
): { readonly fill: Colour; readonly opacity: number } {
  if (scaled !== null) return { fill: scaled, opacity: 1 }
  if (role !== 'node' && data.colour !== null) return { fill: 'muted', opacity: 0.12 }
  if (node.branch === null || node.node === null || data.colour !== null) return { fill: 'muted', opacity: 0.25 }
  if (role !== 'node') return { fill: { series: node.branch }, opacity: 0.12 }
  // inner levels are paler; in a treemap shades tell the branches apart in black and white
  const opacity = isInnermost(data) ? shadeOf(node.branch, 0.55) : 0.62 - 0.14 * node.depth
  return { fill: { series: node.branch }, opacity }
}

function labelOf(
  part: Part,
  data: HierarchyChartData,
  scaled: ScaledColour | null,
  settings: PlotSettings,
): readonly TextMark[] {
  if (part.role !== 'node') return []
  const own = nameOf(part.node, data, settings)
  const path = part.path.map((node) => nameOf(node, data, settings))
  const full = isInnermost(data) ? path.join(settings.settings.language === 'zh' ? '·' : ', ') : own
  const number = numberOf(part.node, data, settings)
  const wrapped = (name: string) => wrappedIn(name, part)
  const variants = [...new Set([full, own])].flatMap(wrapped)
  const candidates = [
    ...(number === '' ? [] : variants.map((lines) => [...lines, number])),
    ...wrapped(own),
  ] as readonly (readonly string[])[]
  const { width, height } = extentOf(part.shape)
  for (const lines of candidates) {
    const place = part.fit(lines)
    if (place === null) continue
    return lines.map(
      (text, k): TextMark => ({
        kind: 'text',
        at: place.at,
        shift: place.shifts[k] ?? [0, 0],
        // a style that makes the plot smaller leaves a label no room
        room: width - 2,
        height: height / lines.length,
        text: [{ text }],
        anchor: place.anchor,
        colour: scaled === null ? 'ink' : { on: scaled },
      }),
    )
  }
  return []
}

function extentOf({ x, y }: Part['shape']): Area {
  return { width: Math.max(...x) - Math.min(...x), height: Math.max(...y) - Math.min(...y) }
}

/** A name wrapped into one to four lines that fit the width and the height of its part. */
function wrappedIn(name: string, { shape }: Part): readonly (readonly string[])[] {
  const { width, height } = extentOf(shape)
  const whole = textWidth(name, sizes.tick)
  return [1, 2, 3, 4]
    .filter((lines) => whole / lines <= width && lines * lineHeight <= height)
    .map((lines) => balanceText(name, sizes.tick, (whole / lines) * 1.15))
    .filter(isReadable)
}

/** No line has a single character, unless the name is read downwards. */
function isReadable(lines: readonly string[]): boolean {
  const single = lines.filter((line) => Array.from(line).length === 1)
  return lines.length === 1 || single.length === 0 || lines.every((line) => /^\p{Script=Han}$/u.test(line))
}

function nameOf({ node, merged }: TreeNode, { levels }: HierarchyChartData, { names, settings }: PlotSettings): string {
  const ref = node === null ? undefined : levels[node]
  if (ref !== undefined) return names.level(ref)
  return settings.language === 'zh' ? `其他 ${merged ?? 0} 项` : `${merged ?? 0} others`
}

function numberOf({ size }: TreeNode, data: HierarchyChartData, { settings }: PlotSettings): string {
  const whole = wholeOf(data)
  const amount = data.size === null ? formatCount(size) : formatQuantity(size, settings)
  const share = `${formatFraction(size / whole, settings)}%`
  return { none: '', n: amount, percent: share, both: `${amount} (${share})` }[data.show.labels]
}

/** Names of the variables above the columns of an icicle. */
function columnTitles({ of }: HierarchyChartData, width: number, { names }: PlotSettings) {
  return of.map(({ variable }) => wrapWithin(names.variable(variable), sizes.tick, width / of.length - 6))
}

function titleMarks(lines: readonly string[], k: number, { width, height }: Area, levels: number): readonly Mark[] {
  return lines.map((text, line) => ({
    kind: 'text',
    at: [(k * width) / levels, height],
    shift: [3, -(line + 0.5) * lineHeight],
    text: [{ text }],
    anchor: 'start',
    colour: 'muted',
  }))
}

/** The whole in the middle of a sunburst, if it has room. */
function middleMarks(data: HierarchyChartData, side: number, { settings }: PlotSettings): readonly Mark[] {
  const whole = wholeOf(data)
  const text = data.size === null ? `n\u00a0=\u00a0${formatCount(whole)}` : formatQuantity(whole, settings)
  if (textWidth(text, sizes.tick) > 1.8 * holeOf(data.of.length, side)) return []
  return [{ kind: 'text', at: [side / 2, side / 2], text: [{ text }], anchor: 'middle', colour: 'ink' }]
}

function legendOf(data: HierarchyChartData, isNamed: boolean, settings: PlotSettings): { readonly legend?: Legend } {
  const { levels, depth, sizes: size, colour, means, of, show } = data
  if (colour !== null) {
    const [low, high] = rangeOf(data)
    const zh = settings.settings.language === 'zh'
    const name = settings.names.variable(colour.variable)
    const bar = {
      title: zh ? `${name}的均数` : `Mean of ${name}`,
      scale: show.scale,
      domain: high > low ? ([low, high] as const) : ([low - 0.5, low + 0.5] as const),
      spacing: 'linear' as const,
      ...(means.includes(null) ? { missing: zh ? '无数据' : 'No value' } : {}),
    }
    return { legend: { place: 'right', items: [], bar } }
  }
  const branches = depth.flatMap((at, k) => (at === 0 ? [k] : []))
  const items = branches.flatMap((k, branch): readonly LegendItem[] => {
    const ref = levels[k]
    if (ref === undefined || !((size[k] ?? 0) > 0)) return []
    const opacity = isInnermost(data) ? shadeOf(branch, 0.55) : 0.62
    return [{ label: settings.names.level(ref), colour: { series: branch }, key: 'box', opacity }]
  })
  if (!isNamed || items.length > mostNamed) return {}
  return { legend: { place: 'top', title: settings.names.variable(of[0]?.variable ?? ''), items } }
}
