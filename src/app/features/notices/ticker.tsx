import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { noticesQuery } from '../../api/queries.ts'
import { loadPart } from '../../loading/load-part.ts'

// most starts have no notice
const RotatingNotice = lazy(async () => ({
  default: (await loadPart(() => import('./rotating-notice.tsx'))).RotatingNotice,
}))

/** The notices beside the breadcrumb, if there are any. */
export function NoticeTicker() {
  const { data } = useQuery(noticesQuery({ position: 1, page: 1, limit: 10 }))
  const unread = data?.noread ?? 0
  useEffect(() => {
    // the number on the icon of the installed application; 0 removes it, and a browser may refuse to show one
    void navigator.setAppBadge?.(unread).catch(() => undefined)
  }, [unread])
  if (!data?.data.length) return null
  return (
    <Suspense>
      <RotatingNotice notices={data.data} isUnread={unread !== 0} />
    </Suspense>
  )
}
