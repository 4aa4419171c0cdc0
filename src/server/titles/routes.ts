import { randomBytes } from 'node:crypto'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { foldTitle, MAX_TITLES } from '#contract/money/title.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { lockUser } from '../sync/store.ts'
import { deleteTitle, insertTitle, listTitles, markDefault, replaceTitle, type TitleRow } from './store.ts'

const MS_PER_SECOND = 1000

const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

function present({ user_id: _user, created_at: _created, updated_at: updated, ...title }: TitleRow): StoredTitle {
  return { ...title, updated: toSeconds(updated) }
}

type Names = 'Rise/index' | 'Rise/add' | 'Rise/update' | 'Rise/delete' | 'Rise/setDefault'

/** Writes lock the user's row, so that titles that are added or made the default at once come one after the other. */
export function titleRoutes({ db }: Pick<Services, 'db'>): Routes<Names> {
  return {
    'Rise/index': {
      async answer({ session: { user }, now }) {
        return { data: (await listTitles(db, user)).map(present), time: toSeconds(now) }
      },
    },
    'Rise/add': {
      async answer({ request: { is_default: isChosen, ...typed }, session: { user }, tx, now }) {
        await lockUser(tx, user)
        const others = await listTitles(tx, user)
        if (others.length >= MAX_TITLES) throw new Refusal('title-limit', { limit: MAX_TITLES })
        const id = uuidv7(now, randomBytes(10))
        const row = { user_id: user, id, ...foldTitle(typed), is_default: false, created_at: now, updated_at: now }
        await insertTitle(tx, row)
        if (isChosen || others.length === 0) await markDefault(tx, user, id)
        return { id }
      },
    },
    'Rise/update': {
      async answer({ request: { id, ...typed }, session: { user }, tx, now }) {
        if (!(await replaceTitle(tx, user, id, foldTitle(typed), now))) throw new Refusal('not-found')
        return {}
      },
    },
    'Rise/delete': {
      async answer({ request: { id }, session: { user }, tx }) {
        await lockUser(tx, user)
        if (!(await deleteTitle(tx, user, id))) throw new Refusal('not-found')
        const [first] = await listTitles(tx, user)
        if (first && !first.is_default) await markDefault(tx, user, first.id)
        return {}
      },
    },
    'Rise/setDefault': {
      async answer({ request: { id }, session: { user }, tx }) {
        await lockUser(tx, user)
        const titles = await listTitles(tx, user)
        if (!titles.some((title) => title.id === id)) throw new Refusal('not-found')
        await markDefault(tx, user, id)
        return {}
      },
    },
  }
}
