import { msg } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { proxy } from 'valtio'
import { isEnvelope } from '#contract/envelope.ts'
import { showToast } from '../state/toast.ts'
import { serverFetch } from './server-fetch.ts'

/**
 * Whether *our* server is reachable. `navigator.onLine` only knows the network interface, and a captive portal answers every request; only a
 * ping that returns an instance id proves it (SPEC Q6).
 */
export const connection = proxy<{
  online: boolean
  instance: string | null
  /** How far this device's clock is ahead of the server's in ms, from the last ping; null before the first. */
  ahead: number | null
}>({ online: true, instance: null, ahead: null })

const PING_TIMEOUT_MS = 5000
const FIRST_DELAY_MS = 2000
const LONGEST_DELAY_MS = 60_000

let delay = FIRST_DELAY_MS
let timer: ReturnType<typeof setTimeout> | undefined
let probing: Promise<boolean> | undefined
const returns = new Set<() => void>()
/** False until the first ping is settled: being offline when the page opens is not a change to report. */
let isKnown = false
/** The shortest time between two messages of the same kind, so that an unsteady network does not repeat them. */
const QUIET_MS = 60_000
const shownAt = { online: Number.NEGATIVE_INFINITY, offline: Number.NEGATIVE_INFINITY }

function tellChange(state: keyof typeof shownAt): void {
  const now = performance.now()
  if (now - shownAt[state] < QUIET_MS) return
  shownAt[state] = now
  if (state === 'online') showToast('ok', msg`The server is reachable again. Your changes are being sent.`)
  else showToast('error', msg`Network error! Check the network or switch network, such as a phone hotspot`)
}

/** Called when the server first answers, and each time that it becomes reachable again. */
export function whenBack(listener: () => void): () => void {
  returns.add(listener)
  return () => returns.delete(listener)
}

async function ping(): Promise<string | undefined> {
  try {
    const response = await serverFetch('/api/Base/ping', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      cache: 'no-store',
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    })
    const body: unknown = await response.json()
    if (!isEnvelope(body) || body.status !== 200) return undefined
    const { instance, time } = body.data as { instance?: unknown; time?: unknown }
    if (typeof time === 'number') connection.ahead = Date.now() - time
    return typeof instance === 'string' ? instance : undefined
  } catch {
    return undefined
  }
}

function settle(instance: string | undefined): boolean {
  const online = instance !== undefined
  const isBack = online && (!connection.online || connection.instance === null)
  if (instance) connection.instance = instance
  if (online !== connection.online) {
    connection.online = online
    onlineManager.setOnline(online)
    if (isKnown) tellChange(online ? 'online' : 'offline')
  }
  isKnown = true
  if (online) {
    delay = FIRST_DELAY_MS
    clearTimeout(timer)
    timer = undefined
    if (isBack) for (const listener of returns) listener()
  } else schedule()
  return online
}

function schedule(): void {
  clearTimeout(timer)
  timer = undefined
  if (document.visibilityState !== 'visible') return
  timer = setTimeout(() => void probe(), delay * (0.8 + 0.4 * Math.random()))
  delay = Math.min(delay * 2, LONGEST_DELAY_MS)
}

/** Pings the server now; concurrent calls join the pending ping. */
export function probe(): Promise<boolean> {
  probing ??= ping()
    .then(settle)
    .finally(() => {
      probing = undefined
    })
  return probing
}

export function watchConnection(): void {
  addEventListener('online', () => void probe())
  addEventListener('offline', () => void settle(undefined))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !connection.online) void probe()
  })
  void probe()
}
