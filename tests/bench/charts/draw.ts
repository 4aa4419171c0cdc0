/**
 * `draw.ts <library> <row> <rounds>`: draws one figure by one library in a process of its own, so that neither the compiled code nor the memory
 * of one is shared with another. Prints the median time in ms after one round to warm up, the size of the SVG and the largest memory as JSON.
 */
import * as Plot from '@observablehq/plot'
import * as echarts from 'echarts'
import { parseHTML } from 'linkedom'
import * as vega from 'vega'
import { compile } from 'vega-lite'
import { load } from '#cli/entries.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { median, timed } from '../figure.ts'
import type { Figures, Row } from './drawing.ts'
import { eCharts } from './echarts.ts'
import { observablePlot } from './observable-plot.ts'
import { ours } from './ours.ts'
import { vegaLite } from './vega-lite.ts'

type Draw = () => Promise<string>

const { document } = parseHTML('<html><body></body></html>')

/** The work that is timed, from numbers to the text of an SVG. */
const libraries: Readonly<Record<string, (row: Row) => Promise<Draw>>> = {
  ours: async (row) => drawn(await prepared(ours(load), row), (scene) => renderSvg(scene, { theme: 'print' })),
  'Observable Plot': async (row) =>
    drawn(
      await prepared(observablePlot, row),
      (options) => Plot.plot({ ...options, document: document as unknown as Document }).outerHTML,
    ),
  'Vega-Lite': async (row) =>
    drawn(await prepared(vegaLite, row), async (spec) => {
      const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none' })
      const svg = await view.toSVG()
      view.finalize()
      return svg
    }),
  ECharts: async (row) =>
    drawn(await prepared(eCharts, row), ({ option, width, height }) => {
      const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
      chart.setOption(option)
      const svg = chart.renderToSVGString()
      chart.dispose()
      return svg
    }),
}

function prepared<T>(figures: Figures<T>, row: Row): Promise<() => T | Promise<T>> {
  const prepare = figures[row]
  if (!prepare) throw new Error(`${row} is not drawn by this library`)
  return prepare()
}

function drawn<T>(figure: () => T | Promise<T>, text: (figure: T) => string | Promise<string>): Draw {
  return async () => text(await figure())
}

const [library = '', row = '', rounds = '1'] = process.argv.slice(2)
const draw = await libraries[library]?.(row as Row)
if (!draw) throw new Error(`${library} is not known`)
const svg = await draw()
if (!/<svg[\s>]/.test(svg) || /NaN|Infinity/.test(svg)) throw new Error(`${library} draws no figure of ${row}`)
const times: number[] = []
for (let k = 0; k < Number(rounds); k++) times.push(await timed(draw))
const report = { ms: median(times), bytes: svg.length, mb: process.resourceUsage().maxRSS / 1024 }
console.log(JSON.stringify(report))
