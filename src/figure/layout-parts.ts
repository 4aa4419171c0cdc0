import type { PlacedPlot, PlotRoom } from './layout-panel.ts'
import type { Look } from './look.ts'
import { movedBy } from './moved-by.ts'
import type { FigureLayout, Primitive } from './primitive.ts'
import type { Colour, Panel, Scene, ScenePart } from './scene.ts'
import { boldType, shorten } from './text-width.ts'
import { type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

const pointsPerMm = 72 / 25.4
/** Between the edge of the page and its caption. */
const margin = 6
/** Height of the strip with the tag, above each figure of a page with tags. */
const tagRoom = () => type.title + 2

type LayOut = (scene: Scene, onPlot?: (panel: number, placed: PlacedPlot) => void) => FigureLayout

/**
 * A page of several figures. Plots of one column begin at one line, and plots of one row end at one line. Elements are named by the tag of their
 * figure, or its number: `A.panel-1.x`.
 * @param layOut the layout of one figure
 */
export function layoutParts(page: Scene, parts: readonly ScenePart[], layOut: LayOut): FigureLayout {
  const scale = page.look?.scale ?? 1
  const points = pointsPerMm / scale
  const [width, height] = [page.width * points, page.height * points]
  const title = titleOf(page, width)
  const tagged = parts.some(({ tag }) => tag !== undefined) ? tagRoom() : 0
  const sized = parts.map((part) => onPage(part, page, tagged / points))
  const rooms = sized.map((scene) => roomsOf(scene, layOut))
  const primitives: Primitive[] = parts.flatMap((part, k) => {
    const scene = sized[k]
    if (scene === undefined) return []
    const of = (same: (other: ScenePart) => boolean) => rooms.filter((_, i) => parts[i] !== undefined && same(parts[i]))
    const left = Math.max(0, ...of(({ x }) => near(x, part.x)).map((room) => room.left))
    const below = Math.max(0, ...of((other) => near(bottomOf(other), bottomOf(part))).map((room) => room.below))
    const { primitives: own } = layOut(withRoom(scene, { left, below }))
    const [x, y] = [part.x * points, part.y * points + title.height]
    const name = part.tag === undefined ? String(k + 1) : part.tag.replaceAll(/[()]/g, '')
    const moved = own.map((primitive) => coloured(movedBy(primitive, x, y + tagged), part.scene.look))
    return [...tagOf(part, x, y, part.width * points), ...named(moved, name)]
  })
  return {
    width,
    height,
    widthMm: page.width,
    heightMm: page.height,
    description: page.description,
    primitives: [...title.primitives, ...primitives, ...captionOf(page, width, height)],
  }
}

/** Height of the caption of a page, in mm. */
export function captionHeight(caption: string, widthMm: number, scale: number): number {
  const points = pointsPerMm / scale
  const lines = wrapText(caption, type.small, widthMm * points - 2 * margin)
  return (lines.length * (type.small + 2) + margin + 4) / points
}

/** The title of the page above its figures, and the height that it takes. */
function titleOf(
  { title }: Scene,
  width: number,
): { readonly primitives: readonly Primitive[]; readonly height: number } {
  if (title === undefined) return { primitives: [], height: 0 }
  const step = type.title + 3
  const lines = wrapText(title, type.title, width - 2 * margin, boldType)
  return {
    height: lines.length * step + 8,
    primitives: lines.map((text, i) => ({
      ref: 'title',
      kind: 'text' as const,
      x: margin,
      y: margin + type.title + i * step,
      text: [{ text }],
      size: type.title,
      anchor: 'start' as const,
      colour: 'ink' as const,
      bold: true as const,
    })),
  }
}

function captionOf({ caption }: Scene, width: number, height: number): readonly Primitive[] {
  if (caption === undefined) return []
  const lines = wrapText(caption, type.small, width - 2 * margin)
  const top = height - margin - lines.length * (type.small + 2)
  return lines.map((text, i) => ({
    ref: 'caption',
    kind: 'text' as const,
    x: margin,
    y: top + (i + 1) * (type.small + 2),
    text: [{ text }],
    size: type.small,
    anchor: 'start' as const,
    colour: 'muted' as const,
  }))
}

function tagOf({ tag }: ScenePart, x: number, y: number, room: number): readonly Primitive[] {
  if (tag === undefined) return []
  const at = { x: x + 2, y: y + type.title }
  const words = shorten(tag, type.title, room - 4, boldType)
  const text = { ref: 'tag', kind: 'text', ...at, text: [{ text: words }], size: type.title } as const
  return [{ ...text, anchor: 'start', colour: 'ink', bold: true }]
}

function onPage({ scene, width, height }: ScenePart, { look }: Scene, tagMm: number): Scene {
  const { scale = 1, font = 'sans' } = look ?? {}
  const own: Look = { palette: 'standard', ...scene.look, font, scale }
  return { ...scene, width, height: height - tagMm, look: own }
}

/** The room beside the plots at the left and at the foot of a figure: those of its first panel, and of its last. */
function roomsOf(scene: Scene, layOut: LayOut): Pick<PlotRoom, 'left' | 'below'> {
  const found = new Map<number, PlotRoom>()
  if (scene.flow === undefined && scene.parts === undefined) layOut(scene, (panel, { room }) => found.set(panel, room))
  const rooms = [...found.values()]
  return { left: rooms[0]?.left ?? 0, below: rooms.at(-1)?.below ?? 0 }
}

function withRoom(scene: Scene, room: Panel['room'] & object): Scene {
  // figures of several panels arrange their plots themselves
  if (scene.panels.length !== 1) return scene
  return { ...scene, panels: scene.panels.map((panel) => ({ ...panel, room })) }
}

function bottomOf({ y, height }: ScenePart): number {
  return y + height
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01
}

function named(primitives: readonly Primitive[], name: string): readonly Primitive[] {
  return primitives.map((primitive) =>
    primitive.kind === 'clip'
      ? { ...primitive, inside: named(primitive.inside, name) }
      : { ...primitive, ref: primitive.ref === undefined ? name : `${name}.${primitive.ref}` },
  )
}

/** Primitives whose series have the colours of their own figure on a page with other colours. */
function coloured(primitive: Primitive, look: Look | undefined): Primitive {
  const { palette = 'standard', colours } = look ?? {}
  const own = (colour: Colour): Colour =>
    typeof colour === 'object' && 'series' in colour
      ? { series: colour.series, of: { palette, ...(colours && { colours }) } }
      : colour
  switch (primitive.kind) {
    case 'clip':
      return { ...primitive, inside: primitive.inside.map((one) => coloured(one, look)) }
    case 'text':
      return { ...primitive, colour: own(primitive.colour) }
    case 'points':
    case 'path':
      return {
        ...primitive,
        fill: primitive.fill && own(primitive.fill),
        stroke: primitive.stroke && own(primitive.stroke),
      }
  }
}
