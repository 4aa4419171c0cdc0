import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Download, LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createFigurePage, listFigurePages } from '../../data/figure-pages.ts'
import { ownData } from '../../data/own-data.ts'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { Button } from '../../ui/button.tsx'

const FiguresDialog = lazy(() => import('../../report/figures-dialog.tsx'))

interface Props {
  project: string
  /** The charts of the project, in order. */
  charts: readonly ProjectQuestion[]
}

/** At most so many charts are on a new page. */
const FIRST = 6

/** Links to the pages of figures of a project, a button that makes one of its first charts, and one that saves several charts at once. */
export function FigurePages({ project, charts }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const pages = useLiveQuery(() => listFigurePages(ownData().database, project), [project])
  const [saving, setSaving] = useState(false)
  const create = async () => {
    const first = charts.slice(0, FIRST).map(({ record }) => record.id)
    const page = await createFigurePage(project, t`Figure ${(pages?.length ?? 0) + 1}`, first)
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
      {charts.length === 0 ? null : (
        <Button size="sm" onClick={() => setSaving(true)}>
          <Download size={15} aria-hidden />
          <Trans>Save several figures</Trans>
        </Button>
      )}
      {saving ? (
        <Suspense>
          <FiguresDialog project={project} charts={charts} onClose={() => setSaving(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
