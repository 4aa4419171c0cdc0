import { assistantCodes, type Code, codes, moneyCodes } from '#contract/codes.ts'
import type { Tx } from '../db/database.ts'

const statuses: Readonly<Record<Code, number>> = { ...codes, ...moneyCodes, ...assistantCodes }

export type Params = Readonly<Record<string, unknown>>

/** A refusal whose code is sent to the caller. Any other error is a bug, or an unreachable database. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: Params
  /** What a final refusal changes in the transaction of a write, after the effect of the call was rolled back. */
  readonly andThen: ((tx: Tx) => Promise<void>) | undefined

  constructor(code: Code, params: Params = {}, andThen?: (tx: Tx) => Promise<void>) {
    super(code)
    this.code = code
    this.params = params
    this.andThen = andThen
  }

  get status(): number {
    return statuses[this.code]
  }
}
