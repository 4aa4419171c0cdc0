import { plotFrames } from './layout.ts'
import type { Panel, Scene } from './scene.ts'

const pointsPerMm = 72 / 25.4

/** The size of the plot between the axes that the reader wants, in mm; a side that is omitted is free. */
export interface PlotSize {
  readonly width?: number
  readonly height?: number
  /** `square`: as high as wide. `equal`: a unit of y is as long as a unit of x. */
  readonly shape?: 'square' | 'equal'
}

/** Limits of a page, in mm: beyond them the plot has another size than asked for. */
const [least, most] = [20, 600]

/**
 * A scene whose page is so large that the plot of its first panel has the size that is asked for: figures of a series then have plots of one size,
 * whatever the width of their labels. A shape changes the height.
 */
export function fitPlot(scene: Scene, { width, height, shape }: PlotSize): Scene {
  if (width === undefined && height === undefined && shape === undefined) return scene
  let fitted = scene
  // labels that break into other lines change the room beside the plot
  for (let turn = 0; turn < 4; turn++) {
    const [frame] = plotFrames(fitted)
    const [panel] = fitted.panels
    if (frame === undefined || panel === undefined) return scene
    const millimetres = pointsPerMm / (fitted.look?.scale ?? 1)
    const [wide, high] = [frame.plot.width / millimetres, frame.plot.height / millimetres]
    const across = panelsAcross(fitted)
    const wantedWidth = width ?? wide
    const wantedHeight = shape === undefined ? (height ?? high) : wantedWidth * shapeOf(panel, shape)
    const rows = Math.ceil(fitted.panels.length / across)
    const next = {
      width: within(fitted.width + (wantedWidth - wide) * across),
      height: within(fitted.height + (wantedHeight - high) * rows),
    }
    const isSettled = Math.abs(next.width - fitted.width) < 0.01 && Math.abs(next.height - fitted.height) < 0.01
    fitted = { ...fitted, ...next }
    if (isSettled) break
  }
  return fitted
}

function within(length: number): number {
  return Math.min(most, Math.max(least, length))
}

function panelsAcross({ panels, arrangement = 'row' }: Scene): number {
  if (arrangement === 'column') return 1
  return arrangement === 'row' ? panels.length : Math.min(arrangement.columns, panels.length)
}

/** Height of a plot in parts of its width; axes without equal units on both sides make it a square. */
function shapeOf({ x, y }: Panel, shape: 'square' | 'equal'): number {
  if (shape === 'square' || x.kind === 'band' || y.kind === 'band' || x.kind !== y.kind || x.spacing || y.spacing)
    return 1
  const lengthOf = ({ kind, domain: [from, to] }: typeof x) =>
    Math.abs(kind === 'log' ? Math.log(to / from) : to - from)
  const [wide, high] = [lengthOf(x), lengthOf(y)]
  return wide > 0 && high > 0 ? high / wide : 1
}
