/**
 * `npm run mutants -- [--path src/engine/methods] [--count 300] [--seed 1]`: changes one operator, number or returned value of the sources
 * at a time, in a copy of the project, and prints the changes that nothing notices. A mutant counts if it changes a printed, drawn or
 * scripted value of an example; for readers and writers of files the kept files are the examples. In the merge, and in code that no kept
 * file covers, every mutant counts. The number after `row[k] ??` is changed only if some example lacks the element. Finally lists the
 * branches of readings that no example shows.
 */

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '#tests/support/random.ts'
import { inScratchProject, testPaths } from '#tests/tools/scratch-project.ts'
import { findMutants } from './find-mutants.ts'
import { entriesAt, type Judged, judge, type Verdict } from './judge.ts'
import type { Reach } from './reach.ts'
import { uncoveredBranches } from './uncovered-branches.ts'

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: 'src' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})

const mutable = [
  'src/{engine,figure,formats}/**/*.ts',
  'src/catalog/{analyses,charts,steps}/*/{compute,plot,apply,r-script,reading}*.ts',
  'src/contract/records/merge*.ts',
]
const COPIES = 2

const files = globSync(mutable).filter((file) => file.startsWith(values.path) && !/\.(test|fixture)\.ts$/.test(file))
const all = files.toSorted().flatMap((file) => findMutants(file, readFileSync(file, 'utf8')))
const judged: Judged[] = []
const unshown: string[] = []
await inScratchProject(testPaths, async (first) => {
  const reachFile = join(first, 'reach.json')
  execFileSync(process.execPath, ['--no-warnings', 'tests/mutants/reach.ts', reachFile], { cwd: first })
  const reach: Reach = JSON.parse(readFileSync(reachFile, 'utf8'))
  unshown.push(...unshownReadings(reach))
  const counting = all.filter((mutant) => !mutant.isFallback || entriesAt(mutant, reach).length > 0)
  const queue = [...drawn(counting, Number(values.count), Number(values.seed))]
  console.log(
    `${queue.length} of ${counting.length} mutants of ${files.length} files below ${values.path}, seed ${values.seed}; ${all.length - counting.length} fallbacks for elements that are never missing are set aside`,
  )
  const work = async (copy: string) => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const one = await judge(copy, mutant, reach, reachFile)
      judged.push(one)
      if (one.verdict !== 'by-r' && one.verdict !== 'by-test') console.log(line(one))
    }
  }
  const others = Array.from({ length: COPIES - 1 }, () => inScratchProject(testPaths, work))
  await Promise.all([work(first), ...others])
})

const count = (...verdicts: readonly Verdict[]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length
const killed = count('by-r', 'by-test', 'by-what-is-kept')
const counted = killed + count('survived')
const silent = count('unreached', 'equivalent')
const share = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`
console.log(`
killed      ${killed} of ${counted} that change a value (${share(killed, counted)}): by R ${count('by-r')}, by a test ${count('by-test')}, by what is kept ${count('by-what-is-kept')}
survived    ${count('survived')}
no effect   ${silent} of ${judged.length} (${share(silent, judged.length)}): unreached ${count('unreached')}, equivalent ${count('equivalent')}
readings    ${unshown.length} branches that no example shows${unshown.map((one) => `\n            ${one}`).join('')}`)

/** Branches that no example shows in the readings of all analyses, and in the kit's shared ones. */
function unshownReadings({ ran }: Reach): readonly string[] {
  const isReading = /^src\/catalog\/(analyses\/.*\/|kit\/.*)reading[^/]*\.ts$/
  return Object.entries(ran)
    .filter(([file]) => isReading.test(file))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, entries]) =>
      uncoveredBranches(readFileSync(file, 'utf8'), Object.values(entries)).map(
        ({ line: at, text }) => `${file}:${at}  ${text.slice(0, 90)}`,
      ),
    )
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
