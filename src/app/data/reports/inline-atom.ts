/**
 * A part of a text that is not letters: a citation, an equation, a number of a result, the number of a table or figure. Its run has in `text` how it
 * reads where it cannot be shown. An atom of a kind that only a newer version knows is kept as it is.
 */
export interface Atom {
  readonly kind: string
  readonly [property: string]: unknown
}

/** A cell of a result's table, by its subject and not by its place, which moves with the rows. */
export interface CellAddress {
  /** Id of the table. */
  readonly table: string
  /** In a split analysis the value of the group's level, as JSON. */
  readonly group?: string
  readonly row: string
  readonly column: string
}

export type KnownAtom =
  /** Works of the bibliography by key, and those of the report's own list by the id of their record. */
  | { readonly kind: 'citation'; readonly works: readonly string[] }
  /** TeX as `parseMath` reads it. */
  | { readonly kind: 'equation'; readonly tex: string }
  | { readonly kind: 'number'; readonly analysis: string; readonly cell: CellAddress }
  /** A table or figure of the report, by the id of its block. */
  | { readonly kind: 'cross-reference'; readonly block: string }

/** The kind of an atom that is a sentence of the Methods paragraph; no other text has one. */
export const METHODS_PART = 'methods-part'

/** The atom of a stored run, with its properties in one order; undefined if it has no atom. */
export function atomFrom(value: unknown): Atom | undefined {
  if (typeof value !== 'object' || value === null || typeof (value as Atom).kind !== 'string') return undefined
  return inOneOrder(value) as Atom
}

/** A database may return the properties of an object in another order. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (typeof value !== 'object' || value === null) return value
  const properties = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(properties.map(([name, inner]) => [name, inOneOrder(inner)]))
}

/** The atom if this version can show it; undefined for a newer kind, and for a known one with other properties. */
export function knownAtom(atom: Atom | undefined): KnownAtom | undefined {
  const { kind, works, tex, analysis, cell, block } = (atom ?? {}) as Readonly<Record<string, unknown>>
  switch (kind) {
    case 'citation':
      return Array.isArray(works) && works.every(isText) ? { kind, works } : undefined
    case 'equation':
      return isText(tex) ? { kind, tex } : undefined
    case 'number': {
      const { table, group, row, column } = (cell ?? {}) as Readonly<Record<string, unknown>>
      const isAddress = isText(analysis) && isText(table) && isText(row) && isText(column)
      const isGroup = group === undefined || isText(group)
      return isAddress && isGroup
        ? { kind, analysis, cell: { table, ...(isText(group) && { group }), row, column } }
        : undefined
    }
    case 'cross-reference':
      return isText(block) ? { kind, block } : undefined
    default:
      return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
