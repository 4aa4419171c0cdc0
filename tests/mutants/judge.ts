import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Mutant, mutated } from './find-mutants.ts'
import type { Block, Reach } from './reach.ts'
import type { Watched } from './watch.ts'

/**
 * The fate of a mutant. `by-r`: a number differs from R's. `by-test`: a test of the sources fails. `by-what-is-kept`: only kept results of the
 * examples differ (`shown.json`, `engine-hashes.json`). `unreached`: no example executes the place, and no test notices. `equivalent`:
 * examples execute it without a change, and no test notices.
 */
export type Verdict = 'by-r' | 'by-test' | 'by-what-is-kept' | 'survived' | 'unreached' | 'equivalent'

export interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** The example that reveals it. */
  readonly where?: string
}

const run = promisify(execFile)
/** An example that takes longer than this under a mutant will not terminate. */
const TIMEOUT_MS = 90_000
/** Number of entries executing the place after which an unchanged result is accepted. Tools have small examples, and are many. */
const MAX_ENTRIES = 8
const MAX_TOOLS = 4

/** Judges one mutant in a copy of the project, and restores the copy. */
export async function judge(copy: string, mutant: Mutant, reach: Reach, reachFile: string): Promise<Judged> {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  const entries = entriesAt(mutant, reach)
  writeFileSync(path, mutated(source, mutant))
  try {
    const { changed, unlikeR } = entries.length > 0 ? await watch(copy, reachFile, entries) : {}
    if (unlikeR) return { mutant, verdict: 'by-r', where: changed ?? '' }
    const where = changed === undefined ? {} : { where: changed }
    const besides = changed === undefined ? ['tests/reference/{scripts,names}/**'] : ['tests/reference/**'] // scripts and names ask all entries
    if (await testsFail(copy, path, ['tests/architecture/**', ...besides]))
      return { mutant, verdict: 'by-test', ...where }
    if (changed !== undefined) return { mutant, verdict: 'by-what-is-kept', ...where }
    if (entries.length > 0) return { mutant, verdict: 'equivalent' }
    return { mutant, verdict: isShownByExamples(mutant.file) ? 'unreached' : 'survived' }
  } finally {
    writeFileSync(path, source)
  }
}

/**
 * Some entries whose examples execute the place, those with the fewest examples first. Module-level code runs once, for all entries that
 * import it.
 */
export function entriesAt({ file, start }: Mutant, { ran, seen }: Reach): readonly string[] {
  const own = Object.entries(ran[file] ?? {})
  const whole = (blocks: readonly Block[]) => Math.max(...blocks.map(([, end]) => end))
  const reached = own.filter(([, blocks]) => {
    const around = blocks
      .filter(([from, to]) => from <= start && start < to)
      .toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
    const [innermost] = around
    if (innermost === undefined) return false
    return innermost[2] > 0 || (innermost[0] === 0 && innermost[1] === whole(blocks))
  })
  const size = (entry: string) => Object.keys(seen[entry] ?? {}).length
  const entries = reached.map(([entry]) => entry).toSorted((a, b) => size(a) - size(b))
  const [tools, others] = [true, false].map((wanted) => entries.filter((entry) => isTool(entry) === wanted))
  return [...(others ?? []).slice(0, MAX_ENTRIES), ...(tools ?? []).slice(0, MAX_TOOLS)]
}

const isTool = (entry: string) => entry.startsWith('calculators/')

/** A program that fails or hangs counts as contradicting R. */
async function watch(copy: string, reachFile: string, entries: readonly string[]): Promise<Watched> {
  try {
    const args = ['--no-warnings', 'tests/mutants/watch.ts', reachFile, ...entries]
    const { stdout } = await run(process.execPath, args, { cwd: copy, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' })
    const watched: Watched = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
    return watched
  } catch {
    return { changed: `${entries[0] ?? ''} fails`, unlikeR: true }
  }
}

/** Whether an unreached mutant of the file is left out of the score. In the readers and writers of files, and in the merge, it counts as survived. */
function isShownByExamples(file: string): boolean {
  return !/^src\/(formats|contract)\//.test(file)
}

/** Runs the tests that import the file, directly or not: the unit tests and, if no example shows a change, the reference tests against R. */
async function testsFail(copy: string, file: string, leftOut: readonly string[]): Promise<boolean> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'related',
    file,
    '--run',
    '--project',
    'pure',
    '--bail',
    '1',
    '--passWithNoTests',
    ...leftOut.flatMap((pattern) => ['--exclude', pattern]),
  ]
  try {
    await run(process.execPath, args, { cwd: copy, timeout: 2 * TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 })
    return false
  } catch {
    return true
  }
}
