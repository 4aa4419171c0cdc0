/**
 * `draw.ts <library> <row> <rounds>`: draws one figure by one library in a process of its own, so that neither the compiled code nor the memory
 * of one is shared with another. Prints the median time in ms after one round to warm up, the size of the SVG and the largest memory as JSON.
 */
import { median, timed } from '../figure.ts'
import type { Drawing, Row } from './drawing.ts'
import { eCharts } from './echarts.ts'
import { observablePlot } from './observable-plot.ts'
import { ours } from './ours.ts'
import { vegaLite } from './vega-lite.ts'

const libraries: Readonly<Record<string, Drawing>> = {
  ours,
  'Observable Plot': observablePlot,
  'Vega-Lite': vegaLite,
  ECharts: eCharts,
}

const [library = '', row = '', rounds = '1'] = process.argv.slice(2)
const prepare = libraries[library]?.[row as Row]
if (!prepare) throw new Error(`${library} does not draw ${row}`)
const draw = await prepare()
const svg = await draw()
if (!/<svg[\s>]/.test(svg) || /NaN|Infinity/.test(svg)) throw new Error(`${library} draws no figure of ${row}`)
const times: number[] = []
for (let k = 0; k < Number(rounds); k++) times.push(await timed(draw))
const report = { ms: median(times), bytes: svg.length, mb: process.resourceUsage().maxRSS / 1024 }
console.log(JSON.stringify(report))
