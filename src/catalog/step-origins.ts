import type { Column, Frame } from '#engine/frame/frame.ts'

/**
 * A copy of a step (in a branch, or in a project that was opened from a file) is another record with another id, but its rows and variables are those of
 * the original: their ids are hashed from the step's (`engine/frame/row-ids.ts`, `column-ids.ts`), and edits of cells are stored under them. Such a step names
 * the first of its originals as its `origin`. A recipe with copies is applied as the original recipe would be, and the ids in clear text are
 * translated on the way in and out; those inside a hash remain.
 */
export interface StepOrigins {
  /** By step, the first of its originals. Steps without one are absent. */
  readonly origins: ReadonlyMap<string, string>
  /** A value of ids, texts, lists and records with the ids of the originals, or back with those of the steps. */
  readonly toOrigins: <T>(value: T) => T
  readonly toSteps: <T>(value: T) => T
}

interface Copy {
  readonly id: string
  readonly origin?: string
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * Undefined if neither the steps nor those of the other datasets that they name (`others`, by step) are copies. Of two steps of one dataset with the same
 * origin the one with the smaller id has it, whatever their order; where a step of another dataset has the origin of an own one, it is the own one's.
 */
export function stepOrigins(
  steps: readonly Copy[],
  others: ReadonlyMap<string, string> = new Map(),
): StepOrigins | undefined {
  const origins = new Map(others)
  const back = new Map([...others].map(([id, origin]) => [origin, id]))
  const taken = new Set(steps.map(({ id }) => id))
  for (const id of taken) back.delete(id)
  const copies = steps.flatMap(({ id, origin }) =>
    origin === undefined || origin === id ? [] : [[id, origin] as const],
  )
  for (const [id, origin] of copies.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (taken.has(origin)) continue
    taken.add(origin)
    origins.set(id, origin)
    back.set(origin, id)
  }
  if (origins.size === 0) return undefined
  return {
    origins,
    toOrigins: (value) => renamed(value, origins) as typeof value,
    toSteps: (value) => renamed(value, back) as typeof value,
  }
}

/** The frame under translated ids of its columns; the cells are the same. */
export function withColumnIds(frame: Frame, translated: (id: string) => string): Frame {
  const { columns, sets, weight } = frame
  return {
    ...frame,
    columns: columnsWithIds(columns, translated),
    ...(sets && {
      sets: sets.map((set) => {
        const members = { columns: set.columns.map(translated) }
        return set.role === 'dimension'
          ? { ...set, ...members, reversed: set.reversed.map(translated) }
          : { ...set, ...members }
      }),
    }),
    ...(weight !== undefined && { weight: translated(weight) }),
  }
}

/** Columns with the same id are the same objects. */
export function columnsWithIds(columns: readonly Column[], translated: (id: string) => string): readonly Column[] {
  return columns.map((column) => {
    const id = translated(column.id)
    return id === column.id ? column : { ...column, id }
  })
}

function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(uuid, (id) => ids.get(id) ?? id)
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids))
  if (value instanceof Map)
    return new Map(Array.from(value, ([key, one]): [unknown, unknown] => [renamed(key, ids), renamed(one, ids)]))
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [renamed(key, ids), renamed(one, ids)]))
}
