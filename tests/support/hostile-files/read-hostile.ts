import { createHash } from 'node:crypto'
import { checkField } from '#app/workers/check-field.ts'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import type { ProjectRecord, ProjectSource } from '#formats/project/project-contents.ts'
import { readProject } from '#formats/project/read-project.ts'
import { redactSource } from '#formats/redact-source.ts'
import type { ImportResult } from '#formats/table/import-table.ts'
import { type FrozenImport, importFile, previewFile, readFile } from '#formats/table-file.ts'
import type { HostileFile } from './hostile-file.ts'

export interface Reading {
  /** CPU time if other processes had the processor meanwhile, otherwise wall time. */
  readonly ms: number
  /** An error without a message for users; null if the file was read or refused with a message. */
  readonly wordless: string | null
}

const hash = async (blob: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex')

/**
 * Reads a file in every way that the application does, one after the other; `begin` is called before each, and nothing of one is retained for
 * the next.
 */
export async function readHostile(
  { bytes, isProject }: HostileFile,
  begin: () => Promise<void>,
): Promise<readonly Reading[]> {
  const blob = new Blob([bytes])
  const readings: Reading[] = []
  const read = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    await begin()
    const { about, result } = await reading(act)
    readings.push(about)
    return result
  }
  if (isProject) {
    const opened = await read(() => readProject(blob, { hash }))
    for (const { fields } of opened?.records.slice(0, 1) ?? [])
      await read(() => openSource(opened?.sources ?? [], fields))
    return readings
  }
  await read(() => previewFile(blob))
  const frozen = await read(async () => frozenIn(await importFile(blob)))
  if (frozen === undefined) return readings
  const columns = frozen.schema.columns.map((column, k) => ({ ...column, include: k > 0 }))
  await read(() => readFile(blob, frozen))
  await read(() => redactSource(blob, { ...frozen.schema, columns }))
  return readings
}

/** Reads a dataset as opening its project does: the import schema is validated first. */
async function openSource(sources: readonly ProjectSource[], fields: ProjectRecord['fields']): Promise<void> {
  for (const [name, value] of Object.entries(fields)) checkField(name, value)
  const source = sources.find(({ sha256 }) => sha256 === fields.sourceSha256)
  const { importSchema, 'data.cellRules': cellRules = {} } = fields
  if (source === undefined || importSchema === undefined) return
  await readFile(source.blob, { schema: importSchema, cellRules } as unknown as FrozenImport)
}

const frozenIn = ({ schema, cellRules }: ImportResult): FrozenImport => ({ schema, cellRules })

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
