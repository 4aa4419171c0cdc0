import type { Queries } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { LongList, type Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findLongRecord, valuesOf } from '../sync/long-record.ts'
import { eachHead } from '../sync/store.ts'
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

/** One at a time: outcomes are long, and there may be hundreds. */
async function* eachWithFields(db: Queries, user: string, analyses: readonly Presented[]) {
  for (const { id, type, title } of analyses) {
    const record = await findLongRecord(db, user, id)
    const { value: outcome } = await eachHead(db, user, 'analysis-outcome', id).next()
    const kept = outcome && (await findLongRecord(db, user, outcome.id))
    if (record) yield withFields({ id, type, title }, record.body, kept?.body)
  }
}

type Body = Iterable<Buffer>

function* withFields(about: object, body: Body, outcome: Body | undefined): Generator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"fields":`
  yield* valuesOf(body, isShown)
  if (outcome) {
    yield ',"outcome":'
    yield* valuesOf(outcome, isShown)
  }
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
