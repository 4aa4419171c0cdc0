import { type Environment, parseConfig, readEnvironment } from './config.ts'
import { StartError } from './start-error.ts'
import { type RunningServer, type ServerOverrides, startServer } from './start-server.ts'

const REFUSED = 1
/** EX_SOFTWARE of sysexits.h: after this code, but not after a refusal, `npm start` restarts the server (src/cli/supervise.mjs). */
const BROKEN = 70

function fail(error: unknown): never {
  if (error instanceof StartError) {
    process.stderr.write(`${error.message}\n`)
    process.exit(REFUSED)
  }
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(BROKEN)
}

function printOwnerAddress(address: string): void {
  process.stdout.write(`Signs in the owner of this machine, once: ${address}\n`)
}

/** Runs a server as this process until a signal stops it, which may happen while it starts. */
export async function run(environment: Environment, world: ServerOverrides = {}): Promise<void> {
  process.on('uncaughtException', fail)
  const unwanted = new AbortController()
  const { signal } = unwanted
  let server: RunningServer | undefined
  const stop = () => {
    if (signal.aborted) return
    unwanted.abort()
    server?.stop().then(() => process.exit(0), fail)
  }
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, stop)
  try {
    server = await startServer(parseConfig(readEnvironment(environment)), {
      onFailure: fail,
      onOwnerAddress: printOwnerAddress,
      signal,
      ...world,
    })
    if (signal.aborted) {
      await server.stop()
      process.exit(0)
    }
    process.stdout.write(`Slipstick 算尺 is ready at ${server.url}\n`)
    if (server.ownerAddress) printOwnerAddress(server.ownerAddress)
    if (server.inbox) process.stdout.write(`Codes and e-mails are not sent but shown at ${server.inbox}\n`)
  } catch (error) {
    // Ctrl+C also reaches our child processes, whose exits are not errors then
    if (signal.aborted && (error === signal.reason || error instanceof StartError)) process.exit(0)
    fail(error)
  }
}
