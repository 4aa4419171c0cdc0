export type FindingLevel = 'error' | 'warning' | 'hint'

export interface Finding {
  readonly code: FindingCode
  readonly level: FindingLevel
  /** The elements that it is about, as in `Primitive.ref`. */
  readonly refs: readonly string[]
  readonly params: Readonly<Record<string, string | number>>
  /** The journal's rule behind it was not read on the publisher's page. */
  readonly unconfirmed?: true
}

export type FindingCode =
  | 'width'
  | 'height'
  | 'type-small'
  | 'type-large'
  | 'family'
  | 'line-thin'
  | 'line-thick'
  | 'grid'
  | 'title-inside'
  | 'text-overlaps'
  | 'text-cut'
  | 'text-pale'
  | 'text-on-mark'
  | 'colour-pale'
  | 'colours-near'
  | 'colours-vision'
  | 'colours-grey'
  | 'colours-many'
  | 'caption-outside'
  | 'meaning-missing'
  | 'meaning-unsaid'
  | 'n-missing'
  | 'p-form'
  | 'bar-base'
  | 'bar-log'
  | 'bar-broken'
  | 'axis-empty'
  | 'units'
  | 'legend-redundant'
  | 'panel-tags'
  | 'slices-many'
  | 'risk-table'
