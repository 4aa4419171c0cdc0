/** A value as R serialises it. Code, environments and pointers are `other`: nothing is evaluated. */
export type RValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'pairlist'; readonly items: readonly { readonly tag: string; readonly value: RValue }[] }
  | RVector
  | { readonly kind: 'other'; readonly attributes?: Attributes }

export type Attributes = ReadonlyMap<string, RValue>

interface Attributed {
  attributes: Attributes
}

export type RVector =
  /** NA is the least integer. */
  | ({ readonly kind: 'logical' | 'integer'; readonly values: Int32Array } & Attributed)
  /** With the bits of the file: an `integer64` is in them, and the kind of an NA. */
  | ({ readonly kind: 'double'; readonly values: Float64Array } & Attributed)
  /** NA is −1. */
  | ({ readonly kind: 'string'; readonly codes: Int32Array; readonly dictionary: readonly string[] } & Attributed)
  | ({ readonly kind: 'list'; readonly items: readonly RValue[] } & Attributed)
  /** Complex numbers, raw bytes, expressions. */
  | ({ readonly kind: 'unread'; readonly length: number } & Attributed)

export const NA_INTEGER = -2147483648

const none: Attributes = new Map()

export const attributesOf = (value: RValue | undefined): Attributes =>
  value && 'attributes' in value && value.attributes ? value.attributes : none

export function lengthOf(value: RValue): number {
  switch (value.kind) {
    case 'logical':
    case 'integer':
    case 'double':
      return value.values.length
    case 'string':
      return value.codes.length
    case 'list':
      return value.items.length
    case 'unread':
      return value.length
    default:
      return 0
  }
}

/** The texts of a character vector; empty for anything else. NA is an empty text. */
export function textsOf(value: RValue | undefined): readonly string[] {
  if (value?.kind !== 'string') return []
  return Array.from(value.codes, (code) => value.dictionary[code] ?? '')
}

/** The numbers of a vector; NaN for NA, none for texts and lists. */
export function numbersOf(value: RValue | undefined): readonly number[] {
  if (value?.kind === 'double') return Array.from(value.values)
  if (value?.kind === 'integer' || value?.kind === 'logical')
    return Array.from(value.values, (one) => (one === NA_INTEGER ? Number.NaN : one))
  return []
}

export const classesOf = (value: RValue | undefined): readonly string[] => textsOf(attributesOf(value).get('class'))
