import type { Pool } from 'pg'
import { type Bus, type Hint, openBus } from '../db/bus.ts'
import type { Services } from '../services.ts'
import { createHub, type Hub } from './hub.ts'

/** Sends pages hints to pull (SPEC P3). */
export interface Push {
  /** After a commit: other pages or processes may need to pull. Never throws. */
  readonly hint: (hint: Hint) => void
  readonly hub: Hub
  close(): Promise<void>
}

/** With the bus, polling only covers lost hints. Without it, polling is the only source. */
const TURN_MS = { on: 30_000, off: 1000 }

export function openPush(
  { db, log }: Pick<Services, 'db' | 'log'>,
  pool: Pool,
  { bus: wantsBus }: { readonly bus: boolean },
): Push {
  const hub = createHub(db, log)
  const bus: Bus | undefined = wantsBus
    ? openBus(
        pool,
        log,
        (hints) => hub.look(hints),
        () => hub.lookAtAll(),
      )
    : undefined
  const timer = setInterval(() => hub.lookAtAll(), wantsBus ? TURN_MS.on : TURN_MS.off)
  timer.unref()
  return {
    hub,
    hint: (hint) => bus?.say(hint),
    async close() {
      clearInterval(timer)
      await bus?.close()
      await hub.settled()
    },
  }
}
