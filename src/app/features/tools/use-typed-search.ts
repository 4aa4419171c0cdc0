import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/**
 * What is typed, at once; the address follows when the typing rests: it costs the router more than the search itself, at each key.
 * Another search in the address (a link, the way back) takes the place of what was typed, but not while typing goes on. What was told
 * reaches the address later: until then the address is no other search.
 */
export function useTypedSearch(search: string, onRest: (search: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(search)
  const [told, setTold] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    setTold(search)
    if (text === told) setText(search)
  }
  useEffect(() => {
    if (text === told) return
    const timer = setTimeout(() => {
      setTold(text)
      onRest(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, told, onRest])
  return [text, setText]
}
