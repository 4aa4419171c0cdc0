import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from '../http/route.ts'
import type { Services } from '../services.ts'
import { bindWechat } from './bind.ts'
import { logIn } from './device-limit.ts'
import { type Opened, type Registration, register } from './register.ts'
import { scannedBy, spendScene } from './scenes.ts'
import { findUserByIdentity } from './store.ts'

type Means = Pick<Services, 'db'>

/** Starts a session for the user who scanned. Without an account for that WeChat identity the scene stays, so that one can be opened. */
export async function officialLogin(
  services: Pick<Services, 'db' | 'devicesLimit'>,
  { openid: ticket, device }: { readonly openid: string; readonly device: string },
  now: number,
): Promise<Opened> {
  const name = await scannedBy(services.db, ticket, 'login', undefined, now)
  const user = await findUserByIdentity(services.db, { kind: 'wechat', name })
  if (!user) throw new Refusal('wechat-unbound')
  return logIn(services, { user, device, now }, (tx) => spendScene(tx, ticket))
}

/** Opens an account bound to the WeChat identity that scanned. */
export async function officialRegister(
  services: Means,
  ticket: string,
  registration: Registration,
  now: number,
): Promise<Opened> {
  const name = await scannedBy(services.db, ticket, 'login', undefined, now)
  const identities = [...registration.identities, { kind: 'wechat' as const, name }]
  return register(services, { ...registration, identities }, now, (tx) => spendScene(tx, ticket))
}

/** Binds the WeChat identity that scanned to the user who requested the code. */
export async function officialBind({ db }: Means, ticket: string, session: Session, now: number): Promise<void> {
  const openid = await scannedBy(db, ticket, 'bind', session, now)
  await inTransaction(db, async (tx) => {
    await spendScene(tx, ticket)
    await bindWechat(tx, session.user, openid, now)
  })
}
