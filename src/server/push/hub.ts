import type { Logger } from 'pino'
import { socketEnds } from '#contract/push.ts'
import type { Hint } from '../db/bus.ts'
import type { Db } from '../db/database.ts'
import type { Language } from '../http/language.ts'
import { messages } from '../http/messages.ts'
import { countOwnNotices } from '../notices/own-notices.ts'
import { accountMessage, type Listener, noticesMessage, recordsMessage } from './listener.ts'
import { readEpoch, readRevisions, readScanned, readSessions, type Scanned, type UserRevision } from './store.ts'

/** Most users in one query. */
const BATCH = 1000

/** Notifies the pages of this process of changes. A hint says where to look; the news is read from the rows, so a lost hint loses nothing. */
export interface Hub {
  add(listener: Listener, language: Language): void
  remove(listener: Listener): void
  look(hints: readonly Hint[]): void
  /** Checks everything that a page listens for. */
  lookAtAll(): void
  readonly size: number
  listeners(): Iterable<Listener>
  /** Resolves when all checks requested so far are done. */
  settled(): Promise<void>
}

function wechatMessage(scanned: Scanned, ticket: string, language: Language) {
  const isTaken = scanned.purpose === 'bind' && scanned.bound_to !== null && scanned.bound_to !== scanned.user_id
  if (!isTaken) return { type: 'wechat', status: 200, openid: ticket } as const
  const code = 'wechat-taken'
  return { type: 'wechat', status: 300, openid: ticket, code, msg: messages[code][language] } as const
}

export function createHub(db: Db, log: Logger): Hub {
  const languages = new Map<Listener, Language>()
  const byUser = new Map<string, Set<Listener>>()
  let users = new Set<string>()
  let scenes = new Set<string>()
  let notices = false
  let running: Promise<void> | undefined

  function* inBatches(wanted: Iterable<string>): Generator<string[]> {
    const all = [...wanted]
    for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH)
  }

  function tellUser(listener: Listener, sessions: Set<string>, epoch: string, now: UserRevision | undefined): void {
    if (!listener.session || !sessions.has(listener.session)) {
      listener.end(socketEnds.sessionEnded)
      return
    }
    const { revision = 0, account_revision: account = 0 } = now ?? {}
    const records = recordsMessage(listener, epoch, revision)
    if (records) {
      Object.assign(listener.lastSent, { epoch, revision })
      listener.say(records)
    }
    const money = accountMessage(listener, account)
    if (money) {
      listener.lastSent.account = account
      listener.say(money)
    }
  }

  async function lookAtUsers(wanted: ReadonlySet<string>, epoch: string): Promise<void> {
    for (const batch of inBatches(wanted)) {
      const [standings, sessions] = await Promise.all([readRevisions(db, batch), readSessions(db, batch)])
      const revisions = new Map(standings.map((row) => [row.user_id, row]))
      for (const user of batch) {
        for (const listener of byUser.get(user) ?? []) tellUser(listener, sessions, epoch, revisions.get(user))
      }
    }
  }

  async function lookAtScenes(wanted: ReadonlySet<string>): Promise<void> {
    for (const batch of inBatches(wanted)) {
      const scanned = await readScanned(
        db,
        batch.map((secret) => Buffer.from(secret, 'hex')),
      )
      for (const scene of scanned) tellOfScene(scene)
    }
  }

  function tellOfScene(scanned: Scanned): void {
    const secret = scanned.secret.toString('hex')
    for (const [listener, language] of languages) {
      const ticket = listener.scenes.get(secret)
      if (ticket === undefined) continue
      listener.scenes.delete(secret)
      listener.say(wechatMessage(scanned, ticket, language))
    }
  }

  async function tellOfNotices(ofSite: number): Promise<void> {
    const own = new Map<string, number>()
    for (const batch of inBatches(byUser.keys()))
      for (const [user, messages] of await countOwnNotices(db, batch)) own.set(user, messages)
    for (const listener of languages.keys()) {
      const revision = ofSite + (own.get(listener.user ?? '') ?? 0)
      const message = noticesMessage(listener, revision)
      if (!message) continue
      listener.lastSent.notices = revision
      listener.say(message)
    }
  }

  async function pass(): Promise<void> {
    const wanted = { users, scenes, notices }
    users = new Set()
    scenes = new Set()
    notices = false
    const { epoch, notice_revision: noticeRevision } = await readEpoch(db)
    await lookAtUsers(wanted.users, epoch)
    await lookAtScenes(wanted.scenes)
    if (wanted.notices) await tellOfNotices(noticeRevision)
  }

  function start(): void {
    if (running || (users.size === 0 && scenes.size === 0 && !notices)) return
    running = pass()
      .catch((error: unknown) => log.warn({ err: error }, 'the push channel could not look')) // the next turn tries again
      .finally(() => {
        running = undefined
        start()
      })
  }

  return {
    add(listener, language) {
      languages.set(listener, language)
      if (listener.user) byUser.set(listener.user, (byUser.get(listener.user) ?? new Set()).add(listener))
    },
    remove(listener) {
      languages.delete(listener)
      if (!listener.user) return
      const own = byUser.get(listener.user)
      own?.delete(listener)
      if (own?.size === 0) byUser.delete(listener.user)
    },
    look(hints) {
      for (const hint of hints) {
        if (hint.kind === 'user' && byUser.has(hint.id)) users.add(hint.id)
        if (hint.kind === 'scene') scenes.add(hint.id)
        if (hint.kind === 'notices') notices = true
      }
      start()
    },
    lookAtAll() {
      for (const user of byUser.keys()) users.add(user)
      for (const listener of languages.keys()) for (const secret of listener.scenes.keys()) scenes.add(secret)
      notices = languages.size > 0
      start()
    },
    get size() {
      return languages.size
    },
    listeners: () => languages.keys(),
    async settled() {
      while (running) await running
    },
  }
}
