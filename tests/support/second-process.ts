import { appendFileSync } from 'node:fs'
import { startServer } from '#server/start-server.ts'
import type { Beside } from './start-beside.ts'
import { testWorld } from './test-world.ts'

/** A server in its own process: configured by its parent, and ended with it. */
process.once('message', async (message) => {
  const { config, clockFile, logFile, appDir } = message as Beside
  const writeLog = (line: string) => appendFileSync(logFile, line)
  const server = await startServer(config, testWorld({ clockFile, writeLog, ...(appDir && { appDir }) }))
  process.once('disconnect', () => server.stop().then(() => process.exit(0)))
  process.send?.(server.url)
})
