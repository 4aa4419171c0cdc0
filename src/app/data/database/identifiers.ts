import { uuidv7 } from '#contract/records/uuid.ts'

/** Ids sort by time of creation. */
export function newId(now: number = Date.now()): string {
  return uuidv7(now, crypto.getRandomValues(new Uint8Array(10)))
}
