import type { SchemaTree } from 'hyparquet'
import { type Json, keyText } from '../columnar/json-text.ts'
import { PageError } from './page-values.ts'
import type { Leaf } from './schema-leaves.ts'

/** All values of a stored column of a row group, with their levels. */
export interface LevelledValues {
  readonly definitions: number[]
  readonly repetitions: number[]
  /** Null where the level says that there is none. */
  readonly values: Json[]
}

/** Puts the rows of a repeated column together from its stored columns (Melnik et al. 2010, Dremel). */
export function* assembleRows(
  root: SchemaTree,
  leaves: readonly Leaf[],
  stored: readonly LevelledValues[],
): Generator<Json> {
  const own = new Map(leaves.map((leaf, k) => [leaf.path.at(-1), k]))
  const at = stored.map(() => 0)
  const below = new Map<SchemaTree, readonly number[]>()

  const placesBelow = (node: SchemaTree): readonly number[] => {
    const known = below.get(node)
    if (known) return known
    const place = own.get(node)
    const found = place === undefined ? node.children.flatMap(placesBelow) : [place]
    below.set(node, found)
    return found
  }
  const firstBelow = (node: SchemaTree) => {
    const place = placesBelow(node)[0]
    if (place === undefined) throw new PageError()
    return place
  }
  const definition = (node: SchemaTree) => {
    const place = firstBelow(node)
    const level = stored[place]?.definitions[at[place] ?? 0]
    if (level === undefined) throw new PageError()
    return level
  }
  const repetition = (node: SchemaTree) => {
    const place = firstBelow(node)
    return stored[place]?.repetitions[at[place] ?? 0] ?? 0
  }
  const pass = (node: SchemaTree) => {
    for (const place of placesBelow(node)) at[place] = (at[place] ?? 0) + 1
  }

  const take = (node: SchemaTree, above: number, repeated: number): Json => {
    const kind = node.element.repetition_type
    if (kind === 'REQUIRED') return content(node, above, repeated)
    if (definition(node) <= above) {
      pass(node)
      return kind === 'REPEATED' ? [] : null
    }
    if (kind !== 'REPEATED') return content(node, above + 1, repeated)
    const items = [content(node, above + 1, repeated + 1)]
    while (repetition(node) > repeated) items.push(content(node, above + 1, repeated + 1))
    return items
  }

  const content = (node: SchemaTree, above: number, repeated: number): Json => {
    const place = own.get(node)
    if (place !== undefined) {
      const value = stored[place]?.values[at[place] ?? 0]
      if (value === undefined) throw new PageError()
      at[place] = (at[place] ?? 0) + 1
      return value
    }
    const [child] = node.children
    const isAlone = node.children.length === 1 && child?.element.repetition_type === 'REPEATED'
    if (child && isAlone && isList(node)) {
      const items = take(child, above, repeated)
      const isWrapped = child.children.length === 1
      return Array.isArray(items) && isWrapped ? items.map(onlyValue) : items
    }
    if (child && isAlone && isMap(node) && child.children.length === 2) {
      const pairs = take(child, above, repeated)
      return new Map(Array.isArray(pairs) ? pairs.map((pair) => keyAndValue(pair as Json)) : [])
    }
    return new Map(node.children.map((one) => [one.element.name, take(one, above, repeated)]))
  }

  const total = stored[0]?.definitions.length ?? 0
  while ((at[0] ?? 0) < total) {
    yield take(root, 0, 0)
    for (const [place, { repetitions }] of stored.entries())
      if ((repetitions[at[place] ?? 0] ?? 0) !== 0) throw new PageError()
  }
}

const isList = ({ element }: SchemaTree) => element.converted_type === 'LIST' || element.logical_type?.type === 'LIST'
const isMap = ({ element }: SchemaTree) =>
  element.converted_type === 'MAP' || element.converted_type === 'MAP_KEY_VALUE' || element.logical_type?.type === 'MAP'

function onlyValue(group: Json): Json {
  if (!(group instanceof Map)) return group
  const [value = null] = (group as ReadonlyMap<string, Json>).values()
  return value
}

function keyAndValue(pair: Json): [string, Json] {
  if (!(pair instanceof Map)) throw new PageError()
  const [key = null, value = null] = (pair as ReadonlyMap<string, Json>).values()
  return [keyText(key), value]
}
