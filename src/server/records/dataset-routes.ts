import { pageOf } from '../http/page.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listVisible, requireRecord } from './find.ts'
import { presentDataset } from './present.ts'
import { writeRecord } from './write-record.ts'

type Names = 'Dataset/index' | 'Dataset/detail' | 'Dataset/rename' | 'Dataset/delete'

export function datasetRoutes({ db }: Services): Routes<Names> {
  return {
    'Dataset/index': {
      async answer({ request, session }) {
        await requireRecord(db, session.user, 'project', request.project)
        const wanted = { kind: 'dataset', of: request.project, present: presentDataset } as const
        return pageOf(await listVisible(db, session.user, wanted), request)
      },
    },
    'Dataset/detail': {
      answer: async ({ request, session }) =>
        presentDataset(await requireRecord(db, session.user, 'dataset', request.id)),
    },
    'Dataset/rename': {
      async answer({ request: { id, name }, session, tx, now }) {
        await requireRecord(tx, session.user, 'dataset', id)
        await writeRecord(tx, session.user, 'dataset', id, { name }, now)
        return presentDataset(await requireRecord(tx, session.user, 'dataset', id))
      },
    },
    'Dataset/delete': {
      async answer({ request: { id }, session, tx, now }) {
        await requireRecord(tx, session.user, 'dataset', id)
        await writeRecord(tx, session.user, 'dataset', id, { deleted: true }, now)
        return {}
      },
    },
  }
}
