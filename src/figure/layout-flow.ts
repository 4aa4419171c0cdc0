import type { FlowChart } from './flow-chart.ts'
import {
  flowAccent,
  flowPadding,
  flowTint,
  flowType,
  isStacked,
  type Place,
  type PlacedArrow,
  type PlacedBox,
  type PlacedStage,
  placeFlow,
  pointIndent,
  pointMarks,
} from './place-flow.ts'
import { coordinate, type FigureLayout, type Primitive, type TextPrimitive } from './primitive.ts'
import type { Scene } from './scene.ts'
import { boldType } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

const pointsPerMm = 72 / 25.4
const head = { length: 5, half: 2.2 }
/** Distance of the title and the caption from the edge of the page. */
const edge = 4
const titleStep = () => type.title + 3
const captionStep = () => type.small + 2

/** A flow chart centred on the page under its title and above its caption, scaled down to fit and up if there is space. */
export function layoutFlow(scene: Scene, chart: FlowChart): FigureLayout {
  const placed = placeFlow({ ...chart, width: chart.width / (scene.look?.scale ?? 1) })
  const page = { width: scene.width * pointsPerMm, height: scene.height * pointsPerMm }
  const room = placed.width - 2 * edge
  const title = scene.title === undefined ? [] : wrapText(scene.title, type.title, room, boldType)
  const caption = scene.caption === undefined ? [] : wrapText(scene.caption, type.small, room)
  const above = title.length === 0 ? 0 : title.length * titleStep() + edge
  const below = caption.length === 0 ? 0 : caption.length * captionStep() + edge
  const scale = Math.max(placed.width / page.width, (placed.height + above + below) / page.height)
  const [width, height] = [page.width * scale, page.height * scale]
  const shift = { x: (width - placed.width) / 2, y: above + (height - placed.height - above - below) / 2 }
  const moved = <T extends Place>(place: T): T => ({ ...place, x: place.x + shift.x, y: place.y + shift.y })
  const left = shift.x + edge
  return {
    width,
    height,
    widthMm: scene.width,
    heightMm: scene.height,
    description: scene.description,
    primitives: [
      ...title.map((line, k) => words('title', line, left, edge + k * titleStep() + type.title)),
      ...placed.stages.flatMap((stage) => stageMarks(moved(stage))),
      ...placed.boxes.flatMap((box) => boxMarks(moved(box))),
      ...placed.arrows.flatMap((arrow) =>
        arrowMarks(arrow.points.map(([x, y]) => [x + shift.x, y + shift.y] as const)),
      ),
      ...caption.map((line, k) => words('caption', line, left, height - below + k * captionStep() + type.small)),
    ],
  }
}

function words(ref: 'title' | 'caption', line: string, x: number, y: number): Primitive {
  const look =
    ref === 'title'
      ? ({ size: type.title, colour: 'ink', bold: true } as const)
      : ({ size: type.small, colour: 'muted' } as const)
  return { ref, kind: 'text', x, y, text: [{ text: line }], anchor: 'start', ...look }
}

function boxMarks(box: PlacedBox): Primitive[] {
  const pieces = box.lines.reduce((sum, line) => sum + line.pieces.length, 0)
  let y = box.y + (box.centred ? (box.height - pieces * flowType.leading) / 2 : flowPadding)
  const left = box.x + flowPadding
  const texts = box.lines.flatMap((line) => {
    const level = line.point ?? 0
    return line.pieces.flatMap((piece, k) => {
      y += flowType.leading
      const at = { y: y - 0.32 * flowType.leading, bold: line.bold }
      const words = box.centred
        ? text(piece, { ...at, x: box.x + box.width / 2, anchor: 'middle' })
        : text(piece, { ...at, x: left + level * pointIndent, anchor: 'start' })
      if (line.point === undefined || k > 0) return [words]
      return [text(pointMarks[line.point], { ...at, x: left + (level - 1) * pointIndent, anchor: 'start' }), words]
    })
  })
  return box.role === 'heading' ? [tinted(box), ...texts] : [outline(box), ...texts]
}

function text(
  words: string,
  place: { x: number; y: number; anchor: 'start' | 'middle'; bold?: true | undefined },
): TextPrimitive {
  const { bold, ...at } = place
  return {
    kind: 'text',
    ...at,
    text: [{ text: words }],
    size: flowType.size,
    colour: 'ink',
    ...(bold === true ? { bold } : {}),
  }
}

const outline = (place: Place): Primitive => ({
  kind: 'path',
  d: rectangle(place),
  stroke: 'ink',
  width: stroke.thin,
  fill: null,
  opacity: 1,
})
const tinted = (place: Place): Primitive => ({
  kind: 'path',
  d: rectangle(place),
  stroke: null,
  width: 0,
  fill: flowAccent,
  opacity: flowTint,
})

function rectangle({ x, y, width, height }: Place): string {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return `M${corners.map((corner) => corner.map(coordinate).join(',')).join('L')}Z`
}

/** Chinese runs downwards, one character below the other; text with Latin letters is rotated to read upwards. */
function stageMarks(stage: PlacedStage): Primitive[] {
  const [x, middle] = [stage.x + stage.width / 2, stage.y + stage.height / 2]
  const base = { kind: 'text', size: flowType.stage, anchor: 'middle', colour: 'ink', bold: true } as const
  if (!isStacked(stage.label))
    return [
      tinted(stage),
      { ...base, x: x + 0.34 * flowType.stage, y: middle, text: [{ text: stage.label }], upwards: true },
    ]
  const characters = Array.from(stage.label)
  const pitch = flowType.stage * 1.12
  return [
    tinted(stage),
    ...characters.map(
      (character, k): Primitive => ({
        ...base,
        x,
        y: middle + (k - (characters.length - 1) / 2) * pitch + 0.36 * flowType.stage,
        text: [{ text: character }],
      }),
    ),
  ]
}

function arrowMarks(points: PlacedArrow['points']): Primitive[] {
  const [end, before] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]]
  const [dx, dy] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])]
  const neck = [end[0] - dx * head.length, end[1] - dy * head.length] as const
  const line = [...points.slice(0, -1), neck].map((point) => point.map(coordinate).join(',')).join('L')
  const sides = [1, -1].map((side) =>
    [neck[0] + side * dy * head.half, neck[1] + side * dx * head.half].map(coordinate).join(','),
  )
  return [
    { kind: 'path', d: `M${line}`, stroke: 'ink', width: stroke.thin, fill: null, opacity: 1 },
    {
      kind: 'path',
      d: `M${end.map(coordinate).join(',')}L${sides.join('L')}Z`,
      stroke: null,
      width: 0,
      fill: 'ink',
      opacity: 1,
    },
  ]
}
