/**
 * `npm run mutants -- [<entry> ...] [--path src/engine/methods] [--count 300] [--seed 1] [--copies 2]`: changes one operator, number or returned value of the sources
 * at a time, in a copy of the project, and prints the changes that nothing notices. A mutant counts if it changes a printed, drawn or
 * scripted value of an example; for readers and writers of files the kept files are the examples. In the merge, and in code that no kept
 * file covers, every mutant counts. The number after `row[k] ??` is changed only if some example lacks the element. Finally lists the
 * branches of readings that no example shows.
 *
 * With entries (ids of analyses or charts): mutants of each entry alone, in code that its examples execute; what it finds is kept in
 * `tests/mutants/records`, from where the dossier takes it.
 */

import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { QuestionEntry } from '#cli/entries.ts'
import { kindOf } from '#tests/tools/dossier/dossier-facts.ts'
import type { Judged, Verdict } from './judge.ts'
import { measure } from './measure.ts'
import { measuredFiles, sourcesHash, writeMutantRecord } from './mutant-record.ts'
import type { Reach } from './reach.ts'
import { uncoveredBranches } from './uncovered-branches.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    path: { type: 'string', default: 'src' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    copies: { type: 'string', default: '2' },
  },
})

const mutable = [
  'src/{engine,figure,formats}/**/*.ts',
  'src/catalog/{analyses,charts,steps}/*/{compute,plot,apply,r-script,reading}*.ts',
  'src/contract/records/merge*.ts',
]
const settings = { count: Number(values.count), seed: Number(values.seed), copies: Number(values.copies) }
const unknown = positionals.filter((id) => kindOf(id) === undefined)

if (unknown.length > 0) {
  console.error(`There is no analysis or chart ${unknown.join(', ')}. Their ids: npm run -s cli -- analyses`)
  process.exitCode = 2
} else if (positionals.length > 0) {
  for (const id of positionals) await measureEntry(kindOf(id) ?? 'analyses', id)
} else await measureAll()

/** Prints what nothing notices of a part of the sources. */
async function measureAll(): Promise<void> {
  const files = globSync(mutable).filter((file) => file.startsWith(values.path) && !/\.(test|fixture)\.ts$/.test(file))
  const { judged, reach } = await measure({ files, only: [], ...settings })
  const unshown = unshownReadings(reach)
  const { killed, byR, byTest, byKept } = killedOf(judged)
  const survived = count(judged, 'survived')
  const counted = killed + survived
  const silent = count(judged, 'unreached', 'equivalent')
  const share = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`
  console.log(`
killed      ${killed} of ${counted} that change a value (${share(killed, counted)}): by R ${byR}, by a test ${byTest}, by what is kept ${byKept}
survived    ${survived}
no effect   ${silent} of ${judged.length} (${share(silent, judged.length)}): unreached ${count(judged, 'unreached')}, equivalent ${count(judged, 'equivalent')}
readings    ${unshown.length} branches that no example shows${unshown.map((one) => `\n            ${one}`).join('')}`)
}

/** Measures one entry, and keeps what was found. */
async function measureEntry(kind: QuestionEntry, id: string): Promise<void> {
  const sources = sourcesHash(kind, id)
  const { judged, pool } = await measure({ files: measuredFiles(kind, id), only: [`${kind}/${id}`], ...settings })
  const { killed, byR } = killedOf(judged)
  const survived = judged.length - killed
  const date = new Date().toISOString().slice(0, 10)
  const record = { date, sources, seed: settings.seed, mutants: judged.length, of: pool, killed, byR, survived }
  writeMutantRecord(kind, id, record)
  console.log(`${id}: killed ${killed} of ${judged.length} (by R ${byR}), survived ${survived}\n`)
}

function count(judged: readonly Judged[], ...verdicts: readonly Verdict[]): number {
  return judged.filter(({ verdict }) => verdicts.includes(verdict)).length
}

function killedOf(judged: readonly Judged[]) {
  const [byR, byTest, byKept] = [count(judged, 'by-r'), count(judged, 'by-test'), count(judged, 'by-what-is-kept')]
  return { byR, byTest, byKept, killed: byR + byTest + byKept }
}

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
