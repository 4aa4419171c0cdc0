import { layout } from '../layout.ts'
import type { FigureLayout } from '../primitive.ts'
import { type SvgSettings, svgDocument } from '../render-svg.ts'
import type { Scene } from '../scene.ts'
import { colourOf, type Theme, themed } from '../theme.ts'
import { drawPoints, type PlacedPixels } from './draw-points.ts'
import { figureLayers, type PicturedPoints } from './pictured-points.ts'

export interface PictureSettings extends SvgSettings {
  /** Pixels per mm of paper. */
  readonly perMm: number
  /** The URL of a picture, such as a data URL. */
  readonly urlOf: (pixels: PlacedPixels['pixels']) => string
}

/** As `renderSvg`, but points of which there are many together are pictures in the document. */
export function renderPicturedSvg(scene: Scene, { perMm, urlOf, ...settings }: PictureSettings): string {
  const laidOut = layout(scene)
  const theme = themed(settings.theme, scene.look)
  const perPoint = (perMm * laidOut.widthMm) / laidOut.width
  const pieces = figureLayers(laidOut).map((layer) => {
    if ('shapes' in layer) return layer.shapes
    const placed = drawn(layer, perPoint, theme)
    return placed === null ? '' : imageElement(placed, layer.points[0]?.ref ?? 'points', urlOf)
  })
  return svgDocument(pieces, laidOut, scene.look, settings)
}

/** A part of a figure on the screen: an SVG as large as the figure, or points that are drawn as pixels. */
export type ScreenLayer = { readonly svg: string } | ScreenPoints

export interface ScreenPoints {
  /** @param width pixels across the figure */
  readonly draw: (width: number) => PlacedPixels | null
  /** All that the pixels depend on but the width: equal for layers that are drawn alike. */
  readonly drawn: PicturedPoints & { readonly theme: Theme }
  /** The size of the figure in the points of `PlacedPixels`. */
  readonly page: Pick<FigureLayout, 'width' | 'height'>
}

/**
 * A figure as SVGs with points drawn as pixels between them. A browser takes longer for 10 000 circles of an SVG than for the pixels of all.
 */
export function renderLayers(scene: Scene, settings: SvgSettings): readonly ScreenLayer[] {
  const laidOut = layout(scene)
  const theme = themed(settings.theme, scene.look)
  const layers = figureLayers(laidOut)
  const ground = layers[0] && 'points' in layers[0] ? [{ shapes: [] }] : []
  return [...ground, ...layers].map((layer, k) => {
    if ('shapes' in layer) return { svg: svgDocument([layer.shapes], laidOut, scene.look, settings, k === 0) }
    const draw = (width: number) => drawn(layer, width / laidOut.width, theme)
    return { draw, drawn: { ...layer, theme }, page: laidOut }
  })
}

/** Whether two layers have the same pixels, because an edit of the figure changed other parts. */
export function areDrawnAlike(one: ScreenPoints, other: ScreenPoints): boolean {
  const [a, b] = [one.drawn, other.drawn]
  if (one.page.width !== other.page.width || one.page.height !== other.page.height) return false
  if (a.points.length !== b.points.length) return false
  const styled = ({ points, bounds, theme }: typeof a) =>
    JSON.stringify([
      bounds.x,
      bounds.y,
      bounds.width,
      bounds.height,
      theme,
      points.map(({ x: _x, y: _y, ...style }) => style),
    ])
  return (
    styled(a) === styled(b) &&
    a.points.every(({ x, y }, k) => areEqual(x, b.points[k]?.x) && areEqual(y, b.points[k]?.y))
  )
}

function areEqual(a: readonly number[], b: readonly number[] = []): boolean {
  return a.length === b.length && a.every((value, k) => value === b[k])
}

function drawn({ points, bounds }: PicturedPoints, perPoint: number, theme: Theme): PlacedPixels | null {
  return drawPoints(points, bounds, perPoint, (colour) => colourOf(colour, theme))
}

function imageElement({ pixels, ...box }: PlacedPixels, id: string, urlOf: PictureSettings['urlOf']): string {
  // finer than 0.01 pt: the pixels lie on those of the page
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => Number(value.toFixed(5)))
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<image id="${id}" ${place} preserveAspectRatio="none" href="${urlOf(pixels)}"/>`
}
