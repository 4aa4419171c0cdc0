import { createHash, randomBytes } from 'node:crypto'
import type { Mutation } from '#contract/calls/sync.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { CLOCK_START, formatStamp, tick, witness } from '#contract/records/stamp.ts'
import { uuidv7 } from '#contract/records/uuid.ts'

/** A device that makes mutations, with its own wall clock. */
export interface TestDevice {
  change(kind: KindName, record: string, fields: Mutation['fields']): Mutation
  /** Merges another device's stamp into the clock. */
  see(stamp: string): void
}

export function newId(random: (size: number) => Uint8Array = randomBytes): string {
  return uuidv7(Date.now(), random(10))
}

/** @param random bytes for ids; from the operating system unless a test must be repeatable */
export function createDevice(
  name: string,
  now: () => number = Date.now,
  random: (size: number) => Uint8Array = randomBytes,
): TestDevice {
  const device = createHash('sha256').update(name).digest('hex').slice(0, 12)
  let clock = CLOCK_START
  return {
    change(kind, record, fields) {
      clock = tick(clock, now())
      const id = uuidv7(Math.max(0, now()), random(10))
      return { id, kind, record, stamp: formatStamp(clock, device, id), fields }
    },
    see(stamp) {
      clock = witness(clock, stamp)
    },
  }
}
