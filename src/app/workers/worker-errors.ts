/** Errors lose their class on the way from the worker; this part of them decides what the page does. */
export interface CodedError {
  readonly name: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

const MARK = 'coded-error:'

/** Rethrows an error in the worker with code and params in its message. */
export function marked(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, params } = error as Partial<CodedError> & Error
  if (typeof code !== 'string') return error
  return new Error(MARK + JSON.stringify({ name: error.name, code, params: params ?? {} } satisfies CodedError))
}

export class WorkerError extends Error implements CodedError {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor({ name, code, params }: CodedError) {
    super(code)
    this.name = name
    this.code = code
    this.params = params
  }
}

export function restoreError(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return error
  return new WorkerError(JSON.parse(error.message.slice(MARK.length)) as CodedError)
}
