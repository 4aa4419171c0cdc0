import { useEffect, useState } from 'react'
import type { KeywordsById } from '#catalog/kit/summary.ts'

/** Search terms besides the titles: fetched when the page is idle, or immediately if needed. Empty if they fail to load. */
export function useKeywords(load: () => Promise<KeywordsById>, wanted: boolean): KeywordsById | undefined {
  const [keywords, setKeywords] = useState<KeywordsById>()
  const missing = keywords === undefined
  useEffect(() => {
    if (!missing) return
    let open = true
    const fetch = () =>
      void load().then(
        (found) => open && setKeywords(found),
        () => open && setKeywords({}), // searches titles only
      )
    const idle = wanted || !window.requestIdleCallback ? undefined : window.requestIdleCallback(fetch)
    if (idle === undefined) fetch()
    return () => {
      open = false
      if (idle !== undefined) window.cancelIdleCallback(idle)
    }
  }, [load, wanted, missing])
  return keywords
}
