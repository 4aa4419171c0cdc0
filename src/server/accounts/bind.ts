import { inTransaction, type Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import type { Identity } from '../identity/identity.ts'
import { tellUser } from '../notices/own-notices.ts'
import type { Services } from '../services.ts'
import { type CodeAnswer, takeCode } from '../verification/codes.ts'
import { type Proof, takeTicket } from '../verification/tickets.ts'
import { taken } from './register.ts'
import { claimIdentity, ownerOfIdentity, releaseIdentities, setBound } from './store.ts'

type Bound = Exclude<Identity['kind'], 'account'>

/** Replaces the user's identity of a kind. No error if it is already theirs. */
async function bindIdentity(tx: Tx, user: string, kind: Bound, name: string): Promise<void> {
  const identity = { kind, name }
  if (!(await claimIdentity(tx, identity, user)) && (await ownerOfIdentity(tx, identity)) !== user) {
    throw new Refusal(taken[kind])
  }
  await releaseIdentities(tx, user, kind, name)
  await setBound(tx, user, kind, name)
}

export interface Binding {
  readonly session: Session
  /** Proves that the request comes from the owner. */
  readonly ticket: string | undefined
  readonly answer: CodeAnswer
  readonly target: { readonly kind: 'phone' | 'email'; readonly name: string }
}

/** Binds a phone number or an e-mail address that a code has verified. The ticket proves that the user owns the account. */
export async function bind(
  services: Pick<Services, 'db' | 'keys' | 'hint'>,
  { session, ticket, answer, target }: Binding,
  now: number,
): Promise<void> {
  await takeCode(services, answer, { purpose: 'bind', target, session }, now)
  const proof: Proof = { purpose: target.kind, session }
  await inTransaction(services.db, async (tx) => {
    await takeTicket(tx, ticket, [proof], now)
    await bindIdentity(tx, session.user, target.kind, target.name)
    await tellUser(tx, session.user, { kind: 'security', detail: target.kind }, now)
  })
  services.hint({ kind: 'notices' })
}

export async function bindWechat(tx: Tx, user: string, openid: string, now: number): Promise<void> {
  await bindIdentity(tx, user, 'wechat', openid)
  await tellUser(tx, user, { kind: 'security', detail: 'wechat' }, now)
}

/** Unbinds WeChat. The ticket proves that the user owns the account. */
export async function unbindWechat({ db }: Pick<Services, 'db'>, session: Session, ticket: string, now: number) {
  await inTransaction(db, async (tx) => {
    await takeTicket(tx, ticket, [{ purpose: 'wechat', session }], now)
    await releaseIdentities(tx, session.user, 'wechat')
    await setBound(tx, session.user, 'wechat', '')
    await tellUser(tx, session.user, { kind: 'security', detail: 'wechat' }, now)
  })
}
