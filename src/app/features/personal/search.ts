/** The search of the pages of the account centre; each page reads what it knows. */
export interface PersonalSearch {
  /** A title, or what else the page shows. */
  readonly id?: string
  /** The order that is confirmed or paid. */
  readonly order?: string
  /** The part of the overview. */
  readonly type?: string
}
