import type { Scene } from '#figure/scene.ts'
import type { Display } from '../message.ts'
import type { Lines } from './continued.ts'

/** The context of a plot besides its data: words and names in one language; colours come later, from the theme of the renderer. */
export interface PlotSettings extends Display {
  /** The outer size in millimetres; an omitted side is chosen by the figure. */
  readonly size: { readonly width?: number; readonly height?: number }
  /** It becomes a panel beside those of other levels: its legend names a single group as well, and no numbers of the panel. */
  readonly joined?: true
  /** It is one of several figures that continue each other, with these of the lines. */
  readonly lines?: Lines
}

/** Draws one figure of an outcome. Pure; the entry's `compute` and `plot` agree on the shape of the data. */
export interface Plot<Data> {
  plot(data: Data, settings: PlotSettings): Scene
  /** The parts in which a figure with too many lines for one page is drawn, of `most` lines at most, one after another. */
  parts?(data: Data, most?: number): readonly Lines[]
}

/** Exports of `plot.ts`: a plot for each figure of the definition, without the shape of its data. */
export interface PlotModule {
  readonly plots: Readonly<Record<string, Plot<object>>>
}
