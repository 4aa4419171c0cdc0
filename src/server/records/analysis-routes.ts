import type { Queries } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { LongList, type Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findLongRecord, valuesOf } from '../sync/long-record.ts'
import { listVisible, requireRecord } from './find.ts'
import { presentAnalysis } from './present.ts'
import { writeRecord } from './write-record.ts'

type Names =
  | 'V2analysis/index'
  | 'V2analysis/rename'
  | 'V2analysis/deleteAllByDataId'
  | 'V2analysis/downloadAllByDataId'

async function analysesOf(db: Queries, user: string, dataset: string) {
  await requireRecord(db, user, 'dataset', dataset)
  return listVisible(db, user, { kind: 'analysis', of: dataset, present: presentAnalysis })
}

const isShown = (field: string) => /^(option|data)\./.test(field)

type Presented = ReturnType<typeof presentAnalysis>

/** One after the other: outcomes are long, and there may be hundreds. */
async function* eachWithFields(db: Queries, user: string, analyses: readonly Presented[]) {
  for (const { id, type, title } of analyses) {
    const record = await findLongRecord(db, user, id)
    if (record) yield withFields({ id, type, title }, record.body)
  }
}

function* withFields(about: object, body: Iterable<Buffer>): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"fields":`
  yield* valuesOf(body, isShown)
  yield '}'
}

export function analysisRoutes({ db }: Services): Routes<Names> {
  return {
    'V2analysis/index': {
      async answer({ request, session }) {
        const analyses = await analysesOf(db, session.user, request.data_id)
        return pageOf(analyses, request)
      },
    },
    'V2analysis/rename': {
      async answer({ request: { id, title }, session, tx, now }) {
        await requireRecord(tx, session.user, 'analysis', id)
        await writeRecord(tx, session.user, 'analysis', id, { title }, now)
        return presentAnalysis(await requireRecord(tx, session.user, 'analysis', id))
      },
    },
    'V2analysis/deleteAllByDataId': {
      async answer({ request, session, tx, now }) {
        const analyses = await analysesOf(tx, session.user, request.data_id)
        for (const { id } of analyses) await writeRecord(tx, session.user, 'analysis', id, { deleted: true }, now)
        return { deleted: analyses.length }
      },
    },
    'V2analysis/downloadAllByDataId': {
      streams: true,
      async answer({ request, session }) {
        const analyses = await analysesOf(db, session.user, request.data_id)
        return new LongList('analyses', eachWithFields(db, session.user, analyses))
      },
    },
  }
}
