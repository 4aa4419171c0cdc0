/** A fault in the environment that the operator can fix: printed as one sentence; the process exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The `code` of an error of Node or of PostgreSQL, or ''. */
export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
