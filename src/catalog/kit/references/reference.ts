/** A work that entries cite. Only works whose data were checked carry a DOI. */
export interface Reference {
  readonly text: string
  readonly doi?: string
}
