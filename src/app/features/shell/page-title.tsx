import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { configQuery } from '../../api/queries.ts'
import { trail } from '../../state/trail.ts'

export const DEFAULT_TITLE = 'Slipstick 算尺'

/** The window's title: what is open, or else the page; then the site. */
export function PageTitle() {
  const { _ } = useLingui()
  const { data } = useQuery(configQuery())
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = useSnapshot(trail).current.title ?? (page && _(page))
  const site = data?.site_title || DEFAULT_TITLE
  const text = title ? `${title} · ${site}` : site
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
