import type { LevelValue } from '#catalog/kit/data-dictionary.ts'

/** Parses a typed value: a number if the column is numeric and the text is a number, otherwise a text; null if empty. */
export function literalOf(text: string, type: 'number' | 'text' | 'either'): LevelValue | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = Number(trimmed.normalize('NFKC'))
  return type !== 'text' && Number.isFinite(number) ? number : trimmed
}
