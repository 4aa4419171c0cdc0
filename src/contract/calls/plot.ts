import * as z from 'zod/mini'
import { defineCall, nothing, pageOf, pageRequest } from './call.ts'

/** The id of a chart, a family or a label in the catalogue: words, so it is never the id of a record. */
export const catalogueName = z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), z.maxLength(50))

const plot = z.object({
  id: catalogueName,
  /** The same as `id`. */
  plot_id: catalogueName,
  name: z.string(),
  name_en: z.string(),
  intro: z.string(),
  intro_en: z.string(),
  type_id: catalogueName,
  label_ids: z.array(catalogueName),
  /** Path of the thumbnail on the site, an SVG document of at most 4096 bytes, with dark colours where the reader's system is dark. */
  cover: z.string(),
  /** Version of the chart's options. */
  version: z.int(),
  is_collect: z.boolean(),
  /** Mean of the users' overall ratings, 0 to 5; null with fewer than five ratings, and without the server. */
  score: z.nullable(z.number()),
})
export type Plot = z.output<typeof plot>

const param = z.object({
  key: z.string(),
  kind: z.string(),
  group: z.string(),
  group_en: z.string(),
  label: z.string(),
  label_en: z.string(),
  /** The value of a new chart; null if there is none, or if it follows the data or the project. */
  initial: z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  max_length: z.optional(z.int()),
  choices: z.optional(z.array(z.object({ key: z.string(), label: z.string(), label_en: z.string() }))),
  /** For a role: the measurement levels of the columns that it takes. */
  accepts: z.optional(z.array(z.string())),
})
export type PlotParam = z.output<typeof param>

const detail = z.extend(plot, {
  /** The options that take columns. */
  roles: z.array(param),
  /** All other options of the chart itself. */
  params: z.array(param),
  examples: z.array(z.object({ id: z.string(), name: z.string(), name_en: z.string() })),
  references: z.array(z.object({ text: z.string(), doi: z.optional(z.string()) })),
})
export type PlotDetail = z.output<typeof detail>

const group = z.object({ id: catalogueName, name: z.string(), name_en: z.string(), order: z.int(), count: z.int() })
export type PlotGroup = z.output<typeof group>

const stars = z.int().check(z.gte(0), z.lte(5))
/** A user's rating of one version of a chart: 0 to 5 stars for each criterion, and words. It has nothing of the data. */
const plotRating = z.object({
  plot_id: catalogueName,
  version: z.int().check(z.gte(1), z.lte(100_000)),
  aesthetics: stars,
  /** Variety of what it can draw. */
  richfont: stars,
  /** The chart's own options. */
  param_freedom: stars,
  /** The options of every chart. */
  general_param_freedom: stars,
  /** Annotations and composed figures. */
  other_param_freedom: stars,
  overall: stars,
  suggest: z._default(z.string().check(z.maxLength(300)), ''),
  /** The application that was rated. */
  app_version: z._default(z.string().check(z.maxLength(60)), ''),
  /** When it was rated, Unix time in ms: of ratings that arrive in another order the latest stands. The server's time if absent. */
  rated_at: z.optional(z.int().check(z.gte(0))),
})

const read = { auth: 'token', effect: 'read', offline: 'computed' } as const
const write = { auth: 'token', effect: 'write', offline: 'never' } as const

export const plotCalls = {
  'Plot/index': defineCall({
    ...read,
    summary: 'The types of charts that are offered',
    request: z.object({
      ...pageRequest,
      type_id: z.optional(catalogueName),
      /** A chart must have all of these. */
      label_ids: z.optional(z.array(catalogueName).check(z.maxLength(20))),
      keyword: z._default(z.string().check(z.maxLength(100)), ''),
      /** Only starred charts. */
      collected: z._default(z.boolean(), false),
    }),
    reply: pageOf(plot),
  }),
  'Plot/detail': defineCall({
    ...read,
    summary: 'One type of chart: roles, options, examples and references',
    request: z.object({ plot_id: catalogueName }),
    reply: detail,
  }),
  'Plottype/index': defineCall({
    ...read,
    summary: 'The families of charts, with the number of charts in each',
    request: nothing,
    reply: z.object({ data: z.array(group) }),
  }),
  'Labels/index': defineCall({
    ...read,
    summary: 'The labels of charts, purposes first, with the number of charts that have each',
    request: nothing,
    reply: z.object({ data: z.array(z.extend(group, { of: z.enum(['purpose', 'data']) })) }),
  }),
  'Plotparams/index': defineCall({
    ...read,
    summary: 'The options that every chart has, and those of one type',
    request: z.object({ plot_id: z.optional(catalogueName) }),
    reply: z.object({ general: z.array(param), own: z.array(param) }),
  }),
  'Plotcollect/index': defineCall({
    ...read,
    summary: 'The starred types of charts',
    request: z.object(pageRequest),
    reply: pageOf(plot),
  }),
  'Plotcollect/add': defineCall({
    ...write,
    summary: 'Star a type of chart; the record is the one that a syncing client writes',
    request: z.object({ plot_id: catalogueName }),
    reply: nothing,
  }),
  'Plotcollect/delete': defineCall({
    ...write,
    summary: 'Remove the star of a type of chart',
    request: z.object({ plot_id: catalogueName }),
    reply: nothing,
  }),
  'Plotfeedback/add': defineCall({
    ...write,
    summary: 'Rate a version of a chart; replaces the user’s earlier rating of that version',
    request: plotRating,
    reply: nothing,
  }),
} as const
