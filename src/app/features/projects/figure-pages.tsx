import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { LayoutGrid } from 'lucide-react'
import { createFigurePage, listFigurePages } from '../../data/figure-pages.ts'
import { ownData } from '../../data/own-data.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  project: string
  /** The charts of the project, in order. */
  charts: readonly string[]
}

/** At most so many charts are on a new page. */
const FIRST = 6

/** Links to the pages of figures of a project, and a button that makes one of its first charts. */
export function FigurePages({ project, charts }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const pages = useLiveQuery(() => listFigurePages(ownData().database, project), [project])
  const create = async () => {
    const page = await createFigurePage(project, t`Figure ${(pages?.length ?? 0) + 1}`, charts.slice(0, FIRST))
    await navigate({ to: '/statistical/detail', search: { dataset: '', page } })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {pages?.map(({ id, title }) => (
        <Button key={id} asChild size="sm">
          <Link to="/statistical/detail" search={{ dataset: '', page: id }}>
            <LayoutGrid size={15} aria-hidden />
            {title}
          </Link>
        </Button>
      ))}
      <Button size="sm" onClick={() => void create()}>
        <LayoutGrid size={15} aria-hidden />
        <Trans>Several figures on a page</Trans>
      </Button>
    </div>
  )
}
