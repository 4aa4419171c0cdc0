import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { DocumentFigure } from './document-figure.ts'
import type { Provenance } from './provenance.ts'

/** A piece of a paragraph. */
export type DocumentRun =
  | {
      readonly kind: 'text'
      /** A line feed begins a new line of the paragraph. */
      readonly text: string
      readonly bold?: boolean
      readonly italic?: boolean
      readonly underline?: boolean
      readonly script?: 'sub' | 'super'
    }
  /** Works by id, as in `WrittenDocument.references`. */
  | { readonly kind: 'citation'; readonly works: readonly string[] }
  /** TeX math as `parseMath` reads it. */
  | { readonly kind: 'equation'; readonly tex: string }
  /** The label and number of a table, figure or numbered equation. */
  | { readonly kind: 'cross-reference'; readonly block: string }

export type Runs = readonly DocumentRun[]

/** A part of a document. Blocks with an `id` are numbered within their kind, in order. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly runs: Runs }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: Runs }
  | { readonly kind: 'list-item'; readonly list: 'bullet' | 'number'; readonly level: 0 | 1 | 2; readonly runs: Runs }
  /** A table of results; its title is the caption unless one is given. */
  | { readonly kind: 'table'; readonly id: string; readonly table: PresentedTable; readonly caption?: Runs }
  /** A table typed by hand; its first `headRows` rows are repeated on each page. */
  | {
      readonly kind: 'plain-table'
      readonly id: string
      readonly headRows: number
      readonly rows: readonly (readonly Runs[])[]
      readonly caption: Runs
    }
  | { readonly kind: 'figure'; readonly id: string; readonly figure: DocumentFigure; readonly caption?: Runs }
  | { readonly kind: 'equation'; readonly id?: string; readonly tex: string }
  | { readonly kind: 'page-break' }
  /** The cited works, here. */
  | { readonly kind: 'references' }

export interface WrittenDocument {
  /** Empty for none. */
  readonly title: string
  /** Language of the labels of tables and figures. */
  readonly language: Language
  readonly blocks: readonly DocumentBlock[]
  /** The text of each work that may be cited, by id. Those that are cited are listed and numbered by first citation. */
  readonly references: ReadonlyMap<string, string>
  /** How its results were computed; only Word files carry it. */
  readonly provenance?: Provenance
  /** Properties of the file, such as the mark of text written by AI. */
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}
