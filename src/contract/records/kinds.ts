import * as z from 'zod/mini'
import { json } from '../calls/call.ts'

/**
 * The synced kinds, and for each the fields that a client may write (SPEC R2, R5). A field is one last-writer-wins register.
 * `x.*` allows any field below x. A field below `data.` carries row data (SPEC R6): it leaves the device only
 * where the project keeps its rows in the cloud.
 */
export interface Kind {
  /**
   * Fields that name another record of the same user, and its kind. The first is the owner, in which a record is created and stays; the last
   * is the parent.
   */
  readonly references: Readonly<Record<string, KindName>>
  /** References that may be absent or null. The owner is never one of them. */
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
/** The latest time that a Date can represent, ms since 1970. */
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
/** Content that can be shared without sharing rows: no leaf of it, at any depth, may carry rows. */
const plainBody = json.check(z.refine((value) => !hasRowLeaf(value)))

function hasRowLeaf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => carriesRows(name) || hasRowLeaf(inner))
}

/** Letters and digits of any script, 1 to 100. */
export const projectName = z.string().check(z.regex(/^[\p{L}\p{N}]{1,100}$/u))

/** Most characters in the JSON of an outcome; a longer one is recomputed when it is opened. */
export const LONGEST_OUTCOME = 400_000

/**
 * A question to a dataset: an analysis or a chart. Clients before protocol 3 store its outcome in it, as `data.outcome`. `version` is the
 * newest version of the entry's definition that wrote to it; `firstVersion` is the version that created it, if different.
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
    /** Answers that contain row data, and `data.picture` (SPEC D4). */
    'data.*': anything,
    deleted: z.boolean(),
  },
}

/** The outcome of a question. Its id is derived from the question's, so that two devices address the same record. */
const outcomeOf = (question: 'analysis' | 'chart'): Kind => ({
  references: { [question]: question },
  fields: {
    [question]: id,
    /** Includes the versions and options that it was computed with (SPEC D4). */
    'data.outcome': anything.check(z.refine((value) => JSON.stringify(value).length <= LONGEST_OUTCOME)),
  },
})

