import { randomBytes } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

/** The one-time key in the owner's address (SPEC A8). It is in memory only, so a restart invalidates it. */
export interface OwnerKeys {
  readonly current: () => string
  /** Runs `open` if this is the current key, and invalidates the key unless `open` throws. Returns undefined for any other key. */
  readonly use: <T>(key: string, open: () => Promise<T>) => Promise<T | undefined>
}

const mint = () => randomBytes(24).toString('base64url')

/** @param onNext is called with the new key after each use */
export function createOwnerKeys(onNext: (key: string) => void): OwnerKeys {
  let current = mint()
  return {
    current: () => current,
    async use(key, open) {
      if (!isSameSecret(key, current)) return undefined
      const used = current
      current = mint() // before `open`, so that the second of two simultaneous requests is refused
      try {
        const opened = await open()
        onNext(current)
        return opened
      } catch (error) {
        current = used
        throw error
      }
    },
  }
}
