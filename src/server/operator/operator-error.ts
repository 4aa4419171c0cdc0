/** A mistake of the operator's, in one sentence. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