/** A kind comes after the kinds it refers to. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  project: {
    references: {},
    fields: {
      name: projectName,
      description: text,
      /** Where the rows are kept: on the device that imported them, or on the server too. */
      storage: z.enum(['device', 'cloud']),
      /** Quartile interpolation, numbered as by Hyndman and Fan; type 7 if unset. */
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
      /** The user's name for the device that imported the file. */
      sourceDevice: line,
      /** Frozen at import (SPEC D1): reader version, encoding, sheet, header row, every column's id, name and type. */
      importSchema: anything,
      /** How to read cells such as `<0.01` that were found in the rows. */
      'data.cellRules': anything,
      /** The dataset of which it is a branch, existing or not; no reference, so that a branch outlives its original. */
      branchOf: z.nullable(id),
      createdAt: time,
      deleted: z.boolean(),
    },
  },
  /** The user's settings for one column. Its id is derived from the dataset's and the column's, so that two devices address the same record. */
  variable: {
    references: { dataset: 'dataset' },
    fields: {
      dataset: id,
      column: z.string().check(z.maxLength(80)),
      /** Null: the name in the imported file. */
      name: z.nullable(line),
      label: z.nullable(line),
      measure: z.nullable(z.enum(['continuous', 'ordinal', 'nominal', 'id'])),
      'data.valueLabels': anything,
      'data.missingCodes': anything,
      /** Pairs of numbers, both inclusive; null is an open end. */
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
      /** The separator of several answers in one cell. */
      separator: line,
      /** The reverse-worded members. */
      reversed: columns,
      /** The ends of the scale, independent of the values in the rows. */
      scale: z.nullable(z.object({ min: z.number(), max: z.number() })),
      order: orderKey,
      /** The value that means "ticked"; `data.labels` names the answers. */
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
      /** Why the step exists, in the user's words. */
      comment: text,
      /** The first original of a copied step, from which the ids of its rows and variables are hashed (D1). It refers to no record. */
      origin: id,
      'option.*': anything,
      'data.*': anything,
      deleted: z.boolean(),
    },
  },
  analysis: question,
  chart: question,
  'analysis-outcome': outcomeOf('analysis'),
  'chart-outcome': outcomeOf('chart'),
  /**
   * A style of figures, as the leaves of a chart that fit any figure (`option.palette`, `option.fontSize` …): for one project, or for all of
   * the user's projects. Charts have copies of its leaves and do not refer to it.
   */
  'figure-style': {
    references: { project: 'project' },
    optional: ['project'],
    fields: { project: z.nullable(id), name: line, createdAt: time, 'option.*': anything, deleted: z.boolean() },
  },
  /**
   * Several charts on one page: `option.page.*`, `option.cell.<id>.*`, `option.share.*`; texts are below `data.`, since they may quote the
   * rows.
   */
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
  /** One paragraph, table or figure of a report, or a work of its own list. Its texts may quote results. */
  'report-block': {
    references: { report: 'report', analysis: 'analysis', chart: 'chart', dataset: 'dataset' },
    optional: ['analysis', 'chart', 'dataset'],
    fields: {
      report: id,
      type: catalogId,
      order: orderKey,
      /** Level of a heading or list item, from 1. */
      level: z.int().check(z.gte(1), z.lte(9)),
      /** What the block shows: one of the three, and which of its tables or figures. */
      analysis: z.nullable(id),
      chart: z.nullable(id),
      dataset: z.nullable(id),
      part: z.nullable(part),
      /** In a split analysis the group that the block shows: the value of its level, as JSON. */
      'data.group': anything,
      /** Whether the block shows the current outcome or the one stored in it. */
      mode: z.enum(['live', 'frozen']),
      /** Percent of the text width. */
      width: z.number().check(z.gte(1), z.lte(100)),
      /** Whether the text has no words: said apart from the text, which may stay on the device. Absent means unknown. */
      empty: z.boolean(),
      'data.text': anything,
      'data.caption': anything,
      'data.snapshot': anything,
      deleted: z.boolean(),
    },
  },
  /** A clinical tool that the user made from a fitted model: a closed formula as data. */
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
  /** A message without attachments has plain `words` and `reply`; attachments and the answers to them are below `data.`. */
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
  /** A reusable recipe, look, report or analysis with its roles left open. It can be shared. */
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
  /** A clinical tool or a chart (`starred-chart.ts`) that the user starred. Its id is derived from the user's and the tool's, so that two devices address the same record. */
  favourite: {
    references: {},
    fields: {
      tool: catalogId,
      /** The star was removed. */
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

/** The required references of a kind, from the owner to the parent. */
export function neededReferences(kind: KindName): readonly string[] {
  return Object.keys(kinds[kind].references).filter((field) => !isOptional(kind, field))
}

/** The reference that the creating mutation must name and that never changes afterwards (SPEC R5); undefined for a kind without an owner. */
export function ownerField(kind: KindName): string | undefined {
  const [first] = Object.keys(kinds[kind].references)
  return first === undefined || isOptional(kind, first) ? undefined : first
}

/** The reference to the record under which this kind is listed: the nearest required one, or else the first optional one. */
export function parentField(kind: KindName): string | undefined {
  return neededReferences(kind).at(-1) ?? Object.keys(kinds[kind].references)[0]
}

export function carriesRows(field: string): boolean {
  return field.startsWith('data.')
}

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/
const LONGEST_NAME = 120

/** The schema of a field; undefined if clients may not write it. */
export function fieldSchema(kind: KindName, field: string): z.ZodMiniType | undefined {
  if (field.length > LONGEST_NAME || !FIELD_NAME.test(field)) return undefined
  const { fields } = kinds[kind]
  if (Object.hasOwn(fields, field)) return fields[field]
  const dot = field.indexOf('.')
  return dot > 0 ? fields[`${field.slice(0, dot)}.*`] : undefined
}
