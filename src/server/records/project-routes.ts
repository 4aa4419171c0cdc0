import { randomBytes } from 'node:crypto'
import type { SyncedRecord } from '#contract/calls/sync.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Queries } from '../db/database.ts'
import { pageOf } from '../http/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import type { Services } from '../services.ts'
import { findRecord, findRecords } from '../sync/store.ts'
import { listVisible, requireRecord } from './find.ts'
import { presentProject, textOf } from './present.ts'
import { writeRecord } from './write-record.ts'

type Names = 'Project/index' | 'Project/detail' | 'Project/add' | 'Project/update' | 'Project/delete'

async function describe(db: Queries, user: string, id: string) {
  await requireRecord(db, user, 'project', id)
  const record = await findRecord(db, user, id)
  if (!record) throw new Refusal('not-found')
  return presentProject(record)
}

export function projectRoutes(services: Services): Routes<Names> {
  const { db } = services
  return {
    'Project/index': {
      async answer({ request, session }) {
        const wanted = request.search.toLowerCase()
        const present = (record: SyncedRecord) => ({ id: record.id, name: textOf(record, 'name') })
        const all = await listVisible(db, session.user, { kind: 'project', present })
        const page = pageOf(
          all.filter(({ name }) => name.toLowerCase().includes(wanted)),
          request,
        )
        const ids = page.data.map(({ id }) => id)
        // descriptions are not in the heads
        const found = new Map((await findRecords(db, session.user, ids)).map((record) => [record.id, record]))
        return { ...page, data: ids.flatMap((id) => found.get(id) ?? []).map(presentProject) }
      },
    },
    'Project/detail': {
      answer: ({ request, session }) => describe(db, session.user, request.id),
    },
    'Project/add': {
      async answer({ request, session, tx, now }) {
        const id = uuidv7(now, randomBytes(10))
        await writeRecord(tx, session.user, 'project', id, { ...request, createdAt: now }, now)
        return describe(tx, session.user, id)
      },
    },
    'Project/update': {
      after: () => sweepRemovals(services),
      async answer({ request: { id, ...change }, session, tx, now }) {
        await requireRecord(tx, session.user, 'project', id)
        const given = Object.entries(change).filter(([, value]) => value !== undefined)
        if (given.length > 0) await writeRecord(tx, session.user, 'project', id, Object.fromEntries(given), now)
        return describe(tx, session.user, id)
      },
    },
    'Project/delete': {
      async answer({ request, session, tx, now }) {
        await requireRecord(tx, session.user, 'project', request.id)
        await writeRecord(tx, session.user, 'project', request.id, { deleted: true }, now)
        return {}
      },
    },
  }
}
