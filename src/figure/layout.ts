import { layoutFlow } from './layout-flow.ts'
import { layoutLegend } from './layout-legend.ts'
import { type Box, layoutPanel, titleRoom } from './layout-panel.ts'
import type { FigureLayout, Primitive } from './primitive.ts'
import type { Legend, Panel, Scene } from './scene.ts'
import { boldType, inFamily } from './text-width.ts'
import { type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

const pointsPerMm = 72 / 25.4

/** Converts a scene into positions. Pure, without DOM and fonts. */
export function layout(scene: Scene): FigureLayout {
  return inFamily(scene.look?.font ?? 'sans', () => layOut(scene))
}

function layOut(scene: Scene): FigureLayout {
  if (scene.flow !== undefined) return layoutFlow(scene, scene.flow)
  // doubled type is usual type on a page of half the size
  const scale = scene.look?.scale ?? 1
  const width = (scene.width * pointsPerMm) / scale
  const height = (scene.height * pointsPerMm) / scale
  const margin = 6
  const primitives: Primitive[] = []
  let top = margin
  let bottom = height - margin
  if (scene.title !== undefined) {
    for (const line of wrapText(scene.title, type.title, width - 2 * margin, boldType)) {
      top += type.title
      primitives.push({
        kind: 'text',
        x: margin,
        y: top,
        text: [{ text: line }],
        size: type.title,
        anchor: 'start',
        colour: 'ink',
        bold: true,
      })
      top += 3
    }
    top += 4
  }
  if (scene.caption !== undefined) {
    const lines = wrapText(scene.caption, type.small, width - 2 * margin)
    bottom -= lines.length * (type.small + 2)
    for (const [i, line] of lines.entries()) {
      const y = bottom + (i + 1) * (type.small + 2)
      primitives.push({
        kind: 'text',
        x: margin,
        y,
        text: [{ text: line }],
        size: type.small,
        anchor: 'start',
        colour: 'muted',
      })
    }
    bottom -= 4
  }
  const legend = scene.legend === undefined ? undefined : roomFor(scene.legend, width)
  let right = width - margin
  if (legend?.place === 'top') {
    const placed = layoutLegend(legend, { x: margin, y: top, width: width - 2 * margin })
    primitives.push(...placed.primitives)
    top += placed.height + 4
  } else if (legend?.place === 'right') {
    const placed = layoutLegend(legend, { x: 0, y: 0, width: width * 0.3 })
    right -= placed.width + 8
    primitives.push(...layoutLegend(legend, { x: right + 8, y: top + 8, width: width * 0.3 }).primitives)
  }
  const area = { x: margin, y: top, width: right - margin, height: bottom - top }
  const boxes = tiled(scene.panels, columnsOf(scene), area)
  for (const [i, panel] of scene.panels.entries()) {
    const inner =
      legend !== undefined && legend.place !== 'top' && legend.place !== 'right' && i === 0 ? legend : undefined
    primitives.push(...layoutPanel(panel, boxes[i] ?? area, inner))
  }
  return { width, height, widthMm: scene.width, heightMm: scene.height, description: scene.description, primitives }
}

const gap = 12

function columnsOf({ panels, arrangement = 'row' }: Scene): number {
  if (arrangement === 'row') return panels.length
  return arrangement === 'column' ? 1 : arrangement.columns
}

/** Row by row, with plots of equal width and height: titles get the space that they need. */
function tiled(panels: readonly Panel[], columns: number, { x, y, width, height }: Box): readonly Box[] {
  const rows = Math.ceil(panels.length / columns)
  const titles = Array.from({ length: rows }, (_, r) =>
    Math.max(...panels.slice(r * columns, (r + 1) * columns).map(titleRoom)),
  )
  const free = height - gap * (rows - 1) - titles.reduce((sum, room) => sum + room, 0)
  const each = (width - gap * (columns - 1)) / Math.max(columns, 1)
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

/** A legend that would take half of the panel goes above it. */
function roomFor(legend: Legend, width: number): Legend {
  if (legend.place === 'top' || legend.place === 'right') return legend
  const needed = layoutLegend(legend, { x: 0, y: 0, width }).width
  return needed > width * 0.42 ? { ...legend, place: 'top' } : legend
}
