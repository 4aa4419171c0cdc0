import type { FormatCode } from './messages.ts'

/** Names from a file can be of any length; messages show at most this much of them. */
const longestParam = 80

export type FormatParams = Readonly<Record<string, string | number>>

/** A file that cannot be read or written. Nothing partial was left behind. Words: `messages.ts`. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
  readonly code: FormatCode
  readonly params: FormatParams

  constructor(code: FormatCode, given: FormatParams = {}) {
    const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shortened(value)]))
    super(Object.keys(params).length === 0 ? code : `${code} ${JSON.stringify(params)}`)
    this.code = code
    this.params = params
  }
}

function shortened(value: string | number): string | number {
  return typeof value === 'string' && value.length > longestParam ? `${value.slice(0, longestParam)}…` : value
}
