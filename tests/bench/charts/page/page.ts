import * as Plot from '@observablehq/plot'
import * as echarts from 'echarts'
import * as vega from 'vega'
import { compile } from 'vega-lite'
import { hasPicturedPoints } from '#figure/raster/pictured-points.ts'
import { renderLayers, type ScreenLayer } from '#figure/raster/render-pictured.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import type { Figures, Row } from '../drawing.ts'
import { eCharts } from '../echarts.ts'
import { observablePlot } from '../observable-plot.ts'
import { ours } from '../ours.ts'
import { vegaLite } from '../vega-lite.ts'

const place = document.querySelector('#figure') as HTMLDivElement

/** The charts of the framed figures are scenes of the bench itself. */
const loadNothing = () => Promise.reject(new Error('no chart of the catalogue is drawn in this page'))

/** As the application shows a figure: SVGs as images, and points on canvases between them. */
async function showScene(scene: Scene): Promise<void> {
  const layers: readonly ScreenLayer[] = hasPicturedPoints(scene)
    ? renderLayers(scene, { theme: 'light' })
    : [{ svg: renderSvg(scene, { theme: 'light' }) }]
  const width = Math.round(place.clientWidth * devicePixelRatio)
  const shown = layers.map((layer) => {
    if ('svg' in layer) {
      const image = new Image()
      image.src = URL.createObjectURL(new Blob([layer.svg], { type: 'image/svg+xml' }))
      return image
    }
    const canvas = document.createElement('canvas')
    const placed = layer.draw(width)
    if (!placed) throw new Error('no point is drawn')
    const { pixels } = placed
    canvas.width = pixels.width
    canvas.height = pixels.height
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`
    canvas.style.cssText = `position:absolute;left:${share(placed.x, layer.page.width)};top:${share(placed.y, layer.page.height)};width:${share(placed.width, layer.page.width)};height:${share(placed.height, layer.page.height)}`
    canvas.getContext('2d')?.putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
    return canvas
  })
  const box = document.createElement('div')
  box.style.cssText = `position:relative;aspect-ratio:${scene.width / scene.height}`
  for (const one of shown) {
    if (one instanceof Image) one.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
    box.append(one)
  }
  place.replaceChildren(box)
  for (const one of shown) if (one instanceof Image) await one.decode()
}

const libraries: Readonly<Record<string, (row: Row) => Promise<() => Promise<void>>>> = {
  ours: async (row) => shown(await prepared(ours(loadNothing), row), showScene),
  'Observable Plot, SVG': async (row) =>
    shown(await prepared(observablePlot, row), (options) => place.replaceChildren(Plot.plot(options))),
  'Vega-Lite, canvas': async (row) =>
    shown(await prepared(vegaLite, row), async (spec) => {
      place.replaceChildren()
      await new vega.View(vega.parse(compile(spec).spec), { renderer: 'canvas', container: place }).runAsync()
    }),
  'ECharts, canvas': async (row) =>
    shown(await prepared(eCharts, row), ({ option, width, height }) => {
      const box = document.createElement('div')
      place.replaceChildren(box)
      const chart = echarts.init(box, null, { renderer: 'canvas', width, height })
      return new Promise<void>((done) => {
        chart.on('finished', () => done())
        chart.setOption(option)
      })
    }),
}

function prepared<T>(figures: Figures<T>, row: Row): Promise<() => T | Promise<T>> {
  const prepare = figures[row]
  if (!prepare) throw new Error(`${row} is not drawn by this library`)
  return prepare()
}

function shown<T>(figure: () => T | Promise<T>, show: (figure: T) => unknown): () => Promise<void> {
  return async () => {
    await show(await figure())
  }
}

/** The frame after the next: what was drawn before it is on the screen. */
function frame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

/**
 * Draws a figure by a library so many times, after one round to warm up.
 * @returns ms of each round, from the numbers to the first frame that shows them
 */
async function measure(library: string, row: Row, rounds: number): Promise<readonly number[]> {
  const draw = await libraries[library]?.(row)
  if (!draw) throw new Error(`${library} is not known`)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    place.replaceChildren()
    await frame()
    await frame()
    const start = performance.now()
    await draw()
    await frame()
    if (round > 0) times.push(performance.now() - start)
  }
  return times
}

export type Measure = typeof measure

Object.assign(window, { measure })
