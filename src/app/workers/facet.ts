/** Which cells of a variable are looked at. What is left open allows all values; several facets combine with "and". */
export interface Facet {
  readonly column: string
  /** One of these; none: any. */
  readonly values: readonly (number | string)[]
  /** Both ends included; dates and instants in ms since 1970-01-01. */
  readonly low: number | null
  readonly high: number | null
  /** A part of the text, in any case. */
  readonly text: string
  /** Also rows without a value; only these, if nothing else is chosen. */
  readonly missing: boolean
}

/** A facet of nothing but its column: it allows all rows. */
export function openFacet(column: string): Facet {
  return { column, values: [], low: null, high: null, text: '', missing: false }
}

/** Whether the facet leaves out any row. */
export function isChosen({ values, low, high, text, missing }: Facet): boolean {
  return values.length > 0 || low !== null || high !== null || text !== '' || missing
}
