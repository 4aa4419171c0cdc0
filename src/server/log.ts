import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { Config } from './config.ts'
import { codeOf } from './start-error.ts'

/** From the first quotation mark to the last: what an error quotes may be what somebody wrote. */
const QUOTED = /(["'`]).*\1/gs
const FRAME = /^ {4}at /

/**
 * An error without anybody's data. PostgreSQL quotes values in its messages and repeats them in `detail` and `where`, and so does JavaScript with
 * what is no JSON and with the names of what is not there: only the words around them are kept, and the place.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { type, message, stack } = stdSerializers.err(error)
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  return { type, code: codeOf(error), message: message.replace(QUOTED, '"…"'), stack: frames.join('\n') }
}

const GATHER_MS = 20
/** Characters that could not be written; further ones are dropped. */
const MOST_WAITING = 4_000_000

/** stderr, with the lines of some milliseconds in one write. Whatever ends the process but a kill, none is left behind. */
function standardError(): DestinationStream {
  const output = pino.destination({ fd: 2, sync: true, maxLength: MOST_WAITING })
  output.on('error', () => undefined) // no room on the disk of the log: that costs lines, not the site
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
