/** A violated precondition of a method: an invalid call, or a request that cannot be computed at all, as opposed to data without a result. */
export class StatsError extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, number | string>>

  constructor(code: string, params: Readonly<Record<string, number | string>> = {}) {
    super(code)
    this.name = 'StatsError'
    this.code = code
    this.params = params
  }
}
