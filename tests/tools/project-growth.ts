/**
 * `node tests/tools/project-growth.ts [--analyses 200] [--charts 100] [--steps 58] [--check]`: builds a copy of the project, and again with
 * this many entries, by copying existing ones, and prints the sizes of both with their budgets. With `--check` also runs the tests of engine
 * and catalogue there, with all entries and with the sample of an unchanged run, and the pauses of that sample, from which those of all are
 * projected.
 * Copies show what real entries would cost in files and uncompressed bytes. Two effects differ from real entries: a pack compresses copies as
 * if they were one, so compressed bytes are of each script separately; and engine code that only one entry imports becomes a separate script
 * once the copy imports it too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { failuresOfVitest } from '#cli/failures.mjs'
import { budgets } from '#cli/stages.mjs'
import { titleList } from '#tests/support/title-list.ts'
import { type BuildSize, sizeOfBuild } from './build-size.ts'
import { type CopiedKind, copyEntries } from './copy-entry.ts'
import { buildPaths, inScratchProject, testPaths } from './scratch-project.ts'
import { indexOf, UPDATE_BUDGET, updateTo } from './update-size.ts'
import { unloadableScripts } from './worker-scripts.ts'

const { values } = parseArgs({
  options: {
    analyses: { type: 'string', default: '200' },
    charts: { type: 'string', default: '100' },
    steps: { type: 'string', default: '58' },
    check: { type: 'boolean', default: false },
  },
})
const wanted: Readonly<Record<CopiedKind, number>> = {
  analyses: Number(values.analyses),
  charts: Number(values.charts),
  steps: Number(values.steps),
}
const kinds = Object.keys(wanted) as CopiedKind[]

/** A line of the table; `most` is the budget of the grown project. */
interface Row {
  readonly what: string
  readonly today: number | undefined
  readonly grown: number
  readonly most?: number
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

await inScratchProject(values.check ? testPaths : buildPaths, async (copy) => {
  const today = await built(copy)
  for (const kind of kinds) {
    const { made, changed } = copyEntries(copy, kind, wanted[kind])
    console.log(`${kind}: ${made} copies, ${changed} of them with another initial answer`)
  }
  const grown = await built(copy)
  const rows = rowsOf(today, grown)
  const before = indexOf(join(copy, 'dist/app'))
  copyEntries(copy, 'analyses', wanted.analyses + 1)
  await built(copy)
  const update = [...updateTo(join(copy, 'dist/app'), before).values()].reduce((sum, bytes) => sum + bytes, 0)
  rows.push({
    what: 'update after one more analysis, compressed',
    today: undefined,
    grown: update,
    most: UPDATE_BUDGET,
  })
  if (values.check) rows.push(...timesIn(copy))
  process.exitCode = print(rows) && grown.unloadable.length === 0 ? 0 : 1
})

interface Built {
  readonly size: BuildSize
  readonly seconds: number
  /** Bytes of the list of titles per entry. */
  readonly titles: Readonly<Record<CopiedKind, number>>
  readonly unloadable: readonly string[]
}

async function built(copy: string): Promise<Built> {
  const seconds = run(copy, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'])
  const dist = join(copy, 'dist/app')
  const unloadable = await unloadableScripts(dist)
  for (const line of unloadable) console.log(`does not load: ${line}`)
  const titles = { analyses: 0, charts: 0, steps: 0 }
  for (const kind of kinds) titles[kind] = (await titleList(join(copy, 'src/catalog'), kind)).bytes
  return { size: sizeOfBuild(dist), seconds, titles, unloadable }
}

/** Seconds that the program took. Throws if its exit code exceeds `most`, which for tests is 1: some of them fail. */
function run(copy: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, most = 0): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  })
  if (status === null || status > most)
    throw new Error(`${args.join(' ')} ended with ${status}: ${`${stdout}${stderr}`.slice(-2000)}`)
  return (performance.now() - start) / 1000
}

