import { rmSync } from 'node:fs'
import { SiteServer } from './site-server.ts'

/** One server for the scenarios that leave it running, and a database to copy for scenarios with their own server. */
export default async function start(): Promise<() => Promise<void>> {
  const template = await SiteServer.makeTemplate()
  const server = await SiteServer.start({ LIMITS_FACTOR: '100' }) // all of them register from one address
  process.env.SHARED_ORIGIN = server.origin
  return async () => {
    await server.remove()
    rmSync(template, { recursive: true, force: true, maxRetries: 5 })
  }
}
