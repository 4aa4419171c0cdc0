import { columnById, type Frame } from '#engine/frame/frame.ts'
import { frameToCsv } from '#formats/csv/write-csv.ts'
import { md5 } from '#formats/md5.ts'
import { ZipWriter } from '#formats/zip/write-zip.ts'
import type { JobContext } from './jobs.ts'

/** The data of an R script, with the hash that the script checks. */
export interface ScriptCsv {
  readonly csv: Blob
  /** 32 hexadecimal digits. */
  readonly md5: string
}

/** Some columns of a frame with their user-missing codes: the script turns them into NA, or counts them. */
export async function scriptCsv(frame: Frame, columns: readonly string[], context: JobContext): Promise<ScriptCsv> {
  const wanted = columns.flatMap((id) => columnById(frame, id) ?? [])
  const csv = await frameToCsv({ ...frame, columns: wanted }, {}, context)
  return { csv, md5: await md5(csv, context) }
}

/** A script and its data as one zip archive. */
export async function scriptArchive(files: Readonly<Record<string, Blob>>, { signal }: JobContext): Promise<Blob> {
  const zip = new ZipWriter()
  for (const [name, file] of Object.entries(files)) {
    const write = zip.entry(name)
    for await (const piece of file.stream()) {
      signal.throwIfAborted()
      write(piece)
    }
    write(new Uint8Array(), true)
  }
  return zip.finish('application/zip')
}
