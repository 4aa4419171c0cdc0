import { Client, type ClientConfig } from 'pg'

/**
 * The user of a data folder: a server, or for a moment the operator's command line. An advisory lock on a dedicated connection records it,
 * because PostgreSQL releases that lock however its holder ends.
 */
export type Role = 'server' | 'operator'

const LOCK = 7_254_779

export interface Holder {
  readonly client: Client
  /** Settles when the connection is gone. */
  readonly lost: Promise<void>
}

export type Attempt =
  | { readonly is: 'holder'; readonly holder: Holder }
  /** PostgreSQL does not answer, or not yet. */
  | { readonly is: 'down'; readonly error: unknown }
  /** Another process holds the folder. `alive`: it is a server, and its process is visible to us. */
  | { readonly is: 'taken'; readonly by: string; readonly alive: boolean }

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function acquireClusterLock(connection: ClientConfig, role: Role): Promise<Attempt> {
  const client = new Client({ ...connection, application_name: `slipstick-${role} ${process.pid}` })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK])
    if (rows[0]?.got) return { is: 'holder', holder: { client, lost } }
    const others = await client.query<{ name: string }>(
      `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
      [LOCK],
    )
    await client.end()
    const by = others.rows[0]?.name ?? ''
    const [name, pid] = by.split(' ')
    return { is: 'taken', by, alive: name === 'slipstick-server' && isAlive(Number(pid)) }
  } catch (error) {
    client.end().catch(() => undefined)
    return { is: 'down', error }
  }
}
