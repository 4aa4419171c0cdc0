import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { applyStyle, type StyleRemark } from '#catalog/kit/figures/apply-style.ts'
import { type FigureStyle, styleOptions } from '#catalog/kit/figures/figure-style.ts'
import type { PlotModule } from '#catalog/kit/figures/plot.ts'
import { isStyle } from '#catalog/kit/figures/style-leaves.ts'
import type { Display } from '#catalog/kit/message.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import type { Scene } from '#figure/scene.ts'

export interface StyledScene {
  readonly scene: Scene
  readonly remarks: readonly StyleRemark[]
  /** The caption that the figure has of its own. */
  readonly caption: string | undefined
}

/**
 * The figure of a chart, or one of an analysis, in the reader's style.
 * @param n the rows that it draws
 */
export function chartScene(
  { plots }: PlotModule,
  { of, data }: OutcomeFigure,
  style: FigureStyle,
  display: Display,
  n?: number,
): StyledScene | undefined {
  const { figureWidth: width, figureHeight: height } = style
  const size = { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) }
  const drawn = plots[of]?.plot(data, { ...display, size })
  const rows = n === undefined ? undefined : { n, language: display.settings.language }
  return drawn && { ...applyStyle(drawn, style, rows), caption: drawn.caption }
}

const nothing: DataDictionary = { columns: [] }

/** The style of a chart; invalid options fall back to their defaults, and are marked in the form. */
export function styleOf(stored: StoredOptions): FigureStyle {
  const chosen = Object.fromEntries(Object.entries(stored).filter(([leaf]) => isStyle(leaf)))
  const read = readOptions({ options: styleOptions }, chosen, nothing)
  const usual = readOptions({ options: styleOptions }, {}, nothing)
  if (read.status === 'ok') return read.options
  if (usual.status === 'ok') return usual.options
  throw new Error('The usual look of a figure cannot be read')
}
