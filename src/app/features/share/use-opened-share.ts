import { useEffect, useState } from 'react'
import { type OpenedShare, openShare } from '../../share/open-share.ts'

const loading: OpenedShare = { status: 'loading' }

/** Opens a share with its key, each time that the address changes. */
export function useOpenedShare(id: string, key: string): OpenedShare {
  const [last, setLast] = useState<{ id: string; key: string; opened: OpenedShare }>()
  useEffect(() => {
    let isWanted = true
    void openShare(id, key).then((opened) => isWanted && setLast({ id, key, opened }))
    return () => {
      isWanted = false
    }
  }, [id, key])
  return last?.id === id && last.key === key ? last.opened : loading
}
