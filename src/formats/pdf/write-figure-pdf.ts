import { jsPDF } from 'jspdf'
import { layout } from '#figure/layout.ts'
import { outlineAt } from '#figure/point-shapes.ts'
import type { PathPrimitive, PointsPrimitive, Primitive, TextPrimitive } from '#figure/primitive.ts'
import { drawPoints, type PlacedPixels } from '#figure/raster/draw-points.ts'
import { figureLayers, hasPicturedPoints, PICTURE_PER_MM } from '#figure/raster/pictured-points.ts'
import type { Colour, Scene } from '#figure/scene.ts'
import { colourOf, themed } from '#figure/theme.ts'
import { tracePath } from '#figure/trace-path.ts'
import { dashes } from '#figure/typography.ts'
import { PROVENANCE_NAMESPACE } from '../document/provenance.ts'
import { FormatError } from '../format-error.ts'
import { writePng } from '../image/write-png.ts'
import type { FontFile } from './font-files.ts'
import { type Face, typeset } from './typeset.ts'

const POINTS_PER_MM = 72 / 25.4
/** Stroke width, as a share of the type size, that imitates bold for a face without it. */
const BOLDENING = 0.03

/** A font file with its contents as TrueType. */
export interface LoadedFont extends FontFile {
  readonly sfnt: Uint8Array
}

interface Canvas {
  readonly pdf: jsPDF
  readonly faces: readonly Face[]
  readonly colour: (colour: Colour) => string
  /** Page points per layout point. */
  readonly unit: number
  readonly missing: Set<string>
}

/**
 * A scene as a one-page PDF of the scene's size. Lines stay vectors, and only the used characters of each font are embedded. Throws
 * `FormatError('pdf-characters')` if no font has a character.
 * @param provenance how it was computed, as ASCII text, for the metadata of the file; empty for none
 * @param pictures pixels per mm in which more than `MAX_SHAPES` points are drawn; null if each point is to be a shape
 */
export function writeFigurePdf(
  scene: Scene,
  fonts: readonly LoadedFont[],
  language: 'en' | 'zh',
  pictures: number | null = PICTURE_PER_MM,
  provenance = '',
): Uint8Array {
  const laidOut = layout(scene)
  const { width, height, widthMm, description, primitives } = laidOut
  // enlarged type is laid out on a smaller page and scaled up
  const unit = (widthMm * POINTS_PER_MM) / width
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width * unit, height * unit],
    orientation: width > height ? 'landscape' : 'portrait',
    putOnlyUsedFonts: true,
    compress: true,
  })
  pdf.setProperties({ title: description, creator: 'Slipstick 算尺' })
  pdf.setLanguage(language === 'zh' ? 'zh-CN' : 'en')
  if (provenance !== '') pdf.addMetadata(provenance, `${PROVENANCE_NAMESPACE}#`)
  pdf.setLineJoin('round')
  const theme = themed('print', scene.look)
  const colour = (wanted: Colour) => colourOf(wanted, theme)
  const canvas: Canvas = { pdf, faces: addFonts(pdf, fonts), colour, unit, missing: new Set() }
  const layers = pictures !== null && hasPicturedPoints(scene) ? figureLayers(laidOut) : [{ shapes: primitives }]
  for (const layer of layers) {
    if ('shapes' in layer) for (const primitive of layer.shapes) draw(primitive, canvas)
    else drawPicture(drawPoints(layer.points, layer.bounds, ((pictures ?? 0) * widthMm) / width, colour), canvas)
  }
  if (canvas.missing.size > 0) throw new FormatError('pdf-characters', { characters: [...canvas.missing].join(' ') })
  return new Uint8Array(pdf.output('arraybuffer'))
}

/** The faces in which a document draws. */
export function addFonts(pdf: jsPDF, fonts: readonly LoadedFont[]): readonly Face[] {
  return fonts.map(({ name: file, style, sfnt }) => {
    // the prefix marks a font subset
    const name = `SLIPST+${file}`
    pdf.addFileToVFS(name, binaryString(sfnt))
    pdf.addFont(name, name, 'normal')
    pdf.setFont(name)
    const metadata = pdf.getFont().metadata as unknown as { characterToGlyph(codePoint: number): number }
    return {
      name,
      style,
      has: (codePoint) => metadata.characterToGlyph(codePoint) !== 0,
      width: (text, size) => pdf.setFont(name).setFontSize(size).getTextWidth(text),
    }
  })
}

