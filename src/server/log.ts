import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'
import { codeOf } from './start-error.ts'

/** Matches from the first quotation mark to the last: quoted text may be user data, so it is not logged. */
const QUOTED = /(["'`]).*\1/gs
const FRAME = /^ {4}at /

/**
 * An error without user data. PostgreSQL quotes values in its messages and repeats them in `detail` and `where`, and JavaScript quotes invalid
 * JSON and unknown names: only the unquoted words and the stack's locations are kept.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { type, message, stack } = stdSerializers.err(error)
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  return { type, code: codeOf(error), message: message.replace(QUOTED, '"…"'), stack: frames.join('\n') }
}

const GATHER_MS = 20
/** Most characters waiting to be written; further lines are dropped. */
const MAX_WAITING = 4_000_000

/** stderr, buffered for some milliseconds and flushed at every exit except a kill. */
function standardError(): DestinationStream {
  const output = pino.destination({ fd: 2, sync: true, maxLength: MAX_WAITING })
  output.on('error', () => undefined) // no space on the log's disk: that loses lines, not the site
  let lines = ''
  const write = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  process.on('exit', write)
  return {
    write(line) {
      if (lines === '') setTimeout(write, GATHER_MS)
      lines += line
    },
  }
}

/** JSON lines on stderr. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = standardError()): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, destination)
}
