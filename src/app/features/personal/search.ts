/** The search of the pages of the account centre; each page reads what it knows. */
export interface PersonalSearch {
  /** A title, an invoice, or what else the page shows. */
  readonly id?: string
  /** The new invoice title with which its form led back. */
  readonly title?: string
  /** The page to which the form of a new title leads back. */
  readonly back?: string
  /** The order that is confirmed or paid. */
  readonly order?: string
  /** The part of the overview. */
  readonly type?: string
}
