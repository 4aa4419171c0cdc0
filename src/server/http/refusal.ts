import { type Code, codes, moneyCodes } from '#contract/codes.ts'

const statuses: Readonly<Record<Code, number>> = { ...codes, ...moneyCodes }

export type Params = Readonly<Record<string, unknown>>

/** A refusal whose code is sent to the caller. Any other error is a bug, or an unreachable database. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: Params

  constructor(code: Code, params: Params = {}) {
    super(code)
    this.code = code
    this.params = params
  }

  get status(): number {
    return statuses[this.code]
  }
}
