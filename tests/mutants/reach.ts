/**
 * `node tests/mutants/reach.ts <file> [<kind>/<id> ...]`: computes every example, or those of the entries, and writes V8's block coverage of the sources by entry, and the observations of
 * each example.
 */
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { observe, observedEntries } from './observation.ts'

export interface Reach {
  /** Hashes of the observations, by `<kind>/<id>` and example. */
  readonly seen: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Blocks with their counts, nested as V8 reports them, by file from the root and by entry. */
  readonly ran: Readonly<Record<string, Readonly<Record<string, readonly Block[]>>>>
}

export type Block = readonly [start: number, end: number, count: number]

const [file = '', ...only] = process.argv.slice(2)
const root = new URL('../../', import.meta.url)
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const seen: Record<string, Record<string, string>> = {}
const ran: Record<string, Record<string, readonly Block[]>> = {}
for (const [kind, id] of observedEntries()) {
  const entry = `${kind}/${id}`
  if (only.length > 0 && !only.includes(entry)) continue
  const own: Record<string, string> = {}
  for await (const { example, hash } of observe(kind, id)) own[example] = hash
  seen[entry] = own
  const { result } = await session.post('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    if (!url.startsWith(new URL('src/', root).href)) continue
    const path = fileURLToPath(url).slice(fileURLToPath(root).length)
    const blocks = functions.flatMap(({ ranges }) =>
      ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count] as const),
    )
    ran[path] = { ...ran[path], [entry]: blocks }
  }
}
writeFileSync(pathToFileURL(file), JSON.stringify({ seen, ran } satisfies Reach))