function draw(primitive: Primitive, canvas: Canvas): void {
  switch (primitive.kind) {
    case 'path':
      drawPath(primitive, canvas)
      break
    case 'points':
      drawShapes(primitive, canvas)
      break
    case 'text':
      drawText(primitive, canvas)
      break
    case 'clip': {
      const { pdf, unit } = canvas
      pdf.saveGraphicsState()
      // a rectangle without a style only adds a path
      pdf.rect(primitive.x * unit, primitive.y * unit, primitive.width * unit, primitive.height * unit, null)
      pdf.clip().discardPath()
      for (const inside of primitive.inside) draw(inside, canvas)
      pdf.restoreGraphicsState()
    }
  }
}

function drawPicture(placed: PlacedPixels | null, { pdf, unit }: Canvas): void {
  if (placed === null) return
  const { x, y, width, height, pixels } = placed
  setOpacity(pdf, 1)
  // of a list of pixels the library would drop the opacity
  pdf.addImage(writePng(pixels), 'PNG', x * unit, y * unit, width * unit, height * unit, undefined, 'FAST')
}

function drawPath({ d, stroke, width, dash, fill, opacity }: PathPrimitive, canvas: Canvas): void {
  const { pdf, unit } = canvas
  if (stroke === null && fill === null) return
  setPaint(canvas, { stroke, fill, opacity, width })
  pdf.setLineDashPattern(dash === undefined ? [] : dashes[dash].map((length) => length * unit), 0)
  tracePath(d, {
    moveTo: (x, y) => pdf.moveTo(x * unit, y * unit),
    lineTo: (x, y) => pdf.lineTo(x * unit, y * unit),
    close: () => pdf.close(),
  })
  if (stroke !== null && fill !== null) pdf.fillStroke()
  else if (fill !== null) pdf.fill()
  else pdf.stroke()
}

function drawShapes(points: PointsPrimitive, canvas: Canvas): void {
  const { pdf, unit } = canvas
  const { x, y, shape, r, ...style } = points
  if (shape !== 'circle') {
    for (const [k, atX] of x.entries())
      drawPath({ ...style, kind: 'path', d: outlineAt(shape, atX, y[k] ?? 0, r) }, canvas)
    return
  }
  setPaint(canvas, style)
  const drawn = style.stroke === null ? 'F' : style.fill === null ? 'S' : 'FD'
  pdf.setLineDashPattern([], 0)
  for (const [k, atX] of x.entries()) pdf.circle(atX * unit, (y[k] ?? 0) * unit, r * unit, drawn)
}

interface Paint {
  readonly stroke: Colour | null
  readonly fill: Colour | null
  readonly opacity: number
  readonly width: number
}

function setPaint({ pdf, colour, unit }: Canvas, { stroke, fill, opacity, width }: Paint): void {
  setOpacity(pdf, opacity)
  if (fill !== null) pdf.setFillColor(colour(fill))
  if (stroke !== null) pdf.setDrawColor(colour(stroke)).setLineWidth(width * unit)
}

function setOpacity(pdf: jsPDF, opacity: number): void {
  pdf.setGState(pdf.GState({ opacity, 'stroke-opacity': opacity }))
}

function drawText({ text, x, y, size, anchor, colour, bold, upwards }: TextPrimitive, canvas: Canvas): void {
  const { pdf, unit } = canvas
  const { runs, width, missing } = typeset(text, size * unit, bold === true, canvas.faces)
  for (const character of missing) canvas.missing.add(character)
  const ink = canvas.colour(colour)
  setPaint(canvas, { stroke: colour, fill: colour, opacity: 1, width: 0 })
  pdf.setTextColor(ink)
  let along = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  for (const run of runs) {
    pdf.setFont(run.face.name).setFontSize(run.size)
    pdf.setLineWidth(run.size * BOLDENING)
    const mode = { renderingMode: run.embolden ? ('fillThenStroke' as const) : ('fill' as const) }
    if (upwards === true) pdf.text(run.text, x * unit - run.rise, y * unit - along, { ...mode, angle: 90 })
    else pdf.text(run.text, x * unit + along, y * unit - run.rise, mode)
    along += run.width
  }
}

/** A string with one character per byte, as the library expects binary files. */
function binaryString(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let i = 0; i < bytes.length; i += 8192) parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)))
  return parts.join('')
}
