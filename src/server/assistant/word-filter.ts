const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** How many characters of what came before are looked at with each new piece: a forbidden word is not longer. */
const WINDOW = 200

/** Whether a text has one of the words, in any case and width of letters. Empty lines of a list are no words. */
export function wordFilter(list: readonly string[]): (text: string) => boolean {
  const words = list.map((word) => plain(word.trim())).filter((word) => word !== '')
  if (words.length === 0) return () => false
  return (text) => {
    const searched = plain(text)
    return words.some((word) => searched.includes(word))
  }
}

/** The same for a text that arrives in pieces. */
export function streamFilter(isForbidden: (text: string) => boolean): (piece: string) => boolean {
  let tail = ''
  return (piece) => {
    const text = tail + piece
    tail = text.slice(-WINDOW)
    return isForbidden(text)
  }
}
