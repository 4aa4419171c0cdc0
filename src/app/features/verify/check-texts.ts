import { isSame, type Mark } from './check-tables.ts'

export interface CheckedText {
  readonly written: string
  /** The paragraph of the document in its place, if that is another text; null if the document has none like it. */
  readonly changedTo: string | null | undefined
  /** What is written now from the numbers computed now, if that is another text. */
  readonly now: string | undefined
  /** `differs` only if a number does: words may be rewritten. */
  readonly mark: Mark
}

/** The share of words that a paragraph must have in common with one that was written to be taken for it. */
const LEAST_ALIKE = 0.5

/**
 * The paragraphs of a result beside those of the document, and those that are written now: in the same order, or the most alike if there are more,
 * since a document may show only some groups of a split.
 */
export function checkTexts(
  written: readonly string[],
  paragraphs: readonly string[] | undefined,
  now: readonly string[] | undefined,
): readonly CheckedText[] {
  return written.map((text, k) => {
    const found = paragraphs && paragraphOf(text, paragraphs)
    const changedTo =
      paragraphs === undefined || (found !== undefined && isSame(found, text)) ? undefined : (found ?? null)
    const today = now && ((now.length === written.length ? now[k] : paragraphOf(text, now)) ?? '')
    const differsNow = today === undefined || isSame(today, text) ? undefined : today
    const hasOther = (other: string | null | undefined) =>
      typeof other === 'string' && numbersIn(other).join(' ') !== numbersIn(text).join(' ')
    const isChanged = hasOther(changedTo) || hasOther(differsNow)
    return { written: text, changedTo, now: differsNow, mark: isChanged ? 'differs' : now ? 'same' : 'open' }
  })
}

/** The numbers of a text, in their order, a minus sign in either form as one. */
export function numbersIn(text: string): readonly string[] {
  return (text.match(/[-−]?\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace('−', '-'))
}

function paragraphOf(text: string, paragraphs: readonly string[]): string | undefined {
  const exact = paragraphs.find((one) => isSame(one, text))
  if (exact !== undefined) return exact
  const wanted = wordsIn(text)
  let best: { readonly share: number; readonly text: string } | undefined
  for (const one of paragraphs) {
    const words = wordsIn(one)
    const common = [...wanted].filter((word) => words.has(word)).length
    const share = (2 * common) / Math.max(1, wanted.size + words.size)
    if (share >= LEAST_ALIKE && share > (best?.share ?? 0)) best = { share, text: one }
  }
  return best?.text
}

/** Words of letters, and pairs of Chinese characters. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\p{Script=Greek}]+/gu) ?? []
  const chinese = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from(run, (sign, k) => sign + (run[k + 1] ?? '')),
  )
  return new Set([...words, ...chinese])
}
