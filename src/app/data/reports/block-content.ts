import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { Scene } from '#figure/scene.ts'

export interface ShownFigure {
  /** Its id in the outcome; empty for the figure of a chart. */
  readonly id: string
  readonly title: string
  readonly scene: Scene
  /** A hash of what is drawn, without its style, size and language. */
  readonly drawn: string
}

/** What a block shows of a result, in one language: its reading, a table or a figure. */
export interface BlockContent {
  /** The name of the group whose reading it is, in a split analysis. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly table?: PresentedTable
  readonly figure?: ShownFigure
  /** The sentences for the Methods section. */
  readonly methods: readonly string[]
}

/** What a block shows, as far as two states of it are compared: its printed words and numbers, and what its figure draws. */
export interface Printed {
  readonly head: readonly string[]
  readonly rows: readonly { readonly depth: number; readonly cells: readonly string[] }[]
  /** The paragraphs of a reading, or the notes of a table. */
  readonly lines: readonly string[]
  /** The hash of what is drawn; empty without a figure. */
  readonly drawn: string
}
