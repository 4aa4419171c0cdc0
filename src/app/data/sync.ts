import { proxy } from 'valtio'
import { call } from '../api/call.ts'
import { connection, probe, whenBack } from '../api/connection.ts'
import { serverFetch, withUpdateLock } from '../api/server-fetch.ts'
import { revoked, tokensToRevoke } from '../device/session.ts'
import { currentLocale } from '../i18n/locale.ts'
import { refreshUser, session, sessionEnded } from '../state/session.ts'
import type { UserDatabase } from './database/user-database.ts'
import { CLOCK_AHEAD } from './outbox/change.ts'
import { synchronise, syncTag } from './outbox/synchronise.ts'
import { ownData, whenChanged } from './own-data.ts'
import { transferSources } from './transfer-sources.ts'

export const sync = proxy<{ running: boolean; lastAt: number | null }>({ running: false, lastAt: null })

const PULL_EVERY_MS = 60_000
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 60_000
let again = false
let retry: ReturnType<typeof setTimeout> | undefined
let retryDelay = FIRST_RETRY_MS
let running: Promise<void> | undefined

/** Revokes sessions that ended while the server was unreachable (SPEC L2). */
export async function revokeTokens(): Promise<void> {
  for (const token of await tokensToRevoke()) {
    const response = await serverFetch('/api/User/logout', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: '{}',
    }).catch(() => undefined)
    const body = (await response?.json().catch(() => undefined)) as { status?: number } | undefined
    if (body?.status === 200 || body?.status === 431) await revoked(token)
  }
}

async function once(): Promise<void> {
  await revokeTokens()
  const { token } = session
  if (!token) return
  if (session.instance && connection.instance && session.instance !== connection.instance) {
    sessionEnded() // another installation answers at this address: its sessions are not ours (SPEC Q6)
    return
  }
  const { database, user } = ownData()
  await noteClock(database)
  const sender = { token, language: currentLocale() === 'zh' ? 'zh-CN' : 'en', fetch: serverFetch }
  const result = await synchronise(database, sender, user)
  if (result === 'login') return sessionEnded()
  const transferred = result === 'done' && (await transferSources(database, sender))
  if (transferred) {
    sync.lastAt = Date.now()
    retryDelay = FIRST_RETRY_MS
    return
  }
  await registerBackgroundSync(user)
  if (await probe()) retryLater()
}

/** Retries with increasing delays if the server answers pings but not this call. If it is unreachable, its return starts the next run. */
function retryLater(): void {
  clearTimeout(retry)
  retry = setTimeout(() => void requestSync(), retryDelay * (0.8 + 0.4 * Math.random()))
  retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY_MS)
}

/** Syncs now; a request during a run repeats it. */
export function requestSync(): Promise<void> {
  again = true
  // cleared in a later tick, because a run that is offline ends before it is assigned
  running ??= run().finally(() => {
    running = undefined
  })
  return running
}

/** Resolves when no run is in progress. */
export async function syncEnded(): Promise<void> {
  await running
}

async function run(): Promise<void> {
  sync.running = true
  try {
    while (again) {
      again = false
      if (connection.online) await once()
    }
  } finally {
    sync.running = false
  }
}

async function registerBackgroundSync(user: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const background = (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync
  if (!background) return // Chromium only; elsewhere pings start the sync
  await withUpdateLock(() => background.register(syncTag(user))).catch(() => undefined)
}

/** New stamps follow the server's clock if this device's is more than a minute ahead (SPEC R3). */
async function noteClock(database: UserDatabase): Promise<void> {
  if (connection.ahead === null) return
  const ahead = connection.ahead > 60_000 ? connection.ahead : 0
  const known = (await database.kv.get(CLOCK_AHEAD))?.value ?? 0
  if (ahead !== known) await database.kv.put({ key: CLOCK_AHEAD, value: ahead })
}

/** Updates the stored user from the server: another device may have changed it. */
async function refreshOwnUser(): Promise<void> {
  if (session.token) await call('User/detail', {}).then(refreshUser, () => undefined)
}

/** Starts syncing for the signed-in pages; returns a function that stops it. */
export function startSync(): () => void {
  const stops = [
    whenChanged(() => void requestSync()),
    whenBack(() => void requestSync()),
    every(PULL_EVERY_MS, () => {
      if (document.visibilityState === 'visible' && session.token) void requestSync()
    }),
  ]
  void requestSync()
  void refreshOwnUser()
  return () => {
    for (const stop of stops) stop()
  }
}

function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}
