import * as z from 'zod/mini'
import { projectName } from '../records/kinds.ts'
import { defineCall, id, json, nothing, pageOf, pageRequest } from './call.ts'

/**
 * For clients that do not sync: each call applies the same mutations to the same store as `Sync/push` (SPEC Q1).
 * Our own application uses only `Sync/push`.
 */
const project = z.object({
  id,
  name: z.string(),
  description: z.string(),
  storage: z.enum(['device', 'cloud']),
  create_time: z.int(),
})
const dataset = z.object({
  id,
  project: id,
  name: z.string(),
  source_name: z.string(),
  source_size: z.int(),
  create_time: z.int(),
})
const analysis = z.object({ id, project: id, dataset: id, type: z.string(), title: z.string(), create_time: z.int() })
const search = z._default(z.string().check(z.maxLength(100)), '')

const read = { auth: 'token', effect: 'read', offline: 'never' } as const
const write = { auth: 'token', effect: 'write', offline: 'never' } as const

export const recordCalls = {
  'Project/index': defineCall({
    ...read,
    summary: 'Projects, newest first',
    request: z.object({ ...pageRequest, search }),
    reply: pageOf(project),
  }),
  'Project/detail': defineCall({ ...read, summary: 'One project', request: z.object({ id }), reply: project }),
  'Project/add': defineCall({
    ...write,
    summary: 'Create a project',
    request: z.object({
      name: projectName,
      description: z._default(z.string().check(z.maxLength(2000)), ''),
      storage: z._default(z.enum(['device', 'cloud']), 'device'),
    }),
    reply: project,
  }),
  'Project/update': defineCall({
    ...write,
    summary: 'Change a project',
    request: z.object({
      id,
      name: z.optional(projectName),
      description: z.optional(z.string().check(z.maxLength(2000))),
      storage: z.optional(z.enum(['device', 'cloud'])),
    }),
    reply: project,
  }),
  'Project/delete': defineCall({ ...write, summary: 'Delete a project', request: z.object({ id }), reply: nothing }),
  'Dataset/index': defineCall({
    ...read,
    summary: 'Datasets of a project',
    request: z.object({ project: id, ...pageRequest }),
    reply: pageOf(dataset),
  }),
  'Dataset/detail': defineCall({ ...read, summary: 'One dataset', request: z.object({ id }), reply: dataset }),
  'Dataset/rename': defineCall({
    ...write,
    summary: 'Rename a dataset',
    request: z.object({ id, name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: dataset,
  }),
  'Dataset/delete': defineCall({ ...write, summary: 'Delete a dataset', request: z.object({ id }), reply: nothing }),
  'V2analysis/index': defineCall({
    ...read,
    summary: 'Analyses of a dataset',
    request: z.object({ data_id: id, ...pageRequest }),
    reply: pageOf(analysis),
  }),
  'V2analysis/rename': defineCall({
    ...write,
    summary: 'Rename an analysis',
    request: z.object({ id, title: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: analysis,
  }),
  'V2analysis/deleteAllByDataId': defineCall({
    ...write,
    summary: 'Delete every analysis of a dataset',
    request: z.object({ data_id: id }),
    reply: z.object({ deleted: z.int() }),
  }),
  'V2analysis/downloadAllByDataId': defineCall({
    ...read,
    summary: 'Every analysis of a dataset with its options and, where the rows are in the cloud, its outcome',
    request: z.object({ data_id: id }),
    reply: z.object({
      analyses: z.array(
        z.object({
          id,
          type: z.string(),
          title: z.string(),
          fields: z.record(z.string(), json),
          /** Fields of the outcome's own record, if there is one; clients before protocol 3 keep the outcome among the analysis's `fields`. */
          outcome: z.optional(z.record(z.string(), json)),
        }),
      ),
    }),
  }),
} as const
