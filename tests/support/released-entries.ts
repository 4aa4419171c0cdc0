import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type EntryKind, entryIds } from '#cli/entries.ts'

const file = new URL('../fixtures/released-entries.json', import.meta.url)

export const entryKinds = ['analyses', 'charts', 'steps', 'calculators'] satisfies EntryKind[]

/** The ids that were ever given, by kind: users have records that name them. */
export function readReleased(): Readonly<Record<EntryKind, readonly string[]>> {
  const none = { analyses: [], charts: [], steps: [], calculators: [] }
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as typeof none) : none
}

/** Adds those of today; none is ever taken away. */
export function keepReleased(): void {
  const known = readReleased()
  const all = entryKinds.map((kind) => [kind, [...new Set([...known[kind], ...entryIds(kind)])].toSorted()] as const)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
