import type { Scene } from '#figure/scene.ts'
import type { Display } from '../message.ts'

/** What a figure is drawn with besides its data: words and names in one language; colours come later, from the theme of the renderer. */
export interface PlotSettings extends Display {
  /** The outer size in millimetres; what is left out is the figure's own choice. */
  readonly size: { readonly width?: number; readonly height?: number }
}

/** Draws one figure of an outcome. Pure; the shape of the data is agreed between the entry's `compute` and `plot`. */
export interface Plot<Data> {
  plot(data: Data, settings: PlotSettings): Scene
}

/** What `plot.ts` exports: a plot for each figure of the definition, with the shape of its data forgotten. */
export interface PlotModule {
  readonly plots: Readonly<Record<string, Plot<object>>>
}
