import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type EntryKind, entryIds } from '#cli/entries.ts'

const file = new URL('../fixtures/released-entries.json', import.meta.url)

export const entryKinds = ['analyses', 'charts', 'steps', 'calculators'] satisfies EntryKind[]

/** All ids ever released, by kind: users' records refer to them. */
export function readReleased(): Readonly<Record<EntryKind, readonly string[]>> {
  const none = { analyses: [], charts: [], steps: [], calculators: [] }
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as typeof none) : none
}

/** Adds the current ids; never removes one. */
export function keepReleased(): void {
  const known = readReleased()
  const all = entryKinds.map((kind) => [kind, [...new Set([...known[kind], ...entryIds(kind)])].toSorted()] as const)
  writeFileSync(file, `{\n${all.map(([kind, ids]) => `  "${kind}": ${listOf(kind, ids)}`).join(',\n')}\n}\n`)
}

/** Formatted as biome does: on one line if it fits. */
function listOf(kind: string, ids: readonly string[]): string {
  const line = JSON.stringify(ids).replaceAll('","', '", "')
  if (`  "${kind}": ${line},`.length <= 120) return line
  return JSON.stringify(ids, null, 2).replaceAll('\n', '\n  ')
}
