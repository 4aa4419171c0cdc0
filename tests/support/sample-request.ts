import type * as z from 'zod/mini'

/** The place of a text in a request. */
export interface Leaf {
  readonly path: readonly (string | number)[]
  readonly schema: z.ZodMiniType
}

/** Samples of the contract's text formats. Add a new format here too. */
const TEXTS = [
  'Text1',
  '123456',
  '13800000000',
  'a@example.org',
  'abcd',
  '01900000-0000-7000-8000-0000000000ff',
  'f'.repeat(64),
  'correct horse',
  '2026-11',
  '000000000.0000/000000000000/01900000-0000-7000-8000-0000000000ff',
  'x'.repeat(22),
  'x'.repeat(43),
  '91350100M000100Y43',
  '',
]
const NUMBERS = [0, 1, 10, 20]

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
}

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

function firstThatFits(schema: z.ZodMiniType, options: readonly unknown[]): unknown {
  const found = options.find((option) => schema.safeParse(option).success)
  if (found === undefined) throw new Error('no sample fits a schema of the contract: add one to sample-request.ts')
  return found
}

/** A valid request with every field, and one item in every list. @param texts are tried before the usual ones */
export function sampleOf(schema: z.ZodMiniType, texts: readonly string[] = []): unknown {
  const { type, shape, element, innerType, options, entries, values } = defOf(schema)
  const inside = (part: z.ZodMiniType) => sampleOf(part, texts)
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inside(part)]))
  if (element) return [inside(element)]
  if (innerType) return inside(innerType)
  if (options?.[0]) return inside(options[0])
  if (entries) return Object.values(entries)[0]
  if (values) return values[0]
  if (type === 'string') return firstThatFits(schema, [...texts, ...TEXTS])
  if (type === 'number' || type === 'int') return firstThatFits(schema, NUMBERS)
  if (type === 'boolean') return true
  return {}
}

/** Every text of a request, at any depth. */
export function leavesOf(schema: z.ZodMiniType, path: Leaf['path'] = []): Leaf[] {
  const { type, shape, element, innerType, options } = defOf(schema)
  if (shape) return Object.entries(shape).flatMap(([name, part]) => leavesOf(part, [...path, name]))
  if (element) return leavesOf(element, [...path, 0])
  if (innerType) return leavesOf(innerType, path)
  if (options) return options.flatMap((option) => leavesOf(option, path))
  return type === 'string' ? [{ path, schema }] : []
}

/** Every place in a value, objects and lists included, except the value itself. */
export function placesOf(value: unknown, path: Leaf['path'] = []): Leaf['path'][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    return [place, ...placesOf(part, place)]
  })
}

/** Undefined for a place of another option of a union. */
export function valueAt(value: unknown, path: Leaf['path']): unknown {
  return path.reduce((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value)
}

/** The same request with another value at a place, which is made if it is that of another option of a union. */
export function withValue(request: unknown, [head, ...rest]: Leaf['path'], value: unknown): unknown {
  if (head === undefined) return value
  const inner = withValue((request as Record<string | number, unknown> | undefined)?.[head], rest, value)
  if (!Array.isArray(request)) return { ...(request as object), [head]: inner }
  return request.map((item, index) => (index === head ? inner : item))
}
