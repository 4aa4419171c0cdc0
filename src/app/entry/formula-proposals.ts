import { functionWords } from '#catalog/kit/steps/function-words.ts'
import { typedName } from './meant-name.ts'

/** A word that is put into a formula. */
export interface Put {
  readonly kind: 'function' | 'variable'
  readonly name: string
}

export type Proposal = Put & { readonly label: string }

const most = 8

/** The begun word that ends at the caret, if it is no part of a text, of a quoted name or of a longer word. */
export function wordBefore(text: string, caret: number): { word: string; from: number; to: number } | undefined {
  const before = text.slice(0, caret)
  const word = /[\p{L}_][\p{L}\p{N}\p{M}_.]*$/u.exec(before)?.[0]
  if (word === undefined || /^[\p{L}\p{N}_(]/u.test(text.slice(caret))) return undefined
  const quoted = before.replace(/\\./g, '').replace(/"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|`[^`]*`/g, '')
  return /["'“‘`]/.test(quoted) ? undefined : { word, from: caret - word.length, to: caret }
}

/** Variables and functions that begin with the word, then those that contain it; none for a word that is complete or a single letter. */
export function proposals(
  word: string,
  columns: readonly { readonly name: string; readonly label: string }[],
): readonly Proposal[] {
  const wanted = word.toLowerCase()
  if (/^[a-z_]$/.test(wanted) || columns.some(({ name }) => name === word)) return []
  const all: Proposal[] = [
    ...columns.map(({ name, label }) => ({ kind: 'variable' as const, name, label })),
    ...Object.keys(functionWords).map((name) => ({ kind: 'function' as const, name, label: '' })),
  ]
  const rank = ({ kind, name, label }: Proposal) => {
    const lower = name.toLowerCase()
    if (lower.startsWith(wanted)) return 0
    if (lower.includes(wanted)) return 1
    return kind === 'variable' && label.toLowerCase().includes(wanted) ? 2 : 3
  }
  return [0, 1, 2].flatMap((k) => all.filter((one) => rank(one) === k)).slice(0, most)
}

/** The formula with the word in a place, and where the caret then stands: within the brackets of a function. */
export function putAt(
  text: string,
  { kind, name }: Put,
  { from, to }: { readonly from: number; readonly to: number },
): { text: string; caret: number } {
  const word = kind === 'variable' ? typedName(name) : `${name}()`
  const caret = from + word.length - (kind === 'function' ? 1 : 0)
  return { text: text.slice(0, from) + word + text.slice(to), caret }
}
