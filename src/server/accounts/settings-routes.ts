import type { UserInfo } from '#contract/calls/user.ts'
import type { Queries, Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Asked, Routes } from '../http/route.ts'
import { emailOf, phoneOf } from '../identity/identity.ts'
import { sweepRemovals } from '../objects/sweep.ts'
import type { Services } from '../services.ts'
import { newestAgreement } from '../site/site-config.ts'
import { makeAvatar } from './avatar.ts'
import { bind, unbindWechat } from './bind.ts'
import { closeAccount } from './close-account.ts'
import { endDevices, listDevices } from './devices.ts'
import { exportAccount } from './export-account.ts'
import { requireNickname } from './nickname.ts'
import { officialBind } from './official.ts'
import { openScene } from './scenes.ts'
import { deleteSession, findUser, setAgreement, setClosing, setField } from './store.ts'
import { userInfoOf } from './user-info.ts'

type Names =
  | 'User/detail'
  | 'User/agree'
  | 'User/updatefield'
  | 'User/bindPhone'
  | 'User/changephone'
  | 'User/bindEmail'
  | 'User/sence'
  | 'User/officialBind'
  | 'User/officialUnbind'
  | 'User/sessions'
  | 'User/endSessions'
  | 'User/export'
  | 'User/close'
  | 'User/reopen'
  | 'User/logout'

async function describe(db: Queries, user: string, now: number): Promise<UserInfo> {
  const row = await findUser(db, user)
  if (!row) throw new Refusal('session-expired')
  return userInfoOf(db, row, now)
}

export function settingsRoutes(services: Services): Routes<Names> {
  const { db, limits } = services

  async function bindPhone({
    request,
    session,
    now,
  }: Pick<Asked<'User/bindPhone'>, 'request' | 'session' | 'now'>): Promise<UserInfo> {
    const target = { kind: 'phone', name: phoneOf(request.username).name } as const
    await bind(services, { session, ticket: request.key, answer: request, target }, now)
    return describe(db, session.user, now)
  }

  /** The value to store: for `img`, an avatar made from the picture at the given path. */
  async function fieldValue(tx: Tx, user: string, request: Asked<'User/updatefield'>['request'], now: number) {
    const { field, value } = request
    if (field === 'img') return makeAvatar(services, tx, user, value, now)
    if (field === 'nickname') requireNickname(value)
    return value.replaceAll('\0', '')
  }

  return {
    'User/detail': {
      answer: ({ session, now }) => describe(db, session.user, now),
    },
    'User/agree': {
      async answer({ request, session, tx, now }) {
        const newest = await newestAgreement(tx)
        if (request.agreement_id !== newest) throw new Refusal('agreement-outdated', { agreement_id: newest })
        await setAgreement(tx, session.user, newest)
        return describe(tx, session.user, now)
      },
    },
    'User/updatefield': {
      after: () => sweepRemovals(services),
      async answer({ request, session, tx, now }) {
        await setField(tx, session.user, request.field, await fieldValue(tx, session.user, request, now))
        return describe(tx, session.user, now)
      },
    },
    'User/bindPhone': { limit: 'answersByAddress', answer: bindPhone },
    'User/changephone': { limit: 'answersByAddress', answer: bindPhone },
    'User/bindEmail': {
      limit: 'answersByAddress',
      async answer({ request, session, now }) {
        const target = { kind: 'email', name: emailOf(request.email).name } as const
        await bind(services, { session, ticket: request.key, answer: request, target }, now)
        return describe(db, session.user, now)
      },
    },
    'User/sence': {
      limit: 'scenesByAddress',
      answer: ({ request, session, now }) => openScene(services, request.type, session, now),
    },
    'User/officialBind': {
      limit: 'answersByAddress',
      async answer({ request, session, now }) {
        await officialBind(services, request.openid, session, now)
        return describe(db, session.user, now)
      },
    },
    'User/officialUnbind': {
      async answer({ request, session, now }) {
        await unbindWechat(services, session, request.key, now)
        return describe(db, session.user, now)
      },
    },
    'User/sessions': {
      async answer({ session, now }) {
        return { data: await listDevices(db, session, now) }
      },
    },
    'User/endSessions': {
      async answer({ request, session, tx }) {
        await endDevices(tx, session, request.id)
        return {}
      },
    },
    'User/export': {
      streams: true,
      async answer({ session, now }) {
        await limits.take('exportsByUser', session.user)
        return exportAccount(services, session.user, now)
      },
    },
    'User/close': {
      limit: 'answersByAddress',
      async answer({ request, session, now }) {
        const time = await closeAccount(services, session, request.key, now)
        return { close_time: Math.floor(time / 1000) }
      },
    },
    'User/reopen': {
      async answer({ session, tx, now }) {
        await setClosing(tx, session.user, null)
        return describe(tx, session.user, now)
      },
    },
    'User/logout': {
      async answer({ session, tx }) {
        await deleteSession(tx, session)
        return {}
      },
    },
  }
}
