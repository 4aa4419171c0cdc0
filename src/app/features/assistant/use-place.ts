import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Place } from '../../assistant/host/make-offer.ts'

/** Tells where the page is, whenever it is asked. */
export function usePlace(): () => Place {
  const router = useRouter()
  return useCallback(() => {
    const { pathname, search } = router.state.location
    return { path: pathname, search }
  }, [router])
}
