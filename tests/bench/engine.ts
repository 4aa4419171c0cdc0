import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detachedContext } from '#catalog/detached-context.ts'
import { initialOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import { packagesOf } from '#catalog/kit/r/r-run.ts'
import { runAnalysis } from '#catalog/run-analysis.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { importCsv } from '#formats/csv/read-csv.ts'
import { type Asked, WrongArguments } from './asked.ts'
import { type Task, tasks } from './engine-tasks.ts'
import { type Figure, type Line, median, roundsOf, timed } from './figure.ts'
import { nativeR, type Peer, webR } from './peers.ts'
import { longEnoughSeconds, shortMs } from './r-timing.ts'
import { trialCsv } from './trial-csv.ts'
import { wideCsv } from './wide-csv.ts'

const sizes = [1000, 100_000, 1_000_000]

/** Most rows for which R in the browser is timed: a million do not fit in memory with R's copies. */
const maxInWebR = 100_000

/** The same question for all peers: R runs the script that the entry writes for the reader, timed without reading the file. */
export const figure: Figure = {
  title: 'whole analyses, frame to outcome in Node, beside R by the same script (x: of native R)',
  async measure(asked) {
    const wanted = chosenTasks(asked)
    const folder = mkdtempSync(join(tmpdir(), 'slipstick-bench-'))
    const peers = await peersFor(asked, folder)
    try {
      const lines: Line[] = []
      for (const { data, rows, chosen } of wanted) {
        const csv = dataOf[data](rows)
        const { frame } = await importCsv(new Blob([csv]))
        const beside = peers.filter(({ name }) => name !== 'webR' || rows <= maxInWebR)
        for (const peer of beside) await peer.give(csv)
        for (const [k, task] of chosen.entries()) {
          const line = await measureTask(task, frame, asked.smoke && k > 0 ? [] : beside, asked)
          lines.push(line)
          console.error(progressLine(line))
        }
      }
      return [...lines, ...together(lines)]
    } finally {
      for (const peer of peers) peer.close()
      rmSync(folder, { recursive: true })
    }
  },
}

const dataOf: Readonly<Record<NonNullable<Task['data']>, (rows: number) => string>> = {
  trial: trialCsv,
  registry: (rows) => Array.from(wideCsv(rows, 42)).join(''),
}

interface Chosen {
  readonly data: NonNullable<Task['data']>
  readonly rows: number
  readonly chosen: readonly Task[]
}

/** The selected tasks, by data and size, smallest first. */
function chosenTasks({ rows: wanted, only, smoke }: Asked): readonly Chosen[] {
  const all = [...new Set([...tasks.flatMap(({ rows = [] }) => rows), ...sizes])].toSorted((a, b) => a - b)
  const isAsked = (rows: number) => (smoke ? rows <= 1000 : wanted === undefined || wanted.includes(rows))
  const matching = tasks.filter(
    ({ what = '', analysis }) => only === undefined || `${what} ${analysis}`.toLowerCase().includes(only),
  )
  const found = all
    .filter(isAsked)
    .flatMap((rows) =>
      (['trial', 'registry'] as const).map((data) => ({
        data,
        rows,
        chosen: matching.filter((task) => (task.data ?? 'trial') === data && (task.rows ?? sizes).includes(rows)),
      })),
    )
    .filter(({ chosen }) => chosen.length > 0)
  if (found.length > 0) return found
  throw new WrongArguments(
    `No task of the engine is called so at this size. Sizes: ${all.join(', ')}. Tasks: ${tasks.map(({ what, analysis }) => what ?? analysis).join(', ')}.`,
  )
}

async function peersFor({ peers = ['R', 'webR'] }: Asked, folder: string): Promise<readonly Peer[]> {
  return [...(peers.includes('R') ? [nativeR(folder)] : []), ...(peers.includes('webR') ? [await webR()] : [])]
}

/** A whole run takes an hour, so each task is printed when it is done. */
function progressLine({ what, value, beside = {}, ratio }: Line): string {
  const others = Object.entries(beside).map(
    ([name, ms]) => `${name} ${typeof ms === 'number' ? `${ms.toPrecision(3)} ms` : ms}`,
  )
  const own = typeof value === 'number' ? `${value.toPrecision(3)} ms` : value
  return [what, own, ...others, ...(ratio === undefined ? [] : [`${ratio.toFixed(2)} x`])].join('  ')
}

async function measureTask(
  { what, analysis, options: asked }: Task,
  frame: Frame,
  peers: readonly Peer[],
  { smoke }: Asked,
): Promise<Line> {
  const [definition, compute, { rScript }] = await Promise.all([
    loadDefinition(analysis),
    load('analyses', analysis, 'compute'),
    load('analyses', analysis, 'r-script'),
  ])
  const dictionary = describeColumns(frame)
  const options = { ...initialOptions(definition), ...asked }
  const question = { version: definition.version, options, frames: [frame], dictionary }
  const times: number[] = []
  while (!isEnough(times, smoke)) {
    const ms = await timed(async () => {
      const outcome = await runAnalysis(definition, compute, question, detachedContext)
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

/** Five runs, fewer if they are slow, more if they are short, as in R. */
function isEnough(times: readonly number[], smoke: boolean): boolean {
  if (smoke) return times.length > 0
  const spent = sum(times)
  return times.length >= roundsOf({ smoke }) ? spent > shortMs || times.length >= 200 : spent > 1000 * longEnoughSeconds
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Summary of all tasks that R was timed for: the geometric mean of the ratios, and the largest. */
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
