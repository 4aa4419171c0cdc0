import type { SchemaElement, SchemaTree } from 'hyparquet'
import type { StoredType } from '../columnar/stored-type.ts'

const DAY_UNITS = 1
const DEEPEST = 64

/** A column as it is stored: its way from the root, and how often it can be absent or repeated on that way. */
export interface Leaf {
  /** Without the root. */
  readonly path: readonly SchemaTree[]
  /** Its number among the stored columns of each row group. */
  readonly place: number
  /** Null if its values are not read here. */
  readonly type: StoredType | null
  readonly definition: number
  readonly repetition: number
}

/** A column of the file, made from one stored column, or a list from several. */
export type Field = { readonly name: string; readonly leaf: Leaf } | ListField

export interface ListField {
  readonly name: string
  readonly list: SchemaTree
  readonly leaves: readonly Leaf[]
}

/** The schema as a tree; undefined if its numbers of children do not fit together. */
export function treeOf(schema: readonly SchemaElement[]): SchemaTree | undefined {
  let next = 0
  const build = (path: readonly string[], depth: number): SchemaTree | undefined => {
    const element = schema[next++]
    if (!element || depth > DEEPEST || (depth > 0 && typeof element.name !== 'string')) return undefined
    const own = depth === 0 ? [] : [...path, element.name]
    const children: SchemaTree[] = []
    const first = next - 1
    for (let k = 0; k < (element.num_children ?? 0); k++) {
      const child = build(own, depth + 1)
      if (!child) return undefined
      children.push(child)
    }
    if (depth > 0 && children.length === 0 && element.type === undefined) return undefined
    return { count: next - first, element, children, path: own }
  }
  const tree = build([], 0)
  return tree && next === schema.length ? tree : undefined
}

/** Groups become a column for each of their own, named `group.column`; what is repeated anywhere is one column, as text. */
export function fieldsOf(tree: SchemaTree): readonly Field[] {
  let place = 0
  const leavesOf = (node: SchemaTree, above: readonly SchemaTree[]): readonly Leaf[] => {
    const path = [...above, node]
    if (node.children.length > 0) return node.children.flatMap((child) => leavesOf(child, path))
    const count = (isCounted: (type: string | undefined) => boolean) =>
      path.filter(({ element }) => isCounted(element.repetition_type)).length
    return [
      {
        path,
        place: place++,
        type: storedType(node.element),
        definition: count((type) => type !== 'REQUIRED'),
        repetition: count((type) => type === 'REPEATED'),
      },
    ]
  }
  return tree.children.flatMap((node): readonly Field[] => {
    const leaves = leavesOf(node, [])
    if (leaves.some(({ repetition }) => repetition > 0)) return [{ name: node.element.name, list: node, leaves }]
    return leaves.map((leaf) => ({ name: leaf.path.map(({ element }) => element.name).join('.'), leaf }))
  })
}

const perSecond = { MILLIS: 1000, MICROS: 1_000_000, NANOS: 1_000_000_000 } as const

function storedType({
  type,
  type_length,
  converted_type,
  logical_type,
  scale,
  precision,
}: SchemaElement): StoredType | null {
  const logical = logical_type?.type
  if (logical_type?.type === 'DECIMAL' || converted_type === 'DECIMAL')
    return { of: 'decimal', precision: precision ?? 0, scale: scale ?? 0 }
  switch (type) {
    case 'BOOLEAN':
      return { of: 'boolean' }
    case 'FLOAT':
    case 'DOUBLE':
      return { of: 'number' }
    case 'INT96':
      return { of: 'instant96' }
    case 'INT32':
    case 'INT64':
      if (logical_type?.type === 'TIMESTAMP')
        return { of: 'instant', units: perSecond[logical_type.unit], isUtc: logical_type.isAdjustedToUTC }
      if (logical_type?.type === 'TIME') return { of: 'time', units: perSecond[logical_type.unit] }
      if (logical === 'DATE' || converted_type === 'DATE') return { of: 'day', units: DAY_UNITS }
      if (converted_type === 'TIMESTAMP_MILLIS') return { of: 'instant', units: 1000, isUtc: false }
      if (converted_type === 'TIMESTAMP_MICROS') return { of: 'instant', units: 1_000_000, isUtc: false }
      if (converted_type === 'TIME_MILLIS') return { of: 'time', units: 1000 }
      if (converted_type === 'TIME_MICROS') return { of: 'time', units: 1_000_000 }
      return { of: type === 'INT64' ? 'integer' : 'number' }
    case 'FIXED_LEN_BYTE_ARRAY':
      if (logical === 'UUID' && type_length === 16) return { of: 'uuid' }
      if (logical === 'FLOAT16' && type_length === 2) return { of: 'half' }
      return converted_type === 'INTERVAL' ? null : { of: 'bytes' }
    case 'BYTE_ARRAY':
      if (logical === 'STRING' || logical === 'ENUM' || logical === 'JSON') return { of: 'text' }
      if (converted_type === 'UTF8' || converted_type === 'ENUM' || converted_type === 'JSON') return { of: 'text' }
      return converted_type === 'BSON' || logical === 'GEOMETRY' || logical === 'GEOGRAPHY' || logical === 'VARIANT'
        ? null
        : { of: 'bytes' }
    default:
      return null
  }
}

/** Whether its whole numbers have no sign. */
export function isUnsigned({ converted_type, logical_type }: SchemaElement): boolean {
  return (
    converted_type === 'UINT_8' ||
    converted_type === 'UINT_16' ||
    converted_type === 'UINT_32' ||
    converted_type === 'UINT_64' ||
    (logical_type?.type === 'INTEGER' && !logical_type.isSigned)
  )
}
