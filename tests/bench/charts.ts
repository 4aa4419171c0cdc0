import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Row, rows } from './charts/drawing.ts'
import { eCharts } from './charts/echarts.ts'
import { firstFrames } from './charts/first-frame.ts'
import { observablePlot } from './charts/observable-plot.ts'
import { preview } from './charts/preview.ts'
import { vegaLite } from './charts/vega-lite.ts'
import { type Figure, type Line, roundsOf } from './figure.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./charts/draw.ts', import.meta.url))
const peers = { 'Observable Plot': observablePlot, 'Vega-Lite': vegaLite, ECharts: eCharts }

/** Part of the fastest peer's time that a figure may take. */
const MOST = 0.3

/** Figures printed without a target: the layout takes most of their time. */
const unlimited: ReadonlySet<Row> = new Set(['sankey-2000'])

interface Drawn {
  readonly ms: number
  readonly bytes: number
  readonly mb: number
}

async function draw(library: string, row: Row, rounds: number): Promise<Drawn> {
  const { stdout } = await run(process.execPath, [program, library, row, String(rounds)])
  return JSON.parse(stdout) as Drawn
}

async function measured(row: Row, rounds: number): Promise<readonly Line[]> {
  const ours = await draw('ours', row, rounds)
  const beside: Record<string, Drawn> = {}
  for (const [name, peer] of Object.entries(peers))
    if (Object.hasOwn(peer, row)) beside[name] = await draw(name, row, rounds)
  const of = (key: keyof Drawn) => Object.fromEntries(Object.entries(beside).map(([name, drawn]) => [name, drawn[key]]))
  const time = { what: row, value: ours.ms, unit: 'ms', beside: of('ms') } as const
  const memory: Line = { what: `${row}: memory of the process`, value: ours.mb, unit: 'MB', beside: of('mb') }
  const fastest = Math.min(...Object.values(of('ms')))
  if (!Number.isFinite(fastest)) return [time, memory]
  const ratio = ours.ms / fastest
  if (unlimited.has(row)) return [{ ...time, ratio }, memory]
  return [{ ...time, ratio, target: `<= ${MOST} x the fastest`, met: ratio <= MOST }, memory]
}

export const figure: Figure = {
  title:
    'figures from numbers to SVG in Node, each in a process of its own, and to the first frame in Chromium, beside three libraries',
  async measure(asked) {
    const wanted = asked.smoke ? rows.slice(0, 1) : rows
    const lines: Line[] = []
    for (const row of wanted) lines.push(...(await measured(row, roundsOf(asked))))
    return [...lines, ...(await firstFrames(asked)), ...(await preview(asked))]
  },
}
