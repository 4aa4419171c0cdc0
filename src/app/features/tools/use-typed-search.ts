import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/**
 * The typed search, updated at once; the address follows after a pause in typing, because at each keystroke the router would cost more than
 * the search itself. Another search in the address (a link, the Back button) replaces the typed one, but not while the user is typing. A typed
 * search reaches the address later: until then the address does not count as another search.
 */
export function useTypedSearch(search: string, onRest: (search: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(search)
  const [reported, setReported] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    setReported(search)
    if (text === reported) setText(search)
  }
  useEffect(() => {
    if (text === reported) return
    const { pathname } = location
    const timer = setTimeout(() => {
      // while another page is loading, the address bar already shows that page
      if (location.pathname !== pathname) return
      setReported(text)
      onRest(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, reported, onRest])
  return [text, setText]
}
