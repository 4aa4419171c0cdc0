import * as z from 'zod/mini'
import { defineCall, id, json, pageRequest } from './call.ts'

const report = z.object({
  id,
  project: id,
  title: z.string(),
  /** Id of the style of its document; empty for the usual one. */
  style: z.string(),
  create_time: z.int(),
})

/** A paragraph, a table or a figure of a report, or a work of its own list (`type` `work`): the fields of a record `report-block`. */
const block = z.object({
  id,
  type: z.string(),
  level: z.int(),
  /** What a table, a figure or a reading shows, and which part of it; null for the first. */
  analysis: z.nullable(id),
  chart: z.nullable(id),
  part: z.nullable(z.string()),
  /** In a split analysis the value of the group's level, as JSON. Absent for the first group, or if the rows stay on the device. */
  group: z.optional(z.string()),
  /** The number of a table or a figure, from 1, in the order of the report; null for other blocks. */
  number: z.nullable(z.int()),
  /** As in the record; absent if the block has none, or if the rows stay on the device (SPEC R6). */
  text: z.optional(json),
})

export type OfficeReport = z.output<typeof report>
export type ReportBlock = z.output<typeof block>

/** Reports as records, for clients that do not sync. */
export const reportCalls = {
  'user/office': defineCall({
    summary: 'The user’s reports, newest first; with an id, one report and its blocks in order',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({ ...pageRequest, id: z.optional(id), project: z.optional(id) }),
    reply: z.object({
      data: z.array(report),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
      blocks: z.optional(z.array(block)),
    }),
  }),
} as const
