/**
 * `npm run bench [name ...]`: the figures of the product, each beside its peer measured in the same run, median of five. Times are printed, never
 * asserted. The figures of the browser measure the build in dist/app. Part of a figure: `npm run bench engine -- --rows 1000 --only logistic --peers R`.
 * `--save` keeps the ratios with the commit in kept-ratios.json; `--compare` fails on one that is a quarter worse than it was kept. `--smoke` goes through
 * each once, as small as it can be, and looks at no number: `npm test` does so, that a figure that nobody asked for long can be had.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stamp, treeHash } from '#cli/stamp.mjs'
import { askedFor, WrongArguments } from './asked.ts'
import type { Figure, Line } from './figure.ts'
import { keepRatios, readKept, worseThan } from './kept-ratios.ts'
import { printTable } from './print-table.ts'

/** After which a figure is not expected to end any more. */
const MOST_SMOKE_MS = 180_000

const figures: Readonly<Record<string, () => Promise<{ readonly figure: Figure }>>> = {
  'first-load': () => import('./first-load.ts'),
  install: () => import('./install.ts'),
  'csv-import': () => import('./csv-import.ts'),
  'csv-import-browser': () => import('./csv-import-browser.ts'),
  'grid-scroll': () => import('./grid-scroll.ts'),
  'cold-start': () => import('./cold-start.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  responsiveness: () => import('./responsiveness.ts'),
  engine: () => import('./engine.ts'),
  pauses: () => import('./pauses.ts'),
  'large-data': () => import('./large-data.ts'),
  steps: () => import('./steps.ts'),
  server: () => import('./server.ts'),
  push: () => import('./push.ts'),
  tools: () => import('./tools.ts'),
  attack: () => import('./attack.ts'),
}

try {
  const asked = askedFor(process.argv.slice(2), Object.keys(figures))
  const wanted = Object.entries(figures).filter(([name]) => asked.figures.length === 0 || asked.figures.includes(name))
  const isEachAlone = asked.smoke && wanted.length > 1
  if (isEachAlone) smokeEach(wanted.map(([name]) => name))
  for (const [name, load] of isEachAlone ? [] : wanted) {
    const { figure } = await load()
    const [tree, start] = [treeHash(), performance.now()]
    const lines = await figure.measure(asked)
    printTable(`${name}: ${figure.title}`, asked.smoke ? lines.map(unjudged) : lines)
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

/** In a process for each, which has to end by itself. */
function smokeEach(names: readonly string[]): void {
  const self = fileURLToPath(import.meta.url)
  const dead = names.filter((name) => {
    const { status } = spawnSync(process.execPath, [self, name, '--smoke'], {
      stdio: 'inherit',
      timeout: MOST_SMOKE_MS,
    })
    return status !== 0
  })
  if (dead.length === 0) return
  console.error(`\ncannot be measured: ${dead.join(', ')}`)
  process.exitCode = 1
}

/** A figure of one round and of little data says nothing about how fast anything is. */
function unjudged({ what, value, unit, beside }: Line): Line {
  return { what, value, ...(unit && { unit }), ...(beside && { beside }) }
}

/** The commit that is checked out, with a mark where files differ from it. */
function commit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' }).trim()
}
