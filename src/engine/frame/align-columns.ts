/** What columns of several tables are matched by. `label`: a column without one is matched by its name. */
export type AlignBy = 'name' | 'label' | 'position'

interface Named {
  readonly name: string
  readonly label: string
}

/** Columns that become one: by table the index of its column, -1 if it has none. */
export type Aligned = readonly number[]

/**
 * Aligns the columns of tables: those of the first in their order, then those that only later ones have. No column is in two places: of
 * several with the same label, the first is matched.
 */
export function alignColumns(tables: readonly (readonly Named[])[], by: AlignBy): readonly Aligned[] {
  const places: number[][] = []
  const known = new Map<string, number>()
  for (const [table, columns] of tables.entries()) {
    for (const [index, column] of columns.entries()) {
      const key = keyOf(column, index, by)
      const at = known.get(key)
      const place = at === undefined ? undefined : places[at]
      if (place && place[table] === -1) {
        place[table] = index
        continue
      }
      if (at === undefined) known.set(key, places.length)
      places.push(tables.map((_, k) => (k === table ? index : -1)))
    }
  }
  return places
}

function keyOf({ name, label }: Named, index: number, by: AlignBy): string {
  if (by === 'position') return String(index)
  return by === 'label' && label !== '' ? `label ${label}` : `name ${name}`
}
