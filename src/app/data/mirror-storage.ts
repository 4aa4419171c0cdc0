import type { UserDatabase } from './database/user-database.ts'

const DELAY_MS = 300
const PREFIX = 'mirror:'

/**
 * A synchronous storage in memory: read once from Dexie before the first render, written back in one transaction. When the page closes, only a
 * raw IndexedDB transaction committed in the same tick survives (measured: promises do not).
 */
export class MirrorStorage {
  readonly #database: UserDatabase
  readonly #values = new Map<string, string>()
  readonly #dirty = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(database: UserDatabase) {
    this.#database = database
  }

  async hydrate(): Promise<void> {
    const rows = await this.#database.kv.where('key').startsWith(PREFIX).toArray()
    for (const { key, value } of rows) if (typeof value === 'string') this.#values.set(key.slice(PREFIX.length), value)
  }

  readonly getItem = (key: string): string | null => this.#values.get(key) ?? null

  readonly setItem = (key: string, value: string): void => {
    this.#values.set(key, value)
    this.#mark(key)
  }

  readonly removeItem = (key: string): void => {
    this.#values.delete(key)
    this.#mark(key)
  }

  #mark(key: string): void {
    this.#dirty.add(key)
    this.#timer ??= setTimeout(() => this.flush(), DELAY_MS)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#dirty.size === 0 || !this.#database.isOpen()) return
    const transaction = this.#database.backendDB().transaction('kv', 'readwrite')
    const store = transaction.objectStore('kv')
    const written = [...this.#dirty]
    this.#dirty.clear()
    for (const key of written) {
      const value = this.#values.get(key)
      if (value === undefined) store.delete(PREFIX + key)
      else store.put({ key: PREFIX + key, value })
    }
    // no space, or a failing disk: the data are written with the next change, or when the page closes
    transaction.addEventListener('abort', () => {
      for (const key of written) this.#dirty.add(key)
    })
    transaction.commit()
  }

  /** Returns a function that stops it. */
  flushWhenHidden(): () => void {
    const hidden = () => {
      if (document.visibilityState === 'hidden') this.flush()
    }
    const leaving = () => this.flush()
    addEventListener('pagehide', leaving)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', leaving)
      document.removeEventListener('visibilitychange', hidden)
      this.flush()
    }
  }
}
