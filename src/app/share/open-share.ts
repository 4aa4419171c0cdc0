import { CallError, callForFile } from '../api/call.ts'
import { readKeptShare, removeKeptShare } from '../device/kept-shares.ts'
import { SealBroken, unseal } from './seal.ts'
import type { Snapshot } from './snapshot.ts'

export type OpenedShare =
  | { readonly status: 'loading' | 'gone' | 'unreadable' | 'newer' | 'offline' | 'busy' }
  | {
      readonly status: 'shown'
      readonly snapshot: Snapshot
      /** The ciphertext. */
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly isKept: boolean
      /** The server could not be reached. */
      readonly isFromDevice: boolean
    }

interface Found {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isKept: boolean
  readonly isFromDevice: boolean
}

/** The ciphertext from the server or, if it cannot be reached, as it is kept; otherwise why there is none. */
async function find(id: string): Promise<Found | 'gone' | 'busy' | 'offline'> {
  const kept = await readKeptShare(id).catch(() => undefined)
  try {
    const response = await callForFile('Share/open', { id }, 'application/octet-stream')
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { bytes, isKept: kept !== undefined, isFromDevice: false }
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined
    if (code === 'not-found' || code === 'invalid-request') {
      await removeKeptShare(id).catch(() => undefined)
      return 'gone'
    }
    if (kept) return { bytes: kept, isKept: true, isFromDevice: true }
    return code === 'too-many-requests' ? 'busy' : 'offline'
  }
}

/** Opens a share with its key: from the server or, if it cannot be reached, as this device keeps it. */
export async function openShare(id: string, key: string): Promise<OpenedShare> {
  const found = await find(id)
  if (typeof found === 'string') return { status: found }
  try {
    return { status: 'shown', snapshot: await unseal(found.bytes, key), ...found }
  } catch (error) {
    return { status: error instanceof SealBroken ? error.reason : 'unreadable' }
  }
}
