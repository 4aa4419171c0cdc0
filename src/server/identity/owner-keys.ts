import { randomBytes } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

/** The key in the owner's address (SPEC A8). It is kept in memory only, so a restart ends it. */
export interface OwnerKeys {
  readonly current: () => string
  /** Runs `open` with the current key, which ends with it unless it fails. Undefined for any other key. */
  readonly use: <T>(key: string, open: () => Promise<T>) => Promise<T | undefined>
}

const mint = () => randomBytes(24).toString('base64url')

/** @param onNext called with the key that replaces a used one */
export function createOwnerKeys(onNext: (key: string) => void): OwnerKeys {
  let current = mint()
  return {
    current: () => current,
    async use(key, open) {
      if (!isSameSecret(key, current)) return undefined
      const used = current
      current = mint() // first, so that of two simultaneous requests one is refused
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
