import { type Atom, atomFrom } from './inline-atom.ts'

/** How a run of text is set. */
export const MARKS = ['strong', 'em', 'underline', 'sub', 'sup'] as const
export type Mark = (typeof MARKS)[number]

/** Text in one form, or an atom: its `text` is how it reads where it cannot be shown. */
export interface Run {
  readonly text: string
  readonly marks?: readonly Mark[]
  readonly atom?: Atom
  /** A model wrote the text (SPEC AI7): the model, as its operator declares it, or empty. It stays with the text wherever that is moved. */
  readonly ai?: string
}

export type Seen = Readonly<Record<string, string>>

/** The text of a block as it is stored. */
export interface StoredText {
  /** The clock of the latest text that its author had seen, by each other device (SPEC R8). */
  readonly seen?: Seen
  /** The block of a text that lost against a concurrent edit. */
  readonly of?: string
  readonly runs: readonly Run[]
}

/** Most characters in a block. */
export const LONGEST_TEXT = 20_000
/** Most blocks of a report. */
export const MAX_BLOCKS = 500

/** Reads a stored text. What this version does not know is left out, except atoms, which are kept as they are. */
export function textFrom(value: unknown): StoredText {
  const { seen, of, runs } = (value ?? {}) as Record<string, unknown>
  return {
    ...(typeof seen === 'object' && seen !== null && { seen: seen as Seen }),
    ...(typeof of === 'string' && { of }),
    runs: Array.isArray(runs) ? runs.flatMap(runFrom) : [],
  }
}

function runFrom(value: unknown): readonly Run[] {
  const { text, marks, atom: stored, ai } = (value ?? {}) as Record<string, unknown>
  const atom = atomFrom(stored)
  if (typeof text !== 'string' || (text === '' && !atom)) return []
  const known = Array.isArray(marks) ? MARKS.filter((mark) => marks.includes(mark)) : []
  return [
    { text, ...(known.length > 0 && { marks: known }), ...(atom && { atom }), ...(typeof ai === 'string' && { ai }) },
  ]
}

/** The text as letters: an atom as it read when it was inserted. */
export const plainText = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
