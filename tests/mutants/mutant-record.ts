import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { QuestionEntry } from '#cli/entries.ts'
import { importsIn } from '#tests/architecture/imports.ts'

const root = resolve(import.meta.dirname, '../..')
const records = 'tests/mutants/records'

/** What `npm run mutants -- <entry>` found, kept for the dossier of the entry. */
export interface MutantRecord {
  /** YYYY-MM-DD. */
  readonly date: string
  /** `sourcesHash` of the entry when it was measured. */
  readonly sources: string
  readonly seed: number
  /** How many were drawn, out of how many in code that the examples execute. */
  readonly mutants: number
  readonly of: number
  /** Noticed by a comparison with R, by another test, or by the kept results of the examples. */
  readonly killed: number
  /** Of them, those whose numbers differ from R's. */
  readonly byR: number
  /** Noticed by nothing: no value of an example changes to six digits, and no test fails. */
  readonly survived: number
}

/** The files of `src/engine/methods` that some files import, directly or through others. */
export function methodsFrom(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [...files]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(join(root, file))) continue
    seen.add(file)
    for (const { target, isType } of importsIn(file)) if (!isType && target.startsWith('src/')) queue.push(target)
  }
  return new Set([...seen].filter((file) => file.startsWith('src/engine/methods/')))
}

/** The sources of an entry whose mutants are measured: what computes, draws, reads and scripts, and the methods of the engine that it uses. */
export function measuredFiles(kind: QuestionEntry, id: string): readonly string[] {
  const folder = `src/catalog/${kind}/${id}`
  const own = globSync(`${folder}/{compute,plot,r-script,reading}*.ts`, { cwd: root })
  return [...own.map((file) => file.replaceAll('\\', '/')), ...methodsFrom([`${folder}/compute.ts`])]
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .toSorted()
}

/** A hash over the folder of an entry and the methods of the engine that it uses: 64 bits, as text. */
export function sourcesHash(kind: QuestionEntry, id: string): string {
  const folder = `src/catalog/${kind}/${id}`
  const own = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
  const hash = createHash('sha256')
  for (const file of [...new Set([...own, ...measuredFiles(kind, id)])].toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The last measurement of an entry; undefined if there is none. */
export function readMutantRecord(kind: QuestionEntry, id: string): MutantRecord | undefined {
  const file = fileOf(kind, id)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutantRecord) : undefined
}

export function writeMutantRecord(kind: QuestionEntry, id: string, record: MutantRecord): void {
  mkdirSync(join(root, records, kind), { recursive: true })
  writeFileSync(fileOf(kind, id), `${JSON.stringify(record, null, 2)}\n`)
}

const fileOf = (kind: QuestionEntry, id: string) => join(root, records, kind, `${id}.json`)
