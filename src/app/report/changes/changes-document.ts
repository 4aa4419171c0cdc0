import type { Language } from '#catalog/kit/words.ts'
import type { DocumentBlock, Runs } from '#formats/document/blocks.ts'
import { standardStyle } from '#formats/document/document-style.ts'
import type { ComparedResult } from './compare-results.ts'

/** The words of the document, in the language of the page. */
export interface ChangesWords {
  readonly title: string
  readonly head: readonly [where: string, before: string, after: string]
  readonly states: Readonly<Record<ComparedResult['state'], string>>
  /** Caption of the table of a result. */
  readonly differ: (title: string) => string
}

const plain = (text: string): Runs => [{ kind: 'text', text }]

/** What differs as a Word file, for a letter to reviewers: each result with its numbers before and after, or a sentence. */
export async function changesDocument(
  compared: readonly ComparedResult[],
  { title, head, states, differ }: ChangesWords,
  language: Language,
): Promise<Blob> {
  const blocks = compared.flatMap(({ record, state, numbers, more }): DocumentBlock[] => [
    { kind: 'heading', level: 2, runs: plain(record.title) },
    ...(numbers.length === 0
      ? [{ kind: 'paragraph', runs: plain(states[state]) } as const]
      : [
          {
            kind: 'plain-table',
            id: record.id,
            headRows: 1,
            caption: plain(differ(record.title)),
            rows: [
              head.map(plain),
              ...numbers.map(({ table, row, column, kept, today }) => [
                plain([table, row, column].filter((part) => part !== '').join(' · ')),
                plain(kept || '—'),
                plain(today || '—'),
              ]),
            ],
          } as const,
        ]),
    ...(more > 0 ? [{ kind: 'paragraph', runs: plain(`… + ${more}`) } as const] : []),
  ])
  const { writeDocument } = await import('#formats/docx/write-document.ts')
  return writeDocument({ title, language, blocks, references: new Map() }, standardStyle)
}
