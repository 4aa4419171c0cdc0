import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** An account of the operating system, by its ids. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface DatabaseAccount extends Account {
  /** Creates the cluster: initdb needs an account with a name, the server does not. */
  readonly maker: Account
}

/** Above the range that Linux distributions give to people, below the one that Debian reserves. */
const FIRST_UID = 54_320
const NOBODY = 65_534
const NAME = 'slipstick'
const MAKERS = ['daemon', 'bin', 'postgres']

interface Entry extends Account {
  readonly name: string
}

function accounts(): Entry[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0 && uid !== NOBODY)
}

/**
 * The account that runs PostgreSQL when we are root, since root may not: the owner of an existing cluster; else an account named slipstick;
 * else an unused number, so that no other process runs under it. Undefined when we are not root.
 */
export function databaseAccount(cluster: string): DatabaseAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const known = accounts()
  const named = known.find(({ name }) => name === NAME)
  const maker = named ?? MAKERS.flatMap((name) => known.find((entry) => entry.name === name) ?? [])[0] ?? known[0]
  if (!maker) throw new Error('/etc/passwd has no account besides root and nobody')
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    return { uid, gid, maker }
  }
  if (named) return { ...named, maker }
  let free = FIRST_UID
  while (known.some(({ uid }) => uid === free)) free += 1
  return { uid: free, gid: free, maker }
}

/** Whether an account can enter a folder, judged by the owner, group and mode of it and its ancestors. */
export function canEnter(folder: string, account: Account): boolean {
  return blockingFolder(folder, account) === undefined
}

/** The first folder from the root that the account cannot enter. */
export function blockingFolder(folder: string, { uid, gid }: Account): string | undefined {
  const above = dirname(folder)
  const blocked = above === folder ? undefined : blockingFolder(above, { uid, gid })
  if (blocked) return blocked
  const { mode, uid: owner, gid: group } = statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  return mode & bit ? undefined : folder
}
