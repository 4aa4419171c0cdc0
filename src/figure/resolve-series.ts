import type { Colour, Dash, Legend, LegendItem, Mark, Panel, Scene, Shape } from './scene.ts'

const shapes: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'triangle-down', 'plus', 'cross']
const dashes: readonly (Dash | undefined)[] = [undefined, 'dashed', 'dotted', 'dash-dot', 'long-dashed', 'dash-dot-dot']

/** A scene whose points and lines have the shape and the dashes of their series: colour is not all that tells them apart. */
export function resolveSeries(scene: Scene): Scene {
  const isColourOnly = scene.look?.groups === 'colour'
  const resolve = <M extends Mark | LegendItem>(drawn: M): M => resolveOne(drawn, isColourOnly)
  return {
    ...scene,
    panels: scene.panels.map((panel): Panel => ({ ...panel, marks: panel.marks.map(resolve) })),
    ...(scene.legend && { legend: { ...scene.legend, items: scene.legend.items.map(resolve) } satisfies Legend }),
  }
}

function resolveOne<M extends Mark | LegendItem>(drawn: M, isColourOnly: boolean): M {
  const { shape, dash, ...rest } = drawn as M & { shape?: Shape | 'of-series'; dash?: Dash | 'of-series' }
  if (shape !== 'of-series' && dash !== 'of-series') return drawn
  const series = isColourOnly ? 0 : seriesOf(drawn as { colour: Colour })
  const dashed = dash === 'of-series' ? dashes[series % dashes.length] : dash
  return {
    ...rest,
    ...(shape && { shape: shape === 'of-series' ? shapes[series % shapes.length] : shape }),
    ...(dashed && { dash: dashed }),
  } as M
}

function seriesOf({ colour }: { readonly colour: Colour }): number {
  return typeof colour === 'object' && 'series' in colour ? colour.series : 0
}
