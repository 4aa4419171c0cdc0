export type ExpressionErrorCode =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unexpected-character'
  | 'unclosed-text'
  | 'unclosed-name'
  | 'unexpected-end'
  | 'unexpected-token'
  | 'unknown-variable'
  | 'unknown-function'
  | 'wrong-argument-count'
  | 'too-few-arguments'
  | 'wrong-type'
  | 'no-order-for-text'
  | 'not-a-date'
  | 'not-a-condition'

/** Why an expression cannot be parsed or does not fit the variables. `at`, `length`: its position in the text, in UTF-16 units. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
  readonly code: ExpressionErrorCode
  readonly at: number
  readonly length: number
  readonly params: Readonly<Record<string, string | number>>

  constructor(
    code: ExpressionErrorCode,
    place: { readonly at: number; readonly length: number },
    params: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} at ${place.at}`)
    this.code = code
    this.at = place.at
    this.length = place.length
    this.params = params
  }
}
