import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesOf } from '#catalog/kit/r-run.ts'
import { initialOptions, readOptions } from '#catalog/kit/read-options.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { loadCompute, loadDefinition, loadRScript } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { importCsv } from '#formats/csv/read-csv.ts'
import { type Task, tasks } from './engine-tasks.ts'
import { type Figure, type Line, median, rounds, timed } from './figure.ts'
import { nativeR, type Peer, webR } from './peers.ts'
import { longEnoughSeconds, shortMs } from './r-timing.ts'
import { trialCsv } from './trial-csv.ts'

const sizes = [1000, 100_000, 1_000_000]

/** Rows up to which R in the browser is timed: a million do not fit beside what R makes of them. */
const mostInWebR = 100_000

/** The same question to all: R runs the very script that the entry writes for the reader, timed without reading the file. */
export const figure: Figure = {
  title: 'whole analyses, frame to outcome in Node, beside R by the same script (x: of native R)',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'slipstick-bench-'))
    const native = nativeR(folder)
    const browser = await webR()
    try {
      const lines: Line[] = []
      const all = new Set([...tasks.flatMap(({ rows = [] }) => rows), ...sizes])
      for (const rows of [...all].toSorted((a, b) => a - b)) {
        const csv = trialCsv(rows)
        const { frame } = await importCsv(new Blob([csv]))
        const peers = rows <= mostInWebR ? [native, browser] : [native]
        for (const peer of peers) await peer.give(csv)
        for (const task of tasks.filter((one) => (one.rows ?? sizes).includes(rows)))
          lines.push(await measureTask(task, frame, peers))
      }
      return [...lines, ...together(lines)]
    } finally {
      browser.close()
      rmSync(folder, { recursive: true })
    }
  },
}

async function measureTask(
  { what, analysis, options: asked }: Task,
  frame: Frame,
  peers: readonly Peer[],
): Promise<Line> {
  const [definition, compute, { rScript }] = await Promise.all([
    loadDefinition(analysis),
    loadCompute(analysis),
    loadRScript(analysis),
  ])
  const dictionary = describeColumns(frame)
  const options = { ...initialOptions(definition), ...asked }
  const question = { version: definition.version, options, frames: [frame], dictionary }
  const context = {
    progress: () => undefined,
    checkpoint: () => Promise.resolve(),
    signal: { aborted: false },
  }
  const times: number[] = []
  while (!isEnough(times)) {
    const ms = await timed(async () => {
      const outcome = await runAnalysis(definition, compute, question, context)
      if (outcome.status !== 'done') throw new Error(`${analysis}: ${JSON.stringify(outcome)}`)
    })
    times.push(ms)
  }
  const read = readOptions(definition, options, dictionary)
  if (read.status !== 'ok') throw new Error(`${analysis}: ${JSON.stringify(read)}`)
  const script = rScript.script(read.options, { ...dictionary, file: 'data.csv' })
  const beside: Record<string, number | string> = {}
  for (const peer of peers)
    beside[peer.name] =
      peer.name === 'webR' && packagesOf(script).length > 0 ? packagesOf(script).join(' ') : await peer.time(script)
  const ours = median(times)
  return {
    what: `${frame.rows.toLocaleString('en')}: ${what ?? analysis}`,
    value: ours,
    unit: 'ms',
    beside,
    ...(typeof beside.R === 'number'
      ? { ratio: ours / beside.R, target: '<= 1.2 x', met: ours / beside.R <= 1.2 }
      : {}),
  }
}

/** Five times, unless that takes long; more often where it is short, as in R. */
function isEnough(times: readonly number[]): boolean {
  const spent = sum(times)
  return times.length >= rounds ? spent > shortMs || times.length >= 200 : spent > 1000 * longEnoughSeconds
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** All that R was timed for, in two figures: the geometric mean of the ratios, and the largest. */
function together(lines: readonly Line[]): readonly Line[] {
  const compared = lines.flatMap(({ what, ratio }) => (ratio === undefined ? [] : [{ what, ratio }]))
  if (compared.length === 0) return []
  const mean = Math.exp(sum(compared.map(({ ratio }) => Math.log(ratio))) / compared.length)
  const slowest = compared.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst))
  return [
    {
      what: `geometric mean of ${compared.length} ratios`,
      value: '',
      ratio: mean,
      target: '<= 0.5 x',
      met: mean <= 0.5,
    },
    {
      what: `largest: ${slowest.what}`,
      value: '',
      ratio: slowest.ratio,
      target: '<= 1.2 x',
      met: slowest.ratio <= 1.2,
    },
  ]
}
