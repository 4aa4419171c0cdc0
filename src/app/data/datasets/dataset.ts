import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StoredVersion } from '#catalog/kit/options/upgrade-options.ts'
import type { ColumnMeta, ValueLabel, VariableSet } from '#engine/frame/frame.ts'
import type { CellRules, ImportSchema } from '#formats/table/schema.ts'
import { fieldValue, latestStamp, numberOf, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { answersOf, byOrder, versionOf } from './analysis.ts'

export interface Dataset {
  readonly id: string
  readonly project: string
  readonly name: string
  readonly sourceName: string
  readonly sourceSha256: string
  readonly sourceSize: number
  readonly sourceDevice: string
  readonly schema: ImportSchema
  /** Absent on a device that has never read the rows. */
  readonly cellRules: CellRules | undefined
  /** The dataset of which it is a branch; '' for none. */
  readonly branchOf: string
  readonly createdAt: number
}

/** The user's changes to a column; absent properties are as imported. */
export type VariableChange = Partial<
  Pick<ColumnMeta, 'name' | 'label' | 'measure' | 'valueLabels' | 'missingCodes' | 'missingRanges'>
>

export interface StepRecord extends StoredVersion {
  readonly id: string
  readonly type: string
  readonly order: string
  readonly enabled: boolean
  readonly options: StoredOptions
  /** The first step of which it is a copy. */
  readonly origin?: string
  /** Why the step exists, in the user's words. */
  readonly comment?: string
}

export interface StoredStep extends StepRecord {
  /** The stamp of the record's last change. */
  readonly latest: string
}

export function datasetOf(row: RecordRow): Dataset {
  return {
    id: row.id,
    project: textOf(row, 'project'),
    name: textOf(row, 'name'),
    sourceName: textOf(row, 'sourceName'),
    sourceSha256: textOf(row, 'sourceSha256'),
    sourceSize: numberOf(row, 'sourceSize'),
    sourceDevice: textOf(row, 'sourceDevice'),
    schema: fieldValue(row, 'importSchema') as ImportSchema,
    cellRules: fieldValue(row, 'data.cellRules') as CellRules | undefined,
    branchOf: textOf(row, 'branchOf'),
    createdAt: numberOf(row, 'createdAt'),
  }
}

export async function readDataset(database: UserDatabase, id: string): Promise<Dataset | undefined> {
  const row = await database.records.get(id)
  return row?.kind === 'dataset' && row.deleted === 0 ? datasetOf(row) : undefined
}

export async function listDatasets(database: UserDatabase, project: string): Promise<Dataset[]> {
  const rows = await database.records.where('[kind+parent]').equals(['dataset', project]).toArray()
  return rows
    .filter((row) => row.deleted === 0)
    .map(datasetOf)
    .sort((a, b) => a.createdAt - b.createdAt)
}

export async function readVariables(
  database: UserDatabase,
  dataset: string,
): Promise<ReadonlyMap<string, VariableChange>> {
  return variablesOf(await database.records.where('[kind+parent]').equals(['variable', dataset]).toArray())
}

/** The changes of the columns that have a record. */
export function variablesOf(rows: readonly RecordRow[]): ReadonlyMap<string, VariableChange> {
  return new Map(rows.map((row) => [textOf(row, 'column'), variableChangeOf(row)]))
}

/** A null field is as imported. */
function variableChangeOf(row: RecordRow): VariableChange {
  const said = {
    name: textOf(row, 'name') || null,
    label: fieldValue(row, 'label'),
    measure: fieldValue(row, 'measure'),
    valueLabels: fieldValue(row, 'data.valueLabels'),
    missingCodes: fieldValue(row, 'data.missingCodes'),
    missingRanges: fieldValue(row, 'data.missingRanges'),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined))
}

/** The user's variable sets, in their order. */
export async function readSets(database: UserDatabase, dataset: string): Promise<VariableSet[]> {
  return setsOf(await database.records.where('[kind+parent]').equals(['set', dataset]).toArray())
}

export function setsOf(rows: readonly RecordRow[]): VariableSet[] {
  return rows
    .filter((row) => row.deleted === 0)
    .map((row) => ({ set: setOf(row), id: row.id, order: textOf(row, 'order') }))
    .sort(byOrder)
    .map(({ set }) => set)
}

function setOf(row: RecordRow): VariableSet {
  const list = (field: string) => (fieldValue(row, field) ?? []) as readonly string[]
  const common = { id: row.id, name: textOf(row, 'name'), label: '', columns: list('members') }
  if (textOf(row, 'role') === 'dimension') {
    const scale = (fieldValue(row, 'scale') ?? null) as { min: number; max: number } | null
    return { ...common, role: 'dimension', reversed: list('reversed'), scale }
  }
  const counted = fieldValue(row, 'data.counted')
  const answers = fieldValue(row, 'data.labels')
  const separator = textOf(row, 'separator')
  return {
    ...common,
    countedValue: typeof counted === 'number' || typeof counted === 'string' ? counted : null,
    ...(separator !== '' && { separator }),
    ...(Array.isArray(answers) && { answers: answers.filter(isLabelled) }),
  }
}

export function isLabelled(item: unknown): item is ValueLabel {
  const { value, label } = (item ?? {}) as Readonly<Record<string, unknown>>
  return (typeof value === 'number' || typeof value === 'string') && typeof label === 'string'
}

/** The steps in their order. */
export async function readSteps(database: UserDatabase, dataset: string): Promise<StoredStep[]> {
  return stepsOf(await database.records.where('[kind+parent]').equals(['step', dataset]).toArray())
}

export function stepsOf(rows: readonly RecordRow[]): StoredStep[] {
  return rows
    .filter((row) => row.deleted === 0)
    .map(stepOf)
    .sort(byOrder)
}

export function stepOf(row: RecordRow): StoredStep {
  const [origin, comment] = [textOf(row, 'origin'), textOf(row, 'comment')]
  return {
    ...(origin !== '' && { origin }),
    ...(comment !== '' && { comment }),
    id: row.id,
    type: textOf(row, 'type'),
    ...versionOf(row),
    order: textOf(row, 'order'),
    enabled: fieldValue(row, 'enabled') !== false,
    latest: latestStamp(row),
    options: answersOf(row),
  }
}
