import { type EntryKind, entryIds, loadSummary } from './entries.ts'
import type { Terminal } from './terminal.ts'

/** Prints one line per entry: id and title. */
export async function listEntries(kind: EntryKind, asJson: boolean, { print, language }: Terminal): Promise<void> {
  const summaries = await Promise.all(entryIds(kind).map((id) => loadSummary(kind, id)))
  if (asJson) print(JSON.stringify(summaries, null, 2))
  else {
    const longest = Math.max(0, ...summaries.map(({ id }) => id.length))
    for (const { id, title } of summaries) print(`${id.padEnd(longest)}  ${title[language]}`)
  }
}
