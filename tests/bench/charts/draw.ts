/**
 * `draw.ts <library> <row> <rounds>`: draws one figure by one library in a process of its own, so that neither the compiled code nor the memory
 * of one is shared with another. Prints the median time in ms after one round to warm up, the size of the SVG and the largest memory as JSON.
 */
import { median, timed } from '../figure.ts'
import type { Figures, Row } from './drawing.ts'

type Draw = () => Promise<string>

/** The work that is timed, from numbers to the text of an SVG. Each loads only its own modules: the collector visits all that is loaded. */
const libraries: Readonly<Record<string, (row: Row) => Promise<Draw>>> = {
  ours: async (row) => {
    const { load } = await import('#cli/entries.ts')
    const { renderSvg } = await import('#figure/render-svg.ts')
    const { ours } = await import('./ours.ts')
    return drawn(await prepared(ours(load), row), (scene) => renderSvg(scene, { theme: 'print' }))
  },
  'Observable Plot': async (row) => {
    const Plot = await import('@observablehq/plot')
    const { parseHTML } = await import('linkedom')
    const { observablePlot } = await import('./observable-plot.ts')
    const { document } = parseHTML('<html><body></body></html>')
    return drawn(
      await prepared(observablePlot, row),
      (options) => Plot.plot({ ...options, document: document as unknown as Document }).outerHTML,
    )
  },
  'Vega-Lite': async (row) => {
    const vega = await import('vega')
    const { compile } = await import('vega-lite')
    const { vegaLite } = await import('./vega-lite.ts')
    return drawn(await prepared(vegaLite, row), async (spec) => {
      const view = new vega.View(vega.parse(compile(spec).spec), { renderer: 'none' })
      const svg = await view.toSVG()
      view.finalize()
      return svg
    })
  },
  ECharts: async (row) => {
    const echarts = await import('echarts')
    const { eCharts } = await import('./echarts.ts')
    return drawn(await prepared(eCharts, row), ({ option, width, height }) => {
      const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
      chart.setOption(option)
      const svg = chart.renderToSVGString()
      chart.dispose()
      return svg
    })
  },
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
