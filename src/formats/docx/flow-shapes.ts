import {
  flowPadding,
  flowType,
  isStacked,
  type Place,
  type PlacedArrow,
  type PlacedBox,
  type PlacedFlow,
  type PlacedLine,
  type PlacedStage,
  pointIndent,
  pointMarks,
} from '#figure/place-flow.ts'
import { stroke } from '#figure/typography.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { tableFont } from './docx-styles.ts'

const emuPerPoint = 12_700
const twipsPerPoint = 20
export const emu = (points: number) => Math.round(points * emuPerPoint)
const twips = (points: number) => Math.round(points * twipsPerPoint)

/** DrawingML measures angles in 60 000ths of a degree. */
const quarterTurn = 5_400_000
const ink = '000000'

/**
 * A flow chart as the DrawingML shapes of a group: boxes and stages have editable text, arrows are connectors attached to their boxes. Ids
 * count from `firstId`; `tint` is the colour of stages and headings as six hexadecimal digits.
 */
export function flowShapes({ boxes, arrows, stages }: PlacedFlow, firstId: number, tint: string): string {
  const boxId = (k: number) => firstId + k
  const later = firstId + boxes.length
  return [
    ...boxes.map((box, k) => boxShape(box, boxId(k), tint)),
    ...stages.map((stage, k) => stageShape(stage, later + k, tint)),
    ...arrows.map((arrow, k) => connector(arrow, later + stages.length + k, boxId)),
  ].join('')
}

function boxShape(box: PlacedBox, id: number, tint: string): string {
  const paint = box.role === 'heading' ? filled(tint) : `${filled('FFFFFF')}${line('')}`
  const paragraphs = box.lines.map((one) => paragraph(one, box.centred)).join('')
  // tolerates a word processor that sets the text slightly wider than computed
  const body = `vert="horz" anchor="${box.centred ? 'ctr' : 't'}"${insets(flowPadding - 1)}`
  return shape(box, id, paint, paragraphs, body)
}

/** Chinese text runs downwards with upright characters; text with Latin letters is rotated to read upwards. */
function stageShape(stage: PlacedStage, id: number, tint: string): string {
  const text = paragraph({ text: stage.label, bold: true, pieces: [] }, true)
  return shape(
    stage,
    id,
    filled(tint),
    text,
    `vert="${isStacked(stage.label) ? 'eaVert' : 'vert270'}" anchor="ctr"${insets(0)}`,
  )
}

const insets = (points: number) => ['l', 't', 'r', 'b'].map((side) => ` ${side}Ins="${emu(points)}"`).join('')

function shape(place: Place, id: number, paint: string, paragraphs: string, body: string): string {
  return [
    `<wps:wsp><wps:cNvPr id="${id}" name="Box ${id}"/><wps:cNvSpPr txBox="1"/>`,
    `<wps:spPr>${frame(place, '')}${geometry('rect')}${paint}</wps:spPr>`,
    `<wps:txbx><w:txbxContent>${paragraphs}</w:txbxContent></wps:txbx>`,
    `<wps:bodyPr wrap="square" ${body}><a:noAutofit/></wps:bodyPr></wps:wsp>`,
  ].join('')
}

function paragraph({ text, bold, point }: PlacedLine, centred: boolean): string {
  const left = twips((point ?? 0) * pointIndent)
  const hanging = point === undefined ? '' : `<w:ind w:left="${left}" w:hanging="${twips(pointIndent)}"/>`
  const spacing = `<w:spacing w:before="0" w:after="0" w:line="${twips(flowType.leading)}" w:lineRule="exact"/>`
  const font = `<w:rFonts w:ascii="${tableFont.ascii}" w:hAnsi="${tableFont.hAnsi}" w:eastAsia="${tableFont.eastAsia}" w:cs="${tableFont.cs}"/>`
  const size = `<w:sz w:val="${2 * flowType.size}"/><w:szCs w:val="${2 * flowType.size}"/>`
  const run = `<w:rPr>${font}${bold === true ? '<w:b/>' : ''}<w:color w:val="${ink}"/>${size}</w:rPr>`
  const stop = point === undefined ? '' : `<w:tabs><w:tab w:val="left" w:pos="${left}"/></w:tabs>`
  const mark = point === undefined ? '' : `<w:r>${run}<w:t>${pointMarks[point]}</w:t><w:tab/></w:r>`
  return `<w:p><w:pPr>${stop}${spacing}${hanging}<w:jc w:val="${centred ? 'center' : 'left'}"/></w:pPr>${mark}<w:r>${run}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
}

/** Connection sites of a rectangle, numbered counterclockwise from the top. */
const site = { top: 0, left: 1, bottom: 2, right: 3 } as const

function connector({ from, to, points }: PlacedArrow, id: number, boxId: (box: number) => number): string {
  const [start, end] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  const [width, height] = [Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])]
  const place = { x: Math.min(start[0], end[0]), y: Math.min(start[1], end[1]), width, height }
  const leftwards = end[0] < start[0]
  const level = points.length < 4 && (points.at(-2)?.[1] ?? 0) === end[1]
  const [leaves, enters] = [
    points.length === 2 && level ? (leftwards ? site.left : site.right) : site.bottom,
    level ? (leftwards ? site.right : site.left) : site.top,
  ]
  const form =
    points.length === 2
      ? `${frame(place, leftwards ? ' flipH="1"' : '')}${geometry('straightConnector1')}`
      : `${turned(place, leftwards)}${geometry(`bentConnector${points.length - 1}`)}`
  return [
    `<wps:wsp><wps:cNvPr id="${id}" name="Arrow ${id}"/><wps:cNvCnPr>`,
    `<a:stCxn id="${boxId(from)}" idx="${leaves}"/><a:endCxn id="${boxId(to)}" idx="${enters}"/></wps:cNvCnPr>`,
    `<wps:spPr>${form}${line('<a:tailEnd type="triangle" w="med" len="med"/>')}</wps:spPr><wps:bodyPr/></wps:wsp>`,
  ].join('')
}

/** Office's bent connectors start horizontally; a quarter turn about their centre makes them start vertically. */
function turned({ x, y, width, height }: Place, leftwards: boolean): string {
  const place = { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width }
  return frame(place, leftwards ? ` rot="${quarterTurn}"` : ` rot="${3 * quarterTurn}" flipH="1"`)
}

function frame({ x, y, width, height }: Place, attributes: string): string {
  return `<a:xfrm${attributes}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`
}

const geometry = (name: string) => `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`
const filled = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`
const line = (end: string) => `<a:ln w="${emu(stroke.thin)}">${filled(ink)}${end}</a:ln>`
