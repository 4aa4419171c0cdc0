import * as z from 'zod/mini'
import { firstTypes, secondTypes } from '../column-types.ts'
import { defineCall, id, json, nothing, pageOf, pageRequest, sha256 } from './call.ts'
import { catalogueName } from './plot.ts'

const measures = ['continuous', 'ordinal', 'nominal', 'id'] as const
const value = z.union([z.number(), z.string()])

const column = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  measure: z.enum(measures),
  first_type: z.enum(firstTypes),
  /** Null for a text, and if it is not known. */
  second_type: z.nullable(z.literal(secondTypes)),
})

const demoColumn = z.extend(column, {
  /** Days and instants are ISO texts. */
  type: z.enum(['number', 'text', 'date', 'datetime']),
  value_labels: z.array(z.object({ value, label: z.string() })),
  missing_codes: z.array(value),
  /** Both ends inclusive; null is an open end. */
  missing_ranges: z.array(z.tuple([z.nullable(z.number()), z.nullable(z.number())])),
  /** One for each row; null is a missing value. */
  values: z.array(z.nullable(value)),
})

const demo = z.object({
  plot_id: catalogueName,
  /** The example of `Plot/detail` whose data these are. */
  example: z.string(),
  example_name: z.string(),
  example_name_en: z.string(),
  /** The id of the data, which several charts may have: a name for a file. */
  data_id: z.string(),
  name: z.string(),
  name_en: z.string(),
  /** The source of the data and their licence; made-up data say so. */
  source: z.string(),
  source_en: z.string(),
  columns: z.array(demoColumn),
  /** The options of the chart, as the record of a chart stores them, by leaf. */
  options: z.record(z.string(), json),
})
export type PlotDemo = z.output<typeof demo>

/** The only example with demo data is the first one of a chart. */
const asked = { plot_id: catalogueName, example: z.optional(z.string().check(z.maxLength(60))) }

/** A chart of the user's. */
const record = z.object({
  id,
  /** The type of the chart. */
  plot_id: z.string(),
  /** The newest version of the type's options that wrote to the record. */
  version: z.int(),
  title: z.string(),
  project: id,
  dataset: id,
  create_time: z.int(),
  /** When the latest of its fields was written. */
  update_time: z.int(),
})
export type PlotRecord = z.output<typeof record>

const leaves = z.record(z.string(), json)
const detail = z.extend(record, {
  /** The options by leaf, without those that hold values of the rows. */
  options: leaves,
  /** The options that hold values of the rows, such as a level that is the event; absent where the rows stay on the device. */
  row_options: z.optional(leaves),
})
export type PlotRecordDetail = z.output<typeof detail>

/** A block of a document that shows a chart: the fields of a record `report-block`, with the number of the figure and its caption. */
const officeBlock = z.object({
  type: z.literal('figure'),
  /** The figure by reference: it is drawn where the document is shown. */
  chart: id,
  /** All figures of the chart. */
  part: z.null(),
  mode: z.literal('live'),
  project: id,
  dataset: id,
  /** From 1, in the order of the document. */
  number: z.int(),
  label: z.string(),
  label_en: z.string(),
  /** The title of the chart. */
  caption: z.string(),
})
export type OfficeBlock = z.output<typeof officeBlock>

const datasetColumns = z.object({
  project: id,
  dataset: id,
  name: z.string(),
  source_name: z.string(),
  /** The columns of the imported file that were not left out. Those that steps make are known to the device only. */
  columns: z.array(z.extend(column, { type: z.enum(['number', 'text', 'date', 'datetime']) })),
})
export type DatasetColumns = z.output<typeof datasetColumns>

const columnOf = { record: id, column: z.string().check(z.maxLength(80)) }
const line = z.string().check(z.maxLength(200))
const read = { auth: 'token', effect: 'read', offline: 'computed' } as const
const write = { auth: 'token', effect: 'write', offline: 'never' } as const

