import type { Work } from '#catalog/kit/references/work.ts'
import type { ReferenceCode } from './messages.ts'
import type { ReadReferences, RefusedRecord } from './read-references.ts'

/** Works that are read, and records that are refused, from one file. */
export const maxRecords = 10_000
/** Characters of a field. */
export const maxField = 20_000

/** Collects what is read until there is too much of it. */
export class Reading implements ReadReferences {
  readonly works: { work: Work; line: number }[] = []
  readonly refused: RefusedRecord[] = []

  add(work: Work, line: number): void {
    if (work.title === '') this.refuse('record-no-title', line)
    else this.works.push({ work, line })
  }

  refuse(code: ReferenceCode, line: number, params: Readonly<Record<string, string | number>> = {}): void {
    this.refused.push({ code, line, params: { line, ...params } })
  }

  /** Whether reading ends here; `line` is the first one that is not read. */
  isFull(line: number): boolean {
    if (this.works.length < maxRecords && this.refused.length < maxRecords) return false
    this.refuse('too-many-records', line, { limit: maxRecords })
    return true
  }
}

/** Edition 2 for `2nd ed.`, `second`, 第2版; others as they are. */
export function editionOf(text: string): string {
  if (text.length > 60) return text
  const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
  const lower = text.toLowerCase().replace(/\s*(edition|edn?)\.?$/, '')
  const spoken = words.indexOf(lower) + 1
  if (spoken > 0) return String(spoken)
  return /^第?\s*(\d+)\s*(?:st|nd|rd|th|版)?$/.exec(lower)?.[1] ?? text
}

/** A DOI without the address of its resolver; undefined for other text. */
export function doiOf(text: string): string | undefined {
  return /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(text.trim())?.[1]
}

/** An address of the web; undefined for others, such as paths of files. */
export function urlOf(text: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(text) ? text : undefined
}

/** The first four digits in a row. */
export function yearOf(text: string): string | undefined {
  return /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]
}

/** YYYY-MM-DD for 2024/1/8 and 2024-01-08; undefined for others. */
export function dateOf(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?!\d)/.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Ranges with an en dash. */
export function pagesOf(text: string): string {
  return text.replaceAll(/\s*[-–—]+\s*/g, '–')
}

/** The object without fields that are undefined or empty. */
export function known<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
