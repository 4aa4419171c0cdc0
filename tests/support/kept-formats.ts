import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { redactSource } from '#formats/redact-source.ts'
import { importFile, previewFile, readFile } from '#formats/table-file.ts'
import type { DrawnFile } from './drawn-files.ts'
import { frameImage } from './kept-imports.ts'

/** Short hashes by name: of the import of each random file, and of the bytes of each written file. */
export type KeptHashes = Readonly<Record<string, string>>

export const keptFormatsFile = new URL('../fixtures/formats/hashes.json', import.meta.url)

export function readKeptHashes(): KeptHashes {
  return existsSync(keptFormatsFile) ? (JSON.parse(readFileSync(keptFormatsFile, 'utf8')) as KeptHashes) : {}
}

export const shortHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10)

/** Everything visible of an import: the preview, the frozen schema, findings and questions, the table, and the result of redaction. */
export async function importImage({ blob, choices }: DrawnFile): Promise<unknown> {
  try {
    const { settings, question, rows, ...preview } = await previewFile(blob, choices, 3)
    const { frame, schema, cellRules, findings, questions } = await importFile(blob, choices)
    const image = frameImage(frame)
    const again = frameImage(await readFile(blob, { schema, cellRules }))
    const redacted = await redactSource(blob, schema)
    // the name in the file beside a chosen one was added later, and changes no frame
    const columns = schema.columns.map(({ header: _header, ...column }) => column)
    return {
      settings,
      guess: 'guess' in preview ? preview.guess : null,
      asked: question,
      rows,
      schema: { ...schema, columns },
      cellRules,
      findings,
      questions,
      frame: image,
      readsBack: JSON.stringify(again) === JSON.stringify(image),
      redacted: await redacted.blob.text(),
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