function rowsOf(today: Built, grown: Built): Row[] {
  const row = (what: string, of: (built: Built) => number, most?: number): Row => ({
    what,
    today: of(today),
    grown: of(grown),
    ...(most !== undefined && { most }),
  })
  const packs = ({ size }: Built) => size.packs
  const analyses = ({ size }: Built) => size.own.analyses
  const added = (of: (built: Built) => number) =>
    (of(grown) - of(today)) / kinds.reduce((sum, kind) => sum + wanted[kind] - today.size.own[kind].length, 0)
  return [
    row('scripts and styles, files', ({ size }) => size.files),
    row('scripts and styles, bytes', ({ size }) => size.bytes),
    row('scripts and styles, each compressed', ({ size }) => size.brotli),
    row('an analysis: its files (page and worker)', (built) => mean(analyses(built).map(({ files }) => files)), 4),
    row('an analysis: its bytes, the mean', (built) => mean(analyses(built).map(({ bytes }) => bytes)), 40_000),
    row('an analysis: its bytes, the largest', (built) => Math.max(...analyses(built).map(({ bytes }) => bytes))),
    { what: 'an entry more: files', today: undefined, grown: added(({ size }) => size.files), most: 4 },
    { what: 'an entry more: bytes', today: undefined, grown: added(({ size }) => size.bytes), most: 40_000 },
    row('shared scripts of the worker, files', ({ size }) => size.shared.files),
    row('shared scripts of the worker, bytes', ({ size }) => size.shared.bytes),
    row('shell, files', ({ size }) => size.shell, 40),
    row('packs', (built) => packs(built).length, 20),
    row('the largest pack, compressed', (built) => Math.max(...packs(built).map(({ bytes }) => bytes))),
    row('the largest pack, bytes', (built) => Math.max(...packs(built).map(({ raw }) => raw))),
    row('sw.js, bytes', ({ size }) => size.serviceWorker, 100_000),
    row('index of the files, bytes', ({ size }) => size.index),
    row('kept on the device, bytes', ({ size }) => size.device, 15_000_000),
    ...kinds.map((kind) => row(`titles of ${kind}, bytes an entry`, ({ titles }) => titles[kind], 150)),
    ...today.size.firstLoad.map(({ path, budget }) =>
      row(
        `first load of ${path}, compressed`,
        ({ size }) => size.firstLoad.find((load) => load.path === path)?.bytes ?? Number.NaN,
        budget,
      ),
    ),
    row('scripts that do not load in the worker', ({ unloadable }) => unloadable.length, 0),
    row('build, seconds', ({ seconds }) => seconds, budgets.build * 60),
  ]
}

/** Seconds of the tests in the grown copy, after its fixtures have been regenerated. */
function timesIn(copy: string): Row[] {
  for (const tool of ['keep-answers', 'keep-engine-hashes', 'prove-entries']) run(copy, [`tests/tools/${tool}.ts`])
  mkdirSync(join(copy, 'test-results'), { recursive: true })
  const chosen = join(copy, 'test-results/entries.json')
  const vitest = (project: string, name: string, entries = '') => {
    const report = join(copy, `test-results/${name}.json`)
    const reports = ['--reporter=json', `--outputFile.json=${report}`]
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reports]
    const seconds = run(copy, args, { ENTRIES: entries }, 1)
    const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
    const reasons = failuresOfVitest(result)
    console.log(
      `${name}: ${result.numFailedTests} tests failed${reasons.length > 0 ? `, of them\n${sample(reasons)}` : ''}`,
    )
    console.log(`longest:\n${longestFiles(result)}`)
    return seconds
  }
  run(copy, ['tests/tools/choose-entries.ts', chosen])
  const { drawn, of } = JSON.parse(readFileSync(chosen, 'utf8')) as { drawn: readonly string[]; of: number }
  const [part, pauses] = [vitest('pure', 'tenth', chosen), vitest('pauses', 'pauses', chosen)]
  const all = vitest('pure', 'all')
  const every = (pauses * of) / drawn.length
  return [
    {
      what: `tests of engine and catalogue, ${of} entries, seconds`,
      today: undefined,
      grown: all,
      most: budgets.check * 60,
    },
    { what: 'the same of a tenth, seconds', today: undefined, grown: part, most: budgets.check * 60 },
    { what: 'pauses of a tenth, seconds', today: undefined, grown: pauses, most: budgets.pauses * 60 },
    { what: 'pauses of all, projected, seconds', today: undefined, grown: every, most: budgets.pauses * 60 },
  ]
}

/** A few evenly spaced reasons: hundreds of copies fail in few ways. */
function sample(reasons: readonly string[], most = 12): string {
  const every = Math.ceil(reasons.length / most)
  return reasons.filter((_, at) => at % every === 0).join('\n')
}

interface TestFile {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
}

function longestFiles({ testResults = [] }: { readonly testResults?: readonly TestFile[] }, most = 12): string {
  const seconds = testResults.map(({ name, startTime, endTime }) => [(endTime - startTime) / 1000, name] as const)
  const longest = seconds.toSorted(([a], [b]) => b - a).slice(0, most)
  return longest.map(([took, name]) => `${took.toFixed(1).padStart(8)} s  ${basename(name)}`).join('\n')
}

/** False if a number exceeds its budget. */
function print(rows: readonly Row[]): boolean {
  const number = (value: number | undefined) =>
    value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
  const isOver = ({ grown, most }: Row) => most !== undefined && !(grown <= most)
  console.log(`\n${''.padEnd(62)}${'today'.padStart(12)}${'grown'.padStart(12)}${'may be'.padStart(12)}`)
  for (const row of rows) {
    const cells = [row.today, row.grown, row.most].map((value) => number(value).padStart(12))
    console.log(`${row.what.padEnd(62)}${cells.join('')}${isOver(row) ? '  OVER' : ''}`)
  }
  return !rows.some(isOver)
}
