import * as z from 'zod/mini'
import { json } from '../calls/call.ts'

/**
 * The synced kinds, and for each the fields that a client may write (SPEC R2, R5). A field is one last-writer-wins register.
 * `x.*` allows any field below x. A field below `data.` carries row data (SPEC R6): it leaves the device only
 * where the project keeps its rows in the cloud.
 */
export interface Kind {
  /** Fields that name another record of the same user, and its kind. The first is the parent: it is hidden when that is deleted. */
  readonly references: Readonly<Record<string, KindName>>
  readonly fields: Readonly<Record<string, z.ZodMiniType>>
}

export type KindName =
  | 'project'
  | 'dataset'
  | 'variable'
  | 'step'
  | 'analysis'
  | 'chart'
  | 'analysis-outcome'
  | 'chart-outcome'
  | 'favourite'

const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
const line = z.string().check(z.maxLength(200))
const text = z.string().check(z.maxLength(20_000))
/** The last time that a date can say, ms since 1970. */
export const LAST_TIME = 8.64e15
const time = z.number().check(z.gte(0), z.lte(LAST_TIME))
const orderKey = z.string().check(z.regex(/^[0-9A-Za-z]{1,200}$/))
const catalogId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const anything = json

/** Letters and digits of any script, 1 to 100. */
export const projectName = z.string().check(z.regex(/^[\p{L}\p{N}]{1,100}$/u))

/** Characters of the JSON of an outcome; a longer one is computed again when it is opened. */
export const LONGEST_OUTCOME = 400_000

/**
 * A question to a dataset: an analysis or a chart. Programs before protocol 3 keep its outcome in it, as `data.outcome`. `version` is the newest of its entry's definition that wrote into it,
 * `firstVersion` the one that it was made with, where that is another.
 */
const question: Kind = {
  references: { project: 'project', dataset: 'dataset' },
  fields: {
    project: id,
    dataset: id,
    type: catalogId,
    version: z.int(),
    firstVersion: z.int(),
    title: line,
    order: orderKey,
    createdAt: time,
    'option.*': anything,
    'data.*': anything,
    deleted: z.boolean(),
  },
}

/** What was computed of a question. Its id is made of the question's, so that two devices mean the same record. */
const outcomeOf = (question: 'analysis' | 'chart'): Kind => ({
  references: { [question]: question },
  fields: {
    [question]: id,
    /** With what made it (SPEC D4). */
    'data.outcome': anything.check(z.refine((value) => JSON.stringify(value).length <= LONGEST_OUTCOME)),
  },
})

/** Each after those that it refers to. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  project: {
    references: {},
    fields: {
      name: projectName,
      description: text,
      /** Where the rows are kept: on the device that imported them, or on the server too. */
      storage: z.enum(['device', 'cloud']),
      /** How quartiles are interpolated, by the types of Hyndman and Fan; 7 until it is said. */
      'convention.quartiles': z.enum(['type7', 'type6', 'type2']),
      createdAt: time,
      deleted: z.boolean(),
    },
  },
  dataset: {
    references: { project: 'project' },
    fields: {
      project: id,
      name: line,
      sourceName: line,
      sourceSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      sourceSize: z.int(),
      /** The device that imported it, in its user's words. */
      sourceDevice: line,
      /** Frozen at import (SPEC D1): reader version, encoding, sheet, header row, every column's id, name and type. */
      importSchema: anything,
      /** Rules for cells such as `<0.01`: what was found in the rows. */
      'data.cellRules': anything,
      createdAt: time,
      deleted: z.boolean(),
    },
  },
  /** What the user says of one column. Its id is made of the dataset's and the column's, so that two devices mean the same record. */
  variable: {
    references: { dataset: 'dataset' },
    fields: {
      dataset: id,
      column: z.string().check(z.maxLength(80)),
      /** Null: as it was imported. */
      name: z.nullable(line),
      label: z.nullable(line),
      measure: z.nullable(z.enum(['continuous', 'ordinal', 'nominal', 'id'])),
      'data.valueLabels': anything,
      'data.missingCodes': anything,
    },
  },
  step: {
    references: { dataset: 'dataset' },
    fields: {
      dataset: id,
      type: catalogId,
      version: z.int(),
      firstVersion: z.int(),
      order: orderKey,
      enabled: z.boolean(),
      'option.*': anything,
      'data.*': anything,
      deleted: z.boolean(),
    },
  },
  analysis: question,
  chart: question,
  'analysis-outcome': outcomeOf('analysis'),
  'chart-outcome': outcomeOf('chart'),
  /** A clinical tool that the user starred. Its id is made of the user's and the tool's, so that two devices mean the same record. */
  favourite: {
    references: {},
    fields: {
      tool: catalogId,
      /** No star any more. */
      deleted: z.boolean(),
    },
  },
}

export function isKind(name: string): name is KindName {
  return Object.hasOwn(kinds, name)
}

export function carriesRows(field: string): boolean {
  return field.startsWith('data.')
}

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/
const LONGEST_NAME = 120

/** The schema of a field, or undefined where a client may not write it. */
export function fieldSchema(kind: KindName, field: string): z.ZodMiniType | undefined {
  if (field.length > LONGEST_NAME || !FIELD_NAME.test(field)) return undefined
  const { fields } = kinds[kind]
  if (Object.hasOwn(fields, field)) return fields[field]
  const dot = field.indexOf('.')
  return dot > 0 ? fields[`${field.slice(0, dot)}.*`] : undefined
}
