import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '#tests/support/random.ts'
import { inScratchProject, testPaths } from '#tests/tools/scratch-project.ts'
import { findMutants } from './find-mutants.ts'
import { entriesAt, type Judged, judge } from './judge.ts'
import type { Reach } from './reach.ts'

interface Asked {
  /** Paths from the root. */
  readonly files: readonly string[]
  /** `<kind>/<id>` of the entries whose examples are computed, and only mutants in code that they execute are drawn; all if empty. */
  readonly only: readonly string[]
  /** How many mutants are drawn, and how many are judged at once. */
  readonly count: number
  readonly copies: number
  readonly seed: number
}

interface Measured {
  readonly judged: readonly Judged[]
  /** The number of mutants out of which these were drawn. */
  readonly pool: number
  readonly reach: Reach
}

/** Draws mutants of sources and judges them in copies of the project. Prints those that nothing but kept results notices. */
export async function measure({ files, only, count, copies, seed }: Asked): Promise<Measured> {
  const all = files.toSorted().flatMap((file) => findMutants(file, readFileSync(file, 'utf8')))
  return inScratchProject(testPaths, async (first) => {
    const reachFile = join(first, 'reach.json')
    execFileSync(process.execPath, ['--no-warnings', 'tests/mutants/reach.ts', reachFile, ...only], { cwd: first })
    const reach: Reach = JSON.parse(readFileSync(reachFile, 'utf8'))
    const isExecuted = (mutant: (typeof all)[number]) => entriesAt(mutant, reach).length > 0
    const counting = all.filter((mutant) => (only.length === 0 && !mutant.isFallback) || isExecuted(mutant))
    const queue = [...drawn(counting, count, seed)]
    const asideFor = only.length === 0 ? 'fallbacks for elements that are never missing' : 'that no example executes'
    console.log(
      `${queue.length} of ${counting.length} mutants of ${files.length} files, seed ${seed}; ${all.length - counting.length} ${asideFor} are set aside`,
    )
    const judged: Judged[] = []
    const work = async (copy: string) => {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        const one = await judge(copy, mutant, reach, reachFile)
        judged.push(one)
        if (one.verdict !== 'by-r' && one.verdict !== 'by-test') console.log(line(one))
      }
    }
    const others = Array.from({ length: copies - 1 }, () => inScratchProject(testPaths, work))
    await Promise.all([work(first), ...others])
    return { judged, pool: counting.length, reach }
  })
}

/** A random sample of `most` elements. */
function drawn<T>(list: readonly T[], most: number, seed: number): readonly T[] {
  const random = createRandom(seed)
  const keyed = list.map((one) => [random.next(), one] as const).toSorted(([a], [b]) => a - b)
  return keyed.slice(0, most).map(([, one]) => one)
}

function line({ mutant: { file, line: at, change }, verdict, where }: Judged): string {
  return `${verdict.padEnd(16)} ${file}:${at}  ${change.replaceAll(/\s+/g, ' ').slice(0, 90)}${where === undefined ? '' : `  (${where})`}`
}
