import { randomBytes } from 'node:crypto'
import type { StorageRequest } from '#contract/calls/storage.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Routes } from '../http/route.ts'
import { sumOfUploads } from '../objects/store.ts'
import type { Services } from '../services.ts'
import {
  findGrant,
  listLargestFiles,
  listRequests,
  putRequest,
  quotaOf,
  type StoredRequest,
  sumByProject,
} from './store.ts'

const MS_PER_SECOND = 1000
const MOST_FILES = 500
const MOST_REQUESTS = 20

const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

function present({ id, gib, reason, created_at: at, granted, answered_at: answeredAt }: StoredRequest): StorageRequest {
  return {
    id,
    gib,
    reason,
    time: toSeconds(at),
    state: answeredAt === null ? 'open' : 'answered',
    granted,
    answer_time: answeredAt === null ? null : toSeconds(answeredAt),
  }
}

export function storageRoutes({ db }: Pick<Services, 'db'>): Routes<'Storage/index' | 'Storage/apply'> {
  return {
    'Storage/index': {
      async answer({ session: { user }, now }) {
        const { bytes: used, shares } = await sumOfUploads(db, user)
        const grant = await findGrant(db, user, now)
        return {
          used,
          quota: await quotaOf(db, user, now),
          grant:
            grant && grant.gib > 0
              ? { gib: grant.gib, until: grant.ends_at === null ? null : toSeconds(grant.ends_at) }
              : null,
          shares,
          projects: await sumByProject(db, user),
          files: await listLargestFiles(db, user, MOST_FILES),
          requests: (await listRequests(db, user, MOST_REQUESTS)).map(present),
          time: toSeconds(now),
        }
      },
    },
    'Storage/apply': {
      async answer({ request: { gib, reason }, session: { user }, tx, now }) {
        const id = uuidv7(now, randomBytes(10))
        await putRequest(tx, { user_id: user, id, gib, reason: reason.trim(), created_at: now })
        return { id }
      },
    },
  }
}
