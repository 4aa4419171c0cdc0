import { type ColumnInfo, isOfBlanks } from '#catalog/kit/data-dictionary.ts'
import type { ValueLabel } from '#engine/frame/frame.ts'

/** A value with its label while it is typed. */
export interface LabelDraft {
  readonly key: number
  readonly value: string
  readonly label: string
}

/** Values beyond this are not listed. */
const MOST_LISTED = 30

/** The existing labels, then the values without one. */
export function draftsOf(column: Pick<ColumnInfo, 'measure' | 'valueLabels' | 'levels'>): LabelDraft[] {
  const labelled = column.valueLabels.map(({ value, label }) => ({ value: String(value), label }))
  const known = new Set(labelled.map(({ value }) => value))
  const others = (column.levels ?? []).map(String).filter((value) => !known.has(value))
  const drafts =
    column.measure === 'continuous' || others.length > MOST_LISTED
      ? labelled
      : [...labelled, ...others.map((value) => ({ value, label: '' }))]
  return drafts.map((draft, key) => ({ key, ...draft }))
}

/** Whether the value of a label is a text: of a text variable, or a kind of missing values. */
const isText = (column: ColumnInfo, value: string) => column.type === 'text' || isOfBlanks(column, value)

/** The first draft whose value the variable cannot have. */
export function badDraft(column: ColumnInfo, drafts: readonly LabelDraft[]): LabelDraft | undefined {
  return filled(drafts).find(({ value }) => !isText(column, value) && !Number.isFinite(Number(value)))
}

/** Without those that have no value. */
export const filled = (drafts: readonly LabelDraft[]): readonly LabelDraft[] =>
  drafts.filter(({ value }) => value.trim() !== '')

/** As stored; a value without a label is its own. */
export function labelsOf(column: ColumnInfo, drafts: readonly LabelDraft[]): readonly ValueLabel[] {
  return drafts.map(({ value, label }) => ({
    value: isText(column, value) ? value : Number(value),
    label: label.trim() === '' ? value.trim() : label.trim(),
  }))
}
