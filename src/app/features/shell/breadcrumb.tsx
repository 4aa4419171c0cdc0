import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { trail } from '../../state/trail.ts'
import { classNames } from '../../ui/class-names.ts'

/** Hides the slash of the step that comes first on a phone. */
const FIRST_ON_PHONE = 'max-sm:[&>span]:hidden'

/** The current location: section, project, dataset, then what is open. In one line, whatever the names; on a phone without the first steps. */
export function Breadcrumb() {
  const { i18n, t } = useLingui()
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const { project, dataset, title } = useSnapshot(trail).current
  if (!data?.title) return null
  return (
    <nav aria-label={t`Breadcrumb`} className="min-w-0 flex-1 print:hidden">
      <ol className="flex items-center gap-2 text-sm text-ink-3">
        <li className={classNames('shrink-0', project && 'max-sm:hidden')}>
          <Link to="/" className="hover:text-ink">
            <Trans>Home</Trans>
          </Link>
        </li>
        {data.section ? (
          <Step className={classNames('shrink-0', dataset ? 'max-sm:hidden' : project && FIRST_ON_PHONE)}>
            <Link to={data.section.to} className="hover:text-ink">
              {i18n._(data.section.title)}
            </Link>
          </Step>
        ) : null}
        {project ? (
          <Step className={classNames('min-w-0', dataset && FIRST_ON_PHONE)}>
            <Link to="/project/show" search={{ project: project.id }} className="truncate hover:text-ink">
              {project.name}
            </Link>
          </Step>
        ) : null}
        {dataset ? (
          <Step>
            <Link to="/dataHandle/show" search={{ dataset: dataset.id }} className="truncate hover:text-ink">
              {dataset.name}
            </Link>
          </Step>
        ) : null}
        <Step isCurrent>
          <span className="truncate text-ink-2">{title ?? i18n._(data.title)}</span>
        </Step>
      </ol>
    </nav>
  )
}

function Step(props: { isCurrent?: boolean; className?: string; children: ReactNode }) {
  const { isCurrent = false, className = 'min-w-0', children } = props
  return (
    <li className={classNames('flex gap-2', className)} aria-current={isCurrent ? 'page' : undefined}>
      <span aria-hidden>/</span>
      {children}
    </li>
  )
}
