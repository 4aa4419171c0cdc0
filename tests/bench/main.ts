/**
 * `npm run bench [name ...]`: the figures of the product, each with its peer measured in the same run, median of five. Times are printed,
 * never asserted. Browser figures measure the build in dist/app. Part of a figure: `npm run bench engine -- --rows 1000 --only logistic
 * --peers R`. `--save` keeps the ratios with the commit in kept-ratios.json; `--compare` fails if one is a quarter worse than kept. `--smoke`
 * runs each once, as small as possible, and asserts no number but counts: `npm test` does so, so that rarely used figures keep working.
 */
import { execFile, execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stamp, treeHash } from '#cli/stamp.mjs'
import { askedFor, WrongArguments } from './asked.ts'
import type { Figure, Line } from './figure.ts'
import { keepRatios, readKept, worseThan } from './kept-ratios.ts'
import { printTable } from './print-table.ts'

/** After this time a figure is considered hung. */
const MAX_SMOKE_MS = 180_000
/** As often as a scenario of the browser is tried (`cli/test.mjs`). */
const ATTEMPTS = 2

const figures: Readonly<Record<string, () => Promise<{ readonly figure: Figure }>>> = {
  'first-load': () => import('./first-load.ts'),
  install: () => import('./install.ts'),
  'csv-import': () => import('./csv-import.ts'),
  'csv-import-browser': () => import('./csv-import-browser.ts'),
  formats: () => import('./formats.ts'),
  'grid-scroll': () => import('./grid-scroll.ts'),
  'cold-start': () => import('./cold-start.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  responsiveness: () => import('./responsiveness.ts'),
  interaction: () => import('./interaction.ts'),
  engine: () => import('./engine.ts'),
  pauses: () => import('./pauses.ts'),
  'large-data': () => import('./large-data.ts'),
  steps: () => import('./steps.ts'),
  charts: () => import('./charts.ts'),
  server: () => import('./server.ts'),
  push: () => import('./push.ts'),
  tools: () => import('./tools.ts'),
  attack: () => import('./attack.ts'),
  actions: () => import('./actions.ts'),
  report: () => import('./report.ts'),
  promo: () => import('./promo.ts'),
  ledger: () => import('./ledger.ts'),
  tokens: () => import('./tokens.ts'),
  assistant: () => import('./assistant.ts'),
  streams: () => import('./streams.ts'),
}

try {
  const asked = askedFor(process.argv.slice(2), Object.keys(figures))
  const wanted = Object.entries(figures).filter(([name]) => asked.figures.length === 0 || asked.figures.includes(name))
  const isEachAlone = asked.smoke && wanted.length > 1
  if (isEachAlone) await smokeEach(wanted.map(([name]) => name))
  for (const [name, load] of isEachAlone ? [] : wanted) {
    const { figure } = await load()
    const [tree, start] = [treeHash(), performance.now()]
    const lines = await figure.measure(asked)
    printTable(`${name}: ${figure.title}`, asked.smoke ? lines.map(unjudged) : lines)
    if (lines.some(({ isCounted, met }) => isCounted && met === false)) process.exitCode = 1
    if (asked.smoke) continue
    const seconds = (performance.now() - start) / 1000
    const missed = lines.filter(({ met }) => met === false).map(({ what }) => what)
    const before = asked.compare ? readKept()[name] : undefined
    const worse = before ? worseThan(before, lines) : []
    for (const line of worse) console.error(`worse: ${line}`)
    if (worse.length > 0) process.exitCode = 1
    stamp(`bench ${name}`, tree, { lines: lines.length, missed, worse, seconds })
    if (asked.save) keepRatios(name, lines, commit())
  }
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Each in a separate process, which must exit; two at once, because their times do not matter. */
async function smokeEach(names: readonly string[]): Promise<void> {
  const self = fileURLToPath(import.meta.url)
  const dead: string[] = []
  const unsteady: string[] = []
  const queue = [...names]
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const start = performance.now()
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const { stdout, stderr, failed } = await run(process.execPath, [self, name, '--smoke'])
        console.log(`${stdout}${stderr}  ${name} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
        if (!failed) break
        if (attempt === ATTEMPTS) dead.push(name)
        else unsteady.push(name)
      }
    }
  }
  await Promise.all([work(), work()])
  if (unsteady.length > 0) console.error(`\nfailed at the first attempt: ${unsteady.join(', ')}`)
  if (dead.length === 0) return
  console.error(`\ncannot be measured: ${dead.join(', ')}`)
  process.exitCode = 1
}

async function run(program: string, args: readonly string[]) {
  try {
    return {
      ...(await promisify(execFile)(program, [...args], { timeout: MAX_SMOKE_MS, maxBuffer: 2 ** 26 })),
      failed: false,
    }
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string }
    return { stdout, stderr, failed: true }
  }
}

/** A figure of one round with little data says nothing about speed. */
function unjudged(line: Line): Line {
  if (line.isCounted) return line
  const { what, value, unit, beside } = line
  return { what, value, ...(unit && { unit }), ...(beside && { beside }) }
}

/** The checked-out commit, with a mark if the working tree differs. */
function commit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' }).trim()
}
