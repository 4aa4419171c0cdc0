import { isKind, parentField } from '#contract/records/kinds.ts'
import { type Fields, mergeFields } from '#contract/records/merge.ts'
import type { RecordRow } from './user-database.ts'

/** The row of a record with the given `fields`. */
export function rowOf(id: string, kind: string, fields: Fields): RecordRow {
  const engine = kind === 'analysis-outcome' || kind === 'chart-outcome' ? engineOf(fields) : undefined
  return {
    id,
    kind,
    fields,
    parent: parentOf(kind, fields),
    deleted: fields.deleted?.[0] === true ? 1 : 0,
    ...(engine === undefined ? {} : { engine }),
  }
}

export function mergeInto(row: RecordRow | undefined, id: string, kind: string, incoming: Fields): RecordRow {
  return rowOf(id, row?.kind ?? kind, row ? mergeFields(row.fields, incoming) : incoming)
}

function parentOf(kind: string, fields: Fields): string {
  if (!isKind(kind)) return ''
  const parent = parentField(kind)
  const value = parent === undefined ? undefined : fields[parent]?.[0]
  return typeof value === 'string' ? value : ''
}

function engineOf(fields: Fields): string | undefined {
  const kept = fields['data.outcome']?.[0]
  if (typeof kept !== 'object' || kept === null || !('engineVersion' in kept)) return undefined
  return typeof kept.engineVersion === 'string' ? kept.engineVersion : undefined
}

export function fieldValue(row: Pick<RecordRow, 'fields'>, field: string): unknown {
  return row.fields[field]?.[0]
}

/** The stamp of the record's last change. */
export function latestStamp({ fields }: Pick<RecordRow, 'fields'>): string {
  return Object.values(fields).reduce((latest, [, stamp]) => (stamp > latest ? stamp : latest), '')
}

export function textOf(row: Pick<RecordRow, 'fields'>, field: string): string {
  const value = fieldValue(row, field)
  return typeof value === 'string' ? value : ''
}

export function numberOf(row: Pick<RecordRow, 'fields'>, field: string): number {
  const value = fieldValue(row, field)
  return typeof value === 'number' ? value : 0
}

/** The values of all fields with a prefix, such as the `convention.` of a project. */
export function valuesBelow(row: Pick<RecordRow, 'fields'>, prefix: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, [value]] of Object.entries(row.fields)) {
    if (name.startsWith(prefix)) values[name.slice(prefix.length)] = value
  }
  return values
}
