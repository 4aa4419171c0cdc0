import { useEffect, useState } from 'react'
import type { KeywordsById } from '#catalog/kit/summary.ts'

/** What a search looks at beside the titles: fetched when the page rests, and at once where it is wanted. Empty where it does not come. */
export function useKeywords(load: () => Promise<KeywordsById>, wanted: boolean): KeywordsById | undefined {
  const [keywords, setKeywords] = useState<KeywordsById>()
  const missing = keywords === undefined
  useEffect(() => {
    if (!missing) return
    let open = true
    const fetch = () =>
      void load().then(
        (found) => open && setKeywords(found),
        () => open && setKeywords({}), // titles alone are searched
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
