/** The kinds of a column by its measurement level and its values. Numbers of the wire: 2 two categories, 3 more categories, 4 counts, 6 whole numbers, 7 other numbers. */
export const firstTypes = ['continue', 'category', 'string'] as const
export type FirstType = (typeof firstTypes)[number]

/** 5 has no meaning. Nothing distinguishes counts from other whole numbers, so no column has 4. */
export const secondTypes = [2, 3, 4, 6, 7] as const
export type SecondType = (typeof secondTypes)[number]

type Measure = 'continuous' | 'ordinal' | 'nominal' | 'id'

/** An identifier is never analysed, so it is a text whatever its values are. */
export function firstTypeOf(measure: Measure): FirstType {
  if (measure === 'id') return 'string'
  return measure === 'continuous' ? 'continue' : 'category'
}

/** Facts about a column's values; undefined where only the rows would tell. */
interface KnownValues {
  /** The number of its categories. */
  readonly categories?: number | undefined
  readonly isWhole?: boolean | undefined
}

/** Null if it is not known, for identifiers, and for a column without values. */
export function secondTypeOf(measure: Measure, { categories, isWhole }: KnownValues): SecondType | null {
  if (measure === 'id') return null
  if (measure === 'continuous') return isWhole === undefined ? null : isWhole ? 6 : 7
  return categories ? (categories <= 2 ? 2 : 3) : null
}
