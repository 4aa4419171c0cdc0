import { useEffect, useMemo, useState } from 'react'
import { listenTo, tell } from '../../assistant/frame-messages.ts'
import { createHost, hostBehind, type PageHost } from '../../assistant/host/host.ts'
import { isFramed } from './is-framed.ts'
import { usePlace } from './use-place.ts'

/** Where the chat asks for what can be attached: in the drawer the page around it, otherwise this page. */
export function useHost(): PageHost | undefined {
  const place = usePlace()
  const own = useMemo(() => createHost(place), [place])
  const [around, setAround] = useState<PageHost>()
  useEffect(() => {
    if (!isFramed) return
    const stop = listenTo(
      () => parent,
      ({ assistant }, port) => {
        if (assistant === 'host' && port) setAround(hostBehind(port))
      },
    )
    tell(parent, { assistant: 'ready' })
    return stop
  }, [])
  return isFramed ? around : own
}
