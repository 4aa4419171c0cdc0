import { languages } from '#catalog/kit/words.ts'

/** Paths of texts that lack a language, anywhere in a value: an object with a key `en` or `zh` is treated as words. */
export function missingWords(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.includes('en') || keys.includes('zh')) {
    const words: Readonly<Record<string, unknown>> = { ...value }
    return languages
      .filter((language) => typeof words[language] !== 'string' || words[language] === '')
      .map((l) => `${path}.${l}`)
  }
  return Object.entries(value).flatMap(([key, inner]) => missingWords(inner, `${path}.${key}`))
}
