import type { Notice } from '#contract/calls/notice.ts'
import type { Language } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { wordsOfOwnNotice } from './own-notice-words.ts'
import { countNotices, findNotice, listNotices, markRead, type ReadableNotice, readRevision } from './store.ts'

const MS_PER_SECOND = 1000

function present(notice: ReadableNotice, language: Language): Notice {
  const words =
    notice.kind === 'site'
      ? { title: notice[`title_${language}`], content: notice[`content_${language}`] }
      : wordsOfOwnNotice({ kind: notice.kind, detail: notice.detail })[language]
  return {
    id: notice.id,
    kind: notice.kind,
    ...words,
    time: Math.floor(notice.created_at / MS_PER_SECOND),
    read: notice.read_at !== null,
  }
}

export function noticeRoutes({ db }: Services): Routes<'Notice/index' | 'Notice/detail' | 'Notice/read'> {
  return {
    'Notice/index': {
      async answer({ request, session, language }) {
        const { position, page, limit } = request
        const revision = await readRevision(db, session?.user) // read first, so that a notice published meanwhile is only announced twice
        const [notices, { total, unread }] = await Promise.all([
          listNotices(db, session?.user, position, request),
          countNotices(db, session?.user, position),
        ])
        return {
          data: notices.map((notice) => present(notice, language)),
          total,
          page,
          limit,
          noread: unread,
          revision,
        }
      },
    },
    'Notice/detail': {
      async answer({ request, session, language }) {
        const notice = await findNotice(db, session?.user, request.id)
        if (!notice) throw new Refusal('not-found')
        return present(notice, language)
      },
    },
    'Notice/read': {
      async answer({ request: { position, ids }, session, tx, now }) {
        await markRead(tx, session.user, position, ids, now)
        const { unread } = await countNotices(tx, session.user, position)
        return { noread: unread }
      },
    },
  }
}
