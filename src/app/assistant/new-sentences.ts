/** The whole sentences that have come since `from`, and where they end: a screen reader reads sentences, not pieces of them. */
export function newSentences(text: string, from: number): { readonly sentences: string; readonly end: number } {
  const rest = text.slice(from)
  const ends = [...rest.matchAll(/[。！？!?\n]|[.;:](?=\s)/g)]
  const last = ends.at(-1)
  if (!last) return { sentences: '', end: from }
  const end = last.index + last[0].length
  return {
    sentences: rest
      .slice(0, end)
      .replace(/[#*`>_|]/g, '')
      .trim(),
    end: from + end,
  }
}
