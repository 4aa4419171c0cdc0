import type { Scene } from '#figure/scene.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { SurvivalFigure } from '../../kit/survival/survival-figure.ts'
import { plotSurvival } from '../../kit/survival/survival-plot.ts'
import { captionOf } from './caption.ts'

export const plots = { chart: { plot } satisfies Plot<SurvivalFigure> }

function plot(data: SurvivalFigure, settings: PlotSettings): Scene {
  const caption = captionOf(data, settings)
  const scene = plotSurvival(data, settings)
  return caption === '' ? scene : { ...scene, caption }
}
