import * as z from 'zod/mini'
import { json } from '../calls/call.ts'

/**
 * The synced kinds, and for each the fields that a client may write (SPEC R2, R5). A field is one last-writer-wins register.
 * `x.*` allows any field below x. A field below `data.` carries row data (SPEC R6): it leaves the device only
 * where the project keeps its rows in the cloud.
 */
export interface Kind {
  /** Fields that name another record of the same user, and its kind: first the owner, in which a record is created and stays, last the parent, nearest to it. */
  readonly references: Readonly<Record<string, KindName>>
  /** Of the references those that may be absent or null. None of them is the owner. */
  readonly optional?: readonly string[]
  readonly fields: Readonly<Record<string, z.ZodMiniType>>
}

export type KindName =
  | 'project'
  | 'dataset'
  | 'variable'
  | 'set'
  | 'step'
  | 'analysis'
  | 'chart'
  | 'figure-style'
  | 'figure-page'
  | 'report'
  | 'report-block'
  | 'own-tool'
  | 'chat'
  | 'chat-message'
  | 'template'
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
/** One message to the assistant, or its answer. */
const message = z.string().check(z.maxLength(65_536))
/** Ids of columns. */
const columns = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(2000))
/** Part of an outcome: a table, a figure, a model. */
const part = z.string().check(z.maxLength(200))
/** What the user can give to others without giving rows: no leaf of it, at any depth, is one that carries rows. */
const plainBody = json.check(z.refine((value) => !hasRowLeaf(value)))

function hasRowLeaf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => carriesRows(name) || hasRowLeaf(inner))
}

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
    /** Answers that hold what is in the rows, and `data.picture` (SPEC D4). */
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

/** A kind stands below those that it refers to. */
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
      /** Pairs of numbers, both included; null is an open end. */
      'data.missingRanges': anything,
    },
  },
  /** Columns of a dataset that belong together: the answers to one question, or the items of a dimension. */
  set: {
    references: { dataset: 'dataset' },
    fields: {
      dataset: id,
      role: z.enum(['multiple-response', 'dimension']),
      name: line,
      members: columns,
      /** What stands between several answers in one cell. */
      separator: line,
      /** Of the members those that are worded the other way round. */
      reversed: columns,
      /** The ends of the scale, whatever occurs in the rows. */
      scale: z.nullable(z.object({ min: z.number(), max: z.number() })),
      order: orderKey,
      /** The value that means "ticked", and what the answers are called. */
      'data.counted': anything,
      'data.labels': anything,
      deleted: z.boolean(),
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
      /** Why the step is there, in its user's words. */
      comment: text,
      'option.*': anything,
      'data.*': anything,
      deleted: z.boolean(),
    },
  },
  analysis: question,
  chart: question,
  'analysis-outcome': outcomeOf('analysis'),
  'chart-outcome': outcomeOf('chart'),
  /** How figures look, by the leaves `option.look.*` of a chart: of one project, or of all of the user's. */
  'figure-style': {
    references: { project: 'project' },
    optional: ['project'],
    fields: { project: z.nullable(id), name: line, createdAt: time, 'option.*': anything, deleted: z.boolean() },
  },
  /** Several charts on one page: `option.page.*`, `option.cell.<id>.*`, `option.share.*`; texts below `data.`, since they may quote the rows. */
  'figure-page': {
    references: { project: 'project' },
    fields: {
      project: id,
      title: line,
      order: orderKey,
      createdAt: time,
      'option.*': anything,
      'data.*': anything,
      deleted: z.boolean(),
    },
  },
  report: {
    references: { project: 'project' },
    fields: { project: id, title: line, order: orderKey, style: line, createdAt: time, deleted: z.boolean() },
  },
  /** One paragraph, table or figure of a report. Its texts quote results. */
  'report-block': {
    references: { report: 'report', analysis: 'analysis', chart: 'chart', dataset: 'dataset' },
    optional: ['analysis', 'chart', 'dataset'],
    fields: {
      report: id,
      type: catalogId,
      order: orderKey,
      /** Of a heading or an item of a list, from 1. */
      level: z.int().check(z.gte(1), z.lte(9)),
      /** What it shows: one of the three, and which table or figure of it. */
      analysis: z.nullable(id),
      chart: z.nullable(id),
      dataset: z.nullable(id),
      part: z.nullable(part),
      /** Whether it shows the outcome of today or the one that is kept in it. */
      mode: z.enum(['live', 'frozen']),
      /** Of the line, in percent. */
      width: z.number().check(z.gte(1), z.lte(100)),
      'data.text': anything,
      'data.caption': anything,
      'data.snapshot': anything,
      deleted: z.boolean(),
    },
  },
  /** A clinical tool that the user made of a fitted model: a closed formula as data. */
  'own-tool': {
    references: { project: 'project', source: 'analysis' },
    optional: ['source'],
    fields: {
      project: id,
      name: line,
      revision: z.int().check(z.gte(1)),
      state: z.enum(['draft', 'validated', 'recalled']),
      source: z.nullable(id),
      /** Which model of that analysis. */
      model: z.nullable(part),
      createdAt: time,
      'data.formula': anything,
      'data.inputs': anything,
      'data.validation': anything,
      deleted: z.boolean(),
    },
  },
  /** A conversation with the assistant. */
  chat: {
    references: { project: 'project', dataset: 'dataset' },
    optional: ['project', 'dataset'],
    fields: { project: z.nullable(id), dataset: z.nullable(id), title: line, createdAt: time, deleted: z.boolean() },
  },
  /** A message with nothing attached has plain `words` and `reply`; what was attached and the answer to it are below `data.`. */
  'chat-message': {
    references: { chat: 'chat', project: 'project' },
    optional: ['project'],
    fields: {
      chat: id,
      project: z.nullable(id),
      role: z.enum(['user', 'assistant']),
      order: orderKey,
      createdAt: time,
      state: catalogId,
      words: message,
      reply: message,
      model: line,
      usage: anything,
      tools: anything,
      label: line,
      'data.attached': anything,
      'data.reply': anything,
      deleted: z.boolean(),
    },
  },
  /** A recipe, a look, a report or an analysis to be used again, with its roles left open. It can be given to others. */
  template: {
    references: {},
    fields: {
      of: z.enum(['recipe', 'figure-style', 'report', 'analysis', 'chart']),
      name: line,
      body: plainBody,
      createdAt: time,
      deleted: z.boolean(),
    },
  },
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

/** Whether a reference may be absent or null. */
export function isOptional(kind: KindName, field: string): boolean {
  return kinds[kind].optional?.includes(field) ?? false
}

/** The references that every record of the kind has, from the owner to the parent. */
export function neededReferences(kind: KindName): readonly string[] {
  return Object.keys(kinds[kind].references).filter((field) => !isOptional(kind, field))
}

/** The reference that the mutation which creates a record names, and that never changes (SPEC R5); undefined for a kind that belongs to nothing. */
export function ownerField(kind: KindName): string | undefined {
  const [first] = Object.keys(kinds[kind].references)
  return first === undefined || isOptional(kind, first) ? undefined : first
}

/** The reference to the record that one of this kind is listed under: the nearest that it must have, or else the first that it may have. */
export function parentField(kind: KindName): string | undefined {
  return neededReferences(kind).at(-1) ?? Object.keys(kinds[kind].references)[0]
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
