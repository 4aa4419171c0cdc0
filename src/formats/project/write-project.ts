import type { ReadContext } from '../read-context.ts'
import { chunksOf } from '../source.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { type ProjectContents, type ProjectManifest, paths, projectFormatVersion } from './project-contents.ts'

const projectType = 'application/vnd.slipstick.project+zip'

export interface WriteProjectOptions {
  /** Without data neither sources nor outcomes nor any field below `data.` is written. */
  readonly withData: boolean
  readonly program: string
  readonly savedAt: number
}

/** Saves a project to one file. The same contents give the same bytes. */
export async function writeProject(
  contents: ProjectContents,
  { withData, program, savedAt }: WriteProjectOptions,
  context: ReadContext = {},
): Promise<Blob> {
  const records = withData
    ? contents.records
    : contents.records.map((record) => ({ ...record, fields: withoutRowData(record.fields) }))
  const outcomes = withData ? contents.outcomes : []
  const sources = withData ? contents.sources : []
  const manifest: ProjectManifest = {
    format: 'slipstick-project',
    version: projectFormatVersion,
    program,
    savedAt,
    withData,
    records: records.length,
    outcomes: outcomes.length,
    sources: sources.map(({ sha256, name, blob }) => ({ sha256, name, size: blob.size })),
  }
  const zip = new ZipWriter()
  zip.add(paths.manifest, JSON.stringify(manifest, null, 1))
  zip.add(paths.records, JSON.stringify(records, null, 1))
  zip.add(paths.outcomes, JSON.stringify(outcomes))
  const total = sources.reduce((sum, { blob }) => sum + blob.size, 0)
  let written = 0
  for (const { sha256, blob } of sources) {
    const write = zip.entry(paths.source(sha256))
    for await (const chunk of chunksOf(blob, context.signal === undefined ? {} : { signal: context.signal })) {
      write(chunk)
      written += chunk.length
      context.onProgress?.(written / total)
    }
    write(new Uint8Array(0), true)
  }
  context.onProgress?.(1)
  return zip.finish(projectType)
}

function withoutRowData<T>(fields: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('data.')))
}
