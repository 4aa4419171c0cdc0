/** Origin of a fault: rendering of a page or a result, a script, an unhandled promise rejection, a computation. */
export type FaultOrigin = 'page' | 'result' | 'script' | 'promise' | 'computation'

/** A fault of the program as stored: its place in the program, without the message, which may quote a value of the data. */
export interface Fault {
  /** ms since 1970 */
  readonly at: number
  readonly build: string
  readonly where: FaultOrigin
  /** Name of the error: `TypeError`. */
  readonly name: string
  readonly code: string | null
  /** Innermost first: `draw (assets/plot-1a2b.js:1:234)`. */
  readonly frames: readonly string[]
}

const MAX_FRAMES = 20

export function faultOf(error: unknown, where: FaultOrigin, at: number): Fault {
  const { name, code, stack, message } = (error ?? {}) as Partial<
    Record<'name' | 'code' | 'stack' | 'message', unknown>
  >
  return {
    at,
    build: __BUILD__,
    where,
    name: wordOf(name) ?? typeof error,
    code: wordOf(code),
    frames: typeof stack === 'string' ? framesOf(stack, typeof message === 'string' ? message : '') : [],
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' && /^[A-Za-z][\w-]{0,60}$/.test(value) ? value : null)

/** `at draw (https://site/assets/plot.js:1:2)` as Chromium writes it; `draw@https://site/assets/plot.js:1:2` as Firefox and Safari do. */
const frame =
  /^\s*(?:at (?:async )?)?(?:(?<name>[\w$.<>[\] ]{1,80}?) ?[(@])?(?<file>(?:https?|file|blob):[^\s()@]{1,300}|\/[^\s()@]{1,300}):(?<line>\d+):(?<column>\d+)\)?$/

/** The lines before the frames repeat the message, which may look like a frame itself. */
function framesOf(stack: string, message: string): readonly string[] {
  const said = message === '' ? -1 : stack.indexOf(message)
  const lines = (said < 0 ? stack : stack.slice(said + message.length)).split('\n')
  return lines
    .flatMap((text) => {
      const { name = '', file = '', line, column } = frame.exec(text)?.groups ?? {}
      return file === '' ? [] : [`${name === '' ? '' : `${name} `}(${placeOf(file)}:${line}:${column})`]
    })
    .slice(0, MAX_FRAMES)
}

/** The path of a script, without the site's address and query. */
function placeOf(file: string): string {
  return file.replace(/^[a-z]+:\/\/[^/]*\//, '').replace(/[?#].*$/, '')
}
