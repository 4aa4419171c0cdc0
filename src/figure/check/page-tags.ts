import type { Scene } from '../scene.ts'

/**
 * Whether the letters of the figures on a page are all there, of one style and in the order of reading, and whether the letters that a caption
 * names, as in “(A) survival; (B) relapse”, are in the figure.
 */
export function areTagsInOrder({
  parts = [],
  panels,
  caption = '',
}: Pick<Scene, 'parts' | 'panels' | 'caption'>): boolean {
  const read = parts.toSorted((a, b) => (Math.abs(a.y - b.y) < 0.01 ? a.x - b.x : a.y - b.y))
  const tags = read.map(({ tag }) => tag)
  const isTagged = tags.some((tag) => tag !== undefined)
  if (isTagged) {
    const style = (tag = '') => tag.replace(/[a-z]+/, 'a').replace(/[A-Z]+/, 'A')
    if (tags.some((tag, k) => tag === undefined || letterOf(tag) !== lettersAt(k) || style(tag) !== style(tags[0])))
      return false
  }
  if (parts.length + panels.length < 2) return true
  const named = [...caption.matchAll(/[(（]([A-Z])[)）]/gi)].map(([, letter = '']) => letter.toUpperCase())
  // a single letter, or one out of order, may be a symbol such as (n) or (P)
  const isSequence = named.length > 1 && [...new Set(named)].every((letter, k) => letter === lettersAt(k))
  const shown = new Set([...tags, ...panels.map(({ title }) => title)].map((words) => letterOf(words)))
  return !isSequence || named.every((letter) => shown.has(letter))
}

/** The letter with which a tag or the title of a panel begins: of A, (a), “B Relapse”. */
function letterOf(words = ''): string {
  return (/^[(（]?([A-Z]{1,2})(?![\p{L}\p{N}])/iu.exec(words.trim())?.[1] ?? '').toUpperCase()
}

/** A to Z, then AA, AB, and so on. */
function lettersAt(k: number): string {
  const letter = String.fromCodePoint(65 + (k % 26))
  return k < 26 ? letter : lettersAt(Math.floor(k / 26) - 1) + letter
}
