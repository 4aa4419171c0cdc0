import { layoutAnnotation } from './layout-annotation.ts'
import { layoutFlow } from './layout-flow.ts'
import { layoutJoined } from './layout-joined.ts'
import { isAcross, layoutLegend, longestItem } from './layout-legend.ts'
import { fitLineLabels } from './layout-line-labels.ts'
import { type Box, layoutPanel, type PlacedPlot, roomLeft, titleRoom } from './layout-panel.ts'
import { layoutParts } from './layout-parts.ts'
import { isMarked, runsOf } from './marked-text.ts'
import { moveParts } from './move-parts.ts'
import type { PlotFrame } from './plot-frame.ts'
import { type FigureLayout, type Primitive, partsOf, type TextPrimitive } from './primitive.ts'
import { resolveSeries } from './resolve-series.ts'
import type { Legend, Panel, RichRun, Scene } from './scene.ts'
import { boldType, inFamily } from './text-width.ts'
import { inSizes, type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

const pointsPerMm = 72 / 25.4

/** Converts a scene into positions. Pure, without DOM and fonts. */
export function layout(scene: Scene): FigureLayout {
  const laidOut = inFamily(scene.look?.font ?? 'sans', () => layOut(scene))
  return { ...laidOut, primitives: laidOut.primitives.map(inRuns) }
}

/** Numbers in all texts with another sign for the point, which is about as wide. */
function withDecimals(primitive: Primitive, sign: string): Primitive {
  if (primitive.kind === 'clip') return { ...primitive, inside: primitive.inside.map((one) => withDecimals(one, sign)) }
  if (primitive.kind !== 'text') return primitive
  return {
    ...primitive,
    text: primitive.text.map((run) => ({ ...run, text: run.text.replaceAll(decimalPoint, sign) })),
  }
}

const decimalPoint = /(?<=\d)\.(?=\d)/g

const hasMarks = ({ text }: RichRun) => isMarked(text)

/** Texts whose marks have become runs. */
function inRuns(primitive: Primitive): Primitive {
  if (primitive.kind === 'clip') return { ...primitive, inside: primitive.inside.map(inRuns) }
  if (primitive.kind !== 'text' || !primitive.text.some(hasMarks)) return primitive
  return { ...primitive, text: primitive.text.flatMap((run) => (isMarked(run.text) ? runsOf(run.text) : [run])) }
}

/**
 * The plots of a figure on its page, in the order of its panels; none of a flow chart or of a page of several figures.
 */
export function plotFrames(scene: Scene): readonly PlotFrame[] {
  const frames: PlotFrame[] = []
  if (scene.flow === undefined && scene.parts === undefined)
    inFamily(scene.look?.font ?? 'sans', () =>
      layOut(scene, (panel, { frame }) => {
        frames[panel] = frame
      }),
    )
  return frames
}

/** @param onPlot receives the plot of each panel */
function layOut(given: Scene, onPlot?: (panel: number, placed: PlacedPlot) => void): FigureLayout {
  const { sizes = {}, decimal } = given.look ?? {}
  const placed = inSizes(sizes, () => placeAll(given, onPlot))
  if (decimal === undefined) return placed
  // each figure of a page has its own sign
  return { ...placed, primitives: placed.primitives.map((one) => withDecimals(one, decimal)) }
}

function placeAll(given: Scene, onPlot: ((panel: number, placed: PlacedPlot) => void) | undefined): FigureLayout {
  if (given.flow !== undefined) return layoutFlow(given, given.flow)
  if (given.parts !== undefined) return layoutParts(given, given.parts, layOut)
  let scene = resolveSeries(given)
  // doubled type is usual type on a page of half the size
  const scale = scene.look?.scale ?? 1
  const width = (scene.width * pointsPerMm) / scale
  const height = (scene.height * pointsPerMm) / scale
  const margin = scene.look?.margin ?? 6
  const primitives: Primitive[] = []
  let top = margin
  let bottom = height - margin
  const write = (ref: string, text: string, y: number, style: Pick<TextPrimitive, 'size' | 'colour' | 'bold'>) =>
    primitives.push({ ref, kind: 'text', x: margin, y, text: [{ text }], anchor: 'start', ...style })
  const titleLines = scene.title === undefined ? [] : wrapText(scene.title, type.title, width - 2 * margin, boldType)
  const titlePlace = scene.look?.title
  const centred = titlePlace === undefined ? {} : ({ x: width / 2, anchor: 'middle' } as const)
  const writeTitle = (line: string, y: number) =>
    write('title', line, y, { size: type.title, colour: 'ink', bold: true, ...centred })
  if (titlePlace !== 'below' && titleLines.length > 0) {
    for (const line of titleLines) {
      top += type.title
      writeTitle(line, top)
      top += 3
    }
    top += 4
  }
  if (scene.caption !== undefined) {
    const lines = wrapText(scene.caption, type.small, width - 2 * margin)
    bottom -= lines.length * (type.small + 2)
    for (const [i, line] of lines.entries())
      write('caption', line, bottom + (i + 1) * (type.small + 2), { size: type.small, colour: 'muted' })
    bottom -= 4
  }
  if (titlePlace === 'below' && titleLines.length > 0) {
    bottom -= titleLines.length * (type.title + 3)
    for (const [i, line] of titleLines.entries()) writeTitle(line, bottom + i * (type.title + 3) + type.title)
    bottom -= 4
  }
  const space = { x: margin, y: top, width: width - 2 * margin, height: bottom - top }
  scene = withNamedLines(scene, tiled(scene.panels, columnsOf(scene), space))
  const legend = scene.legend === undefined ? undefined : roomFor(scene.legend, width, bottom - top - 8)
  let right = width - margin
  const inside = legend && !isAcross(legend.place) && legend.place !== 'right' ? legend : undefined
  const across =
    legend && isAcross(legend.place) ? layoutLegend(legend, { x: margin, y: 0, width: width - 2 * margin }) : null
  if (legend?.place === 'right') {
    const placed = layoutLegend(legend, { x: 0, y: 0, width: width * besideRoom })
    right -= placed.width + 8
    const beside = layoutLegend(legend, {
      x: right + 8,
      y: top + 8,
      width: width * besideRoom,
      height: bottom - top - 8,
    })
    primitives.push(...partsOf('legend', beside.primitives))
  }
  const taken = across ? across.height + 4 : 0
  const isBelow = legend?.place === 'bottom'
  const isBoxed = scene.look?.frame === 'box'
  const under = {
    x: margin,
    y: isBelow ? top : top + taken,
    width: right - margin,
    height: bottom - top - taken,
  }
  const joined = isJoined(scene) ? layoutJoined(scene.panels, columnsOf(scene), under, isBoxed) : undefined
  const panels = joined?.panels ?? scene.panels
  const boxes = joined?.boxes ?? tiled(panels, columnsOf(scene), under)
  if (given.legend && legend?.place === 'right' && boxes.some((box, i) => isTooNarrow(panels[i], box)))
    return layOut({ ...given, legend: { ...given.legend, place: 'top' } }, onPlot)
  if (legend && across) {
    const [panel, box] = [panels[0], boxes[0]]
    const x = panel && box ? box.x + roomLeft(panel, box).left : margin
    const y = isBelow ? bottom - across.height : top
    const atPlot = layoutLegend(legend, { x, y, width: width - margin - x })
    const isTight = atPlot.height > across.height || longestItem(legend) > width - margin - x
    const placed = isTight ? layoutLegend(legend, { x: margin, y, width: width - 2 * margin }) : atPlot
    primitives.push(...partsOf('legend', placed.primitives))
  }
  primitives.push(...(joined?.titles ?? []))
  const annotations = scene.annotations ?? []
  const over: Primitive[] = []
  for (const [i, box] of boxes.entries()) {
    const panel = panels[i]
    if (!panel) continue
    const place = (placed: PlacedPlot) => {
      onPlot?.(i, placed)
      for (const annotation of annotations)
        if (annotation.panel === i) over.push(...layoutAnnotation(annotation, panel, placed.frame, { width, height }))
    }
    const drawn = layoutPanel(panel, box, `panel-${i + 1}`, {
      legend: i === 0 ? inside : undefined,
      isBoxed,
      onPlot: onPlot || annotations.length > 0 ? place : undefined,
    })
    primitives.push(...drawn)
  }
  const moved = moveParts(primitives, scene.moves ?? {}, { width, height, points: pointsPerMm / scale })
  return {
    width,
    height,
    widthMm: scene.width,
    heightMm: scene.height,
    description: scene.description,
    primitives: noThicker([...moved, ...over], (scene.look?.thickest ?? Number.POSITIVE_INFINITY) / scale),
  }
}

/** Strokes of at most this width. */
function noThicker(primitives: readonly Primitive[], width: number): readonly Primitive[] {
  if (width === Number.POSITIVE_INFINITY) return primitives
  return primitives.map((primitive) => {
    if (primitive.kind === 'clip') return { ...primitive, inside: noThicker(primitive.inside, width) }
    return primitive.kind === 'text' || primitive.width <= width ? primitive : { ...primitive, width }
  })
}

/** A scene whose lines have names beside them, or a legend if one of the panels has no room for names. */
function withNamedLines(scene: Scene, boxes: readonly Box[]): Scene {
  if (scene.panels.every(({ lineLabels }) => lineLabels === undefined)) return scene
  const { legend, ...rest } = scene
  const isNamed = scene.panels.every((panel, i) => fitLineLabels(panel, boxes[i] ?? { width: 0, height: 0 }) !== null)
  if (isNamed) return legend?.unlessLabelled === true ? rest : scene
  const unnamed = scene.panels.map((panel) => {
    const { lineLabels: _, ...others } = panel
    return others
  })
  return { ...scene, panels: unnamed }
}

const gap = 12

/** The part of a figure's width that a legend beside it may take. */
const besideRoom = 0.36

function columnsOf({ panels, arrangement = 'row' }: Scene): number {
  if (arrangement === 'row') return panels.length
  return arrangement === 'column' ? 1 : arrangement.columns
}

function isJoined({ panels, arrangement }: Scene): boolean {
  return typeof arrangement === 'object' && arrangement.joined === true && panels.length > 0
}

/** Row by row, with plots of equal width and height: titles get the space that they need. */
function tiled(panels: readonly Panel[], columns: number, { x, y, width, height }: Box): readonly Box[] {
  const rows = Math.ceil(panels.length / columns)
  const each = (width - gap * (columns - 1)) / Math.max(columns, 1)
  const titles = Array.from({ length: rows }, (_, r) =>
    Math.max(...panels.slice(r * columns, (r + 1) * columns).map((panel) => titleRoom(panel, each))),
  )
  const free = height - gap * (rows - 1) - titles.reduce((sum, room) => sum + room, 0)
  let from = y
  return titles.flatMap((room, r) => {
    const high = free / rows + room
    const boxes = panels
      .slice(r * columns, (r + 1) * columns)
      .map((_, k) => ({ x: x + k * (each + gap), y: from, width: each, height: high }))
    from += high + gap
    return boxes
  })
}

function isTooNarrow(panel: Panel | undefined, box: Box): boolean {
  if (panel?.leastWidth === undefined) return false
  return box.width - roomLeft(panel, box).left - 8 < panel.leastWidth
}

/** A legend that would take half of the panel, or that is higher than the figure, goes above it. */
function roomFor(legend: Legend, width: number, height: number): Legend {
  if (isAcross(legend.place)) return legend
  if (legend.place === 'right') {
    const { bar: _, ...items } = legend
    return layoutLegend(items, { x: 0, y: 0, width: width * besideRoom }).height > height
      ? { ...legend, place: 'top' }
      : legend
  }
  const needed = layoutLegend(legend, { x: 0, y: 0, width }).width
  return needed > width * 0.42 ? { ...legend, place: 'top' } : legend
}