/** Charts as records, for clients that do not sync: each call applies the same mutations to the same store as `Sync/push` (SPEC Q1). */
export const plotRecordCalls = {
  'Plotrecord/index': defineCall({
    ...read,
    summary: 'The user’s charts, newest first',
    request: z.object({
      ...pageRequest,
      project: z.optional(id),
      dataset: z.optional(id),
      plot_id: z.optional(catalogueName),
      /** Part of a title. */
      keyword: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    reply: pageOf(record),
  }),
  'Plotrecord/detail': defineCall({
    ...read,
    summary: 'One chart with its options',
    request: z.object({ id }),
    reply: detail,
  }),
  'Plotrecord/office': defineCall({
    ...read,
    summary: 'Charts as blocks of a document: each a figure by reference, with its number and caption',
    request: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(50)) }),
    reply: z.object({ data: z.array(officeBlock) }),
  }),
  'Plotrecord/add': defineCall({
    ...write,
    summary: 'Create a chart of a dataset; the record is the one that a syncing client writes',
    request: z.object({
      dataset: id,
      plot_id: catalogueName,
      /** The name of the type if absent. */
      title: z.optional(line.check(z.minLength(1))),
      options: z._default(leaves, {}),
      row_options: z._default(leaves, {}),
    }),
    reply: detail,
  }),
  'Plotrecord/delete': defineCall({ ...write, summary: 'Delete a chart', request: z.object({ id }), reply: nothing }),
  'Plotrecord/upload': defineCall({
    ...write,
    summary:
      'Store the source of a dataset in one piece (multipart field `file`, request in the query): `Dataset/uploadStart` and what follows it in one call',
    body: 8 * 1024 * 1024,
    request: z.object({ project: id }),
    reply: z.object({ project: id, sha256, size: z.int() }),
  }),
  'Plotrecord/getDownloadKey': defineCall({
    summary:
      'A key for the source file of each chart’s dataset that the server holds: it works once, within five minutes, for a reader who cannot send a token, such as a download of the browser',
    auth: 'token',
    effect: 'exempt', // a stored reply would contain the keys
    offline: 'never',
    request: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({
      data: z.array(z.object({ id, key: z.string(), name: z.string(), size: z.int() })),
      /** Seconds. */
      expires_in: z.int(),
    }),
  }),
  'Plotrecord/download': defineCall({
    summary: 'The file that a key of `Plotrecord/getDownloadKey` is for; with a session only if it is the same user’s',
    auth: 'optional',
    effect: 'exempt', // the key works once
    offline: 'never',
    request: z.object({ key: z.string().check(z.maxLength(200)) }),
    reply: nothing,
  }),
  'Plotrecord/loadProjectData': defineCall({
    ...read,
    summary: 'The columns of a dataset with their types',
    request: z.object({ project: id, dataset: id }),
    reply: datasetColumns,
  }),
  'Plotfilesvar/index': defineCall({
    ...read,
    summary: 'The columns of the dataset of a chart with their types',
    request: z.object({ record: id }),
    reply: datasetColumns,
  }),
  'Plotfilesvar/update': defineCall({
    ...write,
    summary: 'Change the name or the label of a column; null restores what the file says',
    request: z.object({ ...columnOf, name: z.optional(z.nullable(line)), label: z.optional(z.nullable(line)) }),
    reply: datasetColumns,
  }),
  'Plotfilesvar/updateFirstType': defineCall({
    ...write,
    summary: 'Change the measurement level of a column by its first type',
    request: z.object({ ...columnOf, type: z.enum(firstTypes) }),
    reply: datasetColumns,
  }),
  'Plotfilesvar/updateSecondType': defineCall({
    ...write,
    summary: 'Change the measurement level of a column by its second type',
    request: z.object({ ...columnOf, type: z.literal(secondTypes) }),
    reply: datasetColumns,
  }),
  'Plotrecord/loadDemoData': defineCall({
    ...read,
    summary: 'The demo data of a chart: its columns with their types and values, and the options that draw them',
    request: z.object(asked),
    reply: demo,
  }),
  'Plotrecord/downloadDemoData': defineCall({
    ...read,
    offline: 'never', // the application writes the file itself
    summary:
      'The demo data of a chart as a file: a workbook, or a zip archive with a CSV file, each with a list of the variables and the source',
    request: z.object({ ...asked, format: z._default(z.enum(['csv', 'xlsx']), 'xlsx') }),
    reply: z.object({}),
  }),
} as const
