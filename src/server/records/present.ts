import type { SyncedRecord } from '#contract/calls/sync.ts'
import { LAST_TIME } from '#contract/records/kinds.ts'

const MS_PER_SECOND = 1000

/** A field as text; '' if absent. */
export function textOf({ fields }: SyncedRecord, name: string): string {
  const value = fields[name]?.[0]
  return typeof value === 'string' ? value : ''
}

function numberOf({ fields }: SyncedRecord, name: string): number {
  const value = fields[name]?.[0]
  return typeof value === 'number' ? value : 0
}

/** Creation time, ms; 0 if absent. */
export const timeOf = (record: SyncedRecord) => numberOf(record, 'createdAt')

/** Clamped, because times stored before they had a range may be anything. */
const secondsOf = (record: SyncedRecord) => Math.floor(Math.min(Math.max(timeOf(record), 0), LAST_TIME) / MS_PER_SECOND)

export const isDeleted = ({ fields }: SyncedRecord) => fields.deleted?.[0] === true

export function presentProject(record: SyncedRecord) {
  return {
    id: record.id,
    name: textOf(record, 'name'),
    description: textOf(record, 'description'),
    storage: textOf(record, 'storage') === 'cloud' ? ('cloud' as const) : ('device' as const),
    create_time: secondsOf(record),
  }
}

export function presentReport(record: SyncedRecord) {
  return {
    id: record.id,
    project: textOf(record, 'project'),
    title: textOf(record, 'title'),
    style: textOf(record, 'style'),
    create_time: secondsOf(record),
  }
}

export function presentDataset(record: SyncedRecord) {
  return {
    id: record.id,
    project: textOf(record, 'project'),
    name: textOf(record, 'name'),
    source_name: textOf(record, 'sourceName'),
    source_size: numberOf(record, 'sourceSize'),
    create_time: secondsOf(record),
  }
}

export function presentAnalysis(record: SyncedRecord) {
  return {
    id: record.id,
    project: textOf(record, 'project'),
    dataset: textOf(record, 'dataset'),
    type: textOf(record, 'type'),
    title: textOf(record, 'title'),
    create_time: secondsOf(record),
  }
}
