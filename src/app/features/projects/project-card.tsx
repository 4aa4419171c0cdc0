import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Cloud, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '../../data/projects.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { daysSince } from '../../i18n/since.ts'
import type { Overview } from './overviews.ts'
import { Picture } from './result-pictures.tsx'

/** A project with a picture of its last result, what it holds, and when it was changed last. */
export function ProjectCard({ project, overview }: { project: Project; overview: Overview | undefined }) {
  const [now] = useState(() => Date.now())
  const { datasets = 0, results = 0, changedAt = project.createdAt, latest } = overview ?? {}
  return (
    <li>
      <Link
        to="/project/show"
        search={{ project: project.id }}
        className="flex h-full gap-4 rounded-lg bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-2">
          <span className="text-lg font-semibold break-words">{project.name}</span>
          {project.description ? <span className="line-clamp-2 text-sm text-ink-2">{project.description}</span> : null}
          <span className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3 text-xs text-ink-3">
            <span title={dateOnly(changedAt)}>
              <Plural value={datasets} one="# dataset" other="# datasets" /> ·{' '}
              <Plural value={results} one="# result" other="# results" /> · {daysSince(changedAt, now)}
            </span>
            <span className="flex items-center gap-1.5">
              {project.storage === 'cloud' ? (
                <>
                  <Cloud size={14} aria-hidden />
                  <Trans>Cloud storage</Trans>
                </>
              ) : (
                <>
                  <Smartphone size={14} aria-hidden />
                  <Trans>Only on this device</Trans>
                </>
              )}
            </span>
          </span>
        </span>
        {latest ? (
          <span className="w-28 shrink-0 self-center">
            <Picture picture={latest.picture} testId={`latest-${project.id}`} />
          </span>
        ) : null}
      </Link>
    </li>
  )
}
