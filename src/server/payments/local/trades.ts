import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../../start-error.ts'
import { type SandboxTrade, type TradeEvent, tradeAfter } from './trade.ts'

/** The payments of the sandbox, in files, so that they outlive the server as those of a provider do. */
export interface SandboxTrades {
  find(number: string): Promise<SandboxTrade | undefined>
  /** Adds an event. Returns the payment after it, which is as before if the event contradicts what has happened. */
  add(number: string, event: TradeEvent): Promise<SandboxTrade | undefined>
  all(): Promise<readonly SandboxTrade[]>
  /** The key that notices are signed with, the same for every process. */
  key(): Promise<Buffer>
}

const NUMBER = /^[0-9a-f]{32}$/
const KEY_FILE = 'key'

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A process may have been killed while it wrote a line. */
function eventsIn(content: string): TradeEvent[] {
  return content.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as TradeEvent]
    } catch {
      return []
    }
  })
}

/**
 * Opens the payments in a folder, one file for each, which is only appended to.
 * @param folder made if it is not there
 */
export function sandboxTrades(folder: string): SandboxTrades {
  const find = async (number: string) => {
    const content = NUMBER.test(number) ? await readIfThere(join(folder, number)) : undefined
    return content && tradeAfter(number, eventsIn(content.toString('utf8')))
  }
  return {
    find,
    async add(number, event) {
      if (!NUMBER.test(number)) return undefined
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await appendFile(join(folder, number), `\n${JSON.stringify(event)}\n`, { mode: 0o600 })
      return find(number)
    },
    async all() {
      const names = await readdir(folder).catch(() => [])
      const trades = await Promise.all(names.filter((name) => NUMBER.test(name)).map(find))
      return trades.filter((trade) => trade !== undefined)
    },
    async key() {
      const file = join(folder, KEY_FILE)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const former = await readIfThere(file)
      if (former) return former
      const made = join(folder, `${KEY_FILE}-${randomUUID()}`)
      await writeFile(made, randomBytes(32), { mode: 0o600 })
      // the first process to link its file wins, and no process reads half a key
      await link(made, file).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error
      })
      await unlink(made)
      return readFile(file)
    },
  }
}
