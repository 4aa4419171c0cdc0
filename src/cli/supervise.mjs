import { spawn } from 'node:child_process'

const WITHIN_MS = 10 * 60_000
/** Pauses before restarts, which also limit their number in ten minutes. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000]
/** Exit codes after a requested stop (0) and of a refusal to start (1, src/server/run.ts): the server is not restarted. */
const MEANT = [0, 1]

/**
 * Runs a server as a child process and restarts it after an unexpected exit. After an intended exit ends with the same code. Forwards signals.
 */
export function supervise(command, args, options, pauses = PAUSES_MS) {
  let child
  let waiting
  let isStopping = false
  let deaths = []

  function ended(code, signal) {
    if (isStopping) process.exit(code ?? 0)
    if (MEANT.includes(code)) process.exit(code)
    const now = performance.now()
    deaths = [...deaths.filter((time) => now - time < WITHIN_MS), now]
    const pause = pauses[deaths.length - 1]
    if (pause === undefined) {
      process.stderr.write(
        `The server ended unexpectedly (${signal ?? code}) ${deaths.length} times in ten minutes, and is not started again. What it said is above; report it, please.\n`,
      )
      process.exit(code ?? 1)
    }
    process.stderr.write(`The server ended unexpectedly (${signal ?? code}). It starts again in ${pause / 1000} s.\n`)
    waiting = setTimeout(start, pause)
  }

  function start() {
    waiting = undefined
    child = spawn(command, args, options)
    child.on('error', (error) => {
      process.stderr.write(`The server cannot be run: ${error.message}\n`)
      process.exit(1)
    })
    child.on('exit', ended)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      if (waiting) process.exit(0)
      child.kill(signal)
    })
  }
  start()
}
