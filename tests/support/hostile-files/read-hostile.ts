import { createHash } from 'node:crypto'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import { readProject } from '#formats/project/read-project.ts'
import { redactSource } from '#formats/redact-source.ts'
import { importFile, previewFile, readFile } from '#formats/table-file.ts'
import type { HostileFile } from './hostile-file.ts'

export interface Reading {
  /** Of the processor where others had it meanwhile, else of the clock. */
  readonly ms: number
  /** What the reader said that nobody could read, or null where it read the file or refused it in words. */
  readonly wordless: string | null
}

const hash = async (blob: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex')

/** Reads a file in every way that the application does, one after the other. */
export async function readHostile({ bytes, isProject }: HostileFile): Promise<readonly Reading[]> {
  const blob = new Blob([bytes])
  if (isProject) return [(await reading(() => readProject(blob, { hash }))).about]
  const preview = await reading(() => previewFile(blob))
  const first = await reading(() => importFile(blob))
  if (first.result === undefined) return [preview.about, first.about]
  const { schema, cellRules } = first.result
  const columns = schema.columns.map((column, k) => ({ ...column, include: k > 0 }))
  const again = await reading(() => readFile(blob, { schema, cellRules }))
  const redacted = await reading(() => redactSource(blob, { ...schema, columns }))
  return [preview.about, first.about, again.about, redacted.about]
}

async function reading<T>(read: () => Promise<T>): Promise<{ about: Reading; result?: T }> {
  const took = stopwatch()
  try {
    const result = await read()
    return { about: { ms: took(), wordless: null }, result }
  } catch (error) {
    const ms = took()
    if (error instanceof FormatError && Object.hasOwn(formatWords, error.code)) return { about: { ms, wordless: null } }
    return {
      about: { ms, wordless: error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error) },
    }
  }
}

function stopwatch(): () => number {
  const start = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - start, (user + system) / 1000)
  }
}
