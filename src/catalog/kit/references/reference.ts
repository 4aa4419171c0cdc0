/** A work cited by entries. Only works whose data were checked have a DOI. */
export interface Reference {
  readonly text: string
  readonly doi?: string
}
