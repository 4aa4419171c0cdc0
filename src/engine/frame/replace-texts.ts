export interface Replacement {
  readonly find: string
  /** The empty text takes it away. */
  readonly by: string
  /** The whole text, or each place in it. */
  readonly whole: boolean
  readonly ignoreCase: boolean
}

/** The function that replaces a text, which is never read as a pattern. Without regard to case by Unicode's simple folding, as in R's `(?i)`. */
export function replacer({ find, by, whole, ignoreCase }: Replacement): (text: string) => string {
  if (!ignoreCase) return whole ? (text) => (text === find ? by : text) : (text) => text.replaceAll(find, () => by)
  const bare = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const sought = new RegExp(whole ? `^${bare}$` : bare, 'giu')
  return (text) => text.replace(sought, () => by)
}
