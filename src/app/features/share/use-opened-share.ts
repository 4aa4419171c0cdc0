import { useEffect, useState } from 'react'
import { CallError, callForFile } from '../../api/call.ts'
import { readKeptShare, removeKeptShare } from '../../device/kept-shares.ts'
import { SealBroken, unseal } from '../../share/seal.ts'
import type { Snapshot } from '../../share/snapshot.ts'

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

async function open(id: string, key: string): Promise<OpenedShare> {
  const found = await find(id)
  if (typeof found === 'string') return { status: found }
  try {
    return { status: 'shown', snapshot: await unseal(found.bytes, key), ...found }
  } catch (error) {
    return { status: error instanceof SealBroken ? error.reason : 'unreadable' }
  }
}

const loading: OpenedShare = { status: 'loading' }

/** Opens a share with its key, each time that the address changes. */
export function useOpenedShare(id: string, key: string): OpenedShare {
  const [last, setLast] = useState<{ id: string; key: string; opened: OpenedShare }>()
  useEffect(() => {
    let isWanted = true
    void open(id, key).then((opened) => isWanted && setLast({ id, key, opened }))
    return () => {
      isWanted = false
    }
  }, [id, key])
  return last?.id === id && last.key === key ? last.opened : loading
}
