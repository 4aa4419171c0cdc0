import type { WrittenTable } from '#formats/document/provenance.ts'
import type { ReadTable } from '#formats/docx/read-docx.ts'

/** `same`: computed again and equal as shown; `differs`: not what was computed then, or not what is computed now; `open`: not computed again. */
export type Mark = 'same' | 'differs' | 'open'

export interface CheckedCell {
  /** As computed when the file was written. */
  readonly written: string
  /** What the document has in its place, if that is another text. */
  readonly changedTo: string | undefined
  /** What is computed now, if that is another text. */
  readonly now: string | undefined
  readonly mark: Mark
}

export interface CheckedTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly CheckedCell[])[]
  /** Whether the document still has it; undefined if there are no tables to look in. */
  readonly isInDocument: boolean | undefined
}

/**
 * The tables of a result beside those of the document and those computed now.
 * @param found the table of the document for each; undefined if there is none, the list undefined without a document
 * @param now all tables that are computed now; undefined if nothing was
 */
export function checkTables(
  written: readonly WrittenTable[],
  found: readonly (ReadTable | undefined)[] | undefined,
  now: readonly WrittenTable[] | undefined,
): readonly CheckedTable[] {
  return written.map((table, k) => {
    const { id, part, title, head, rows } = table
    const read = found?.[k]
    const today = now?.find((one) => one.id === id && one.part === part)
    const cell = (text: string, r: number, c: number): CheckedCell => {
      // the first row of a document's table is its head
      const inDocument = read && (read[r + 1]?.[c] ?? '')
      const computed = now && (today?.rows[r]?.[c]?.[0] ?? '')
      const changedTo = inDocument === undefined || isSame(inDocument, text) ? undefined : inDocument
      const differsNow = computed === undefined || computed === text ? undefined : computed
      const isChanged = changedTo !== undefined || differsNow !== undefined
      return { written: text, changedTo, now: differsNow, mark: isChanged ? 'differs' : now ? 'same' : 'open' }
    }
    return {
      title,
      head,
      rows: rows.map((row, r) => row.map(([text], c) => cell(text, r, c))),
      isInDocument: found && read !== undefined,
    }
  })
}

/** The share of cells that a table of the document must have in common with one that was written to be taken for it. */
const LEAST_ALIKE = 0.4

/** The table of a document for each table that was written into it: the most alike, each once. */
export function findTables(
  written: readonly WrittenTable[],
  tables: readonly ReadTable[],
): readonly (ReadTable | undefined)[] {
  const pairs = written.flatMap((table, w) => tables.map((read, r) => ({ w, r, alike: alike(table, read) })))
  const found: (ReadTable | undefined)[] = written.map(() => undefined)
  const taken = new Set<number>()
  for (const { w, r, alike: share } of pairs.toSorted((a, b) => b.alike - a.alike || a.w - b.w || a.r - b.r)) {
    if (share < LEAST_ALIKE || found[w] || taken.has(r)) continue
    found[w] = tables[r]
    taken.add(r)
  }
  return found
}

function alike({ head, rows }: WrittenTable, read: ReadTable): number {
  const wanted = [head, ...rows.map((row) => row.map(([text]) => text))]
  const all = wanted.reduce((sum, row) => sum + row.length, 0)
  const same = wanted.reduce(
    (sum, row, r) => sum + row.filter((text, c) => isSame(read[r]?.[c] ?? '\u0000', text)).length,
    0,
  )
  const extra = Math.max(0, read.reduce((sum, row) => sum + row.length, 0) - all)
  return same / Math.max(1, all + extra)
}

/** Programs write spaces and line breaks in their own ways, and a raised 2 is a raised digit of a document but a sign of its own elsewhere. */
export function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
