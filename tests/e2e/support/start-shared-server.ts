import { SiteServer } from './site-server.ts'

/** One server for the scenarios that leave it running. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await SiteServer.start({ LIMITS_FACTOR: '100' }) // all of them register from one address
  process.env.SHARED_ORIGIN = server.origin
  return () => server.remove()
}
