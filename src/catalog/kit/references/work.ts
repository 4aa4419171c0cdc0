export type WorkKind = 'article' | 'book' | 'chapter' | 'paper' | 'thesis' | 'report' | 'standard' | 'web' | 'software'

/** A name with its parts known. `initials` has no full stops or spaces: `JB`. */
export interface Person {
  readonly family: string
  readonly initials: string
  /** Given names in full, if they are known. */
  readonly given?: string
  /** Jr, III */
  readonly suffix?: string
}

/** An organisation, or a person whose name is written as one piece, as Chinese names are. */
export interface WholeName {
  readonly name: string
}

export type Author = Person | WholeName

/** A cited work, field by field. Fields that a kind does not have, or that are not known, are absent. */
export interface Work {
  readonly kind: WorkKind
  readonly authors: readonly Author[]
  /** There are more authors than are named. */
  readonly hasMore: boolean
  /** The authors named are the editors of the book. */
  readonly areEditors?: boolean
  readonly title: string
  readonly journal?: string
  /** The book or the proceedings with the chapter or paper. */
  readonly book?: string
  readonly editors?: readonly Author[]
  readonly year?: string
  readonly volume?: string
  readonly issue?: string
  /** As printed: 457–481, e92209, S117–S314. */
  readonly pages?: string
  /** 2 for the second edition. */
  readonly edition?: string
  readonly place?: string
  /** The university, if it is a thesis. */
  readonly publisher?: string
  /** Number of a standard, a report or a guideline. */
  readonly number?: string
  readonly doi?: string
  readonly url?: string
  /** When the page was read: YYYY-MM-DD. */
  readonly accessed?: string
}

/** Whether the parts of the name are known. */
export function isPerson(author: Author): author is Person {
  return 'family' in author
}
