import { createHash } from 'node:crypto'
import type { Captured } from '#catalog/kit/r-run.ts'

/** Values that R gave for an example, with where they come from. */
export interface Golden extends Captured {
  readonly example: string
  /** Of the script without the capture: a changed script needs new values. */
  readonly scriptSha256: string
}

export function goldenFile(example: string): string {
  return `${example}.json`
}

export function scriptHash(script: string): string {
  return createHash('sha256').update(script).digest('hex')
}
