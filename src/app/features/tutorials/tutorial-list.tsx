import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, Play, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Tutorial } from '#contract/calls/tutorial.ts'
import { tutorialsQuery } from '../../api/queries.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { usePagerWords } from '../../i18n/pager-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inputLook } from '../../ui/field.tsx'
import type { PageSize } from '../../ui/page-sizes.ts'
import { Pager } from '../../ui/pager.tsx'
import { TutorialVideo } from './tutorial-video.tsx'

const Markdown = lazy(async () => ({ default: (await loadPart(() => import('../../ui/markdown.tsx'))).Markdown }))

interface Place {
  page: number
  limit: PageSize
  search: string
}

export default function TutorialList({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...tutorialsQuery(place), placeholderData: keepPreviousData })
  const words = usePagerWords(data?.total ?? 0)
  return (
    <div className="mx-auto w-full max-w-4xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">
          <Trans>Tutorials</Trans>
        </h1>
        <input
          type="search"
          aria-label={t`Search the tutorials`}
          placeholder={t`Search the tutorials`}
          className={`${inputLook} h-11 w-full max-w-72`}
          value={place.search}
          onChange={(event) => onPlace({ ...place, page: 1, search: event.target.value })}
        />
      </div>
      {data && data.total === 0 ? (
        <EmptyState icon={<BookOpen size={24} aria-hidden />} title={<Trans>No tutorials found</Trans>}>
          {place.search ? <Trans>Try other words.</Trans> : <Trans>The operator has not published any yet.</Trans>}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-4">
        {data?.data.map((tutorial) => (
          <TutorialItem key={tutorial.id} tutorial={tutorial} />
        ))}
      </ul>
      {data && data.total > 0 ? (
        <div className="mt-6">
          <Pager
            page={place.page}
            limit={place.limit}
            total={data.total}
            words={words}
            onChange={(next) => onPlace({ ...place, ...next })}
          />
        </div>
      ) : null}
    </div>
  )
}

function TutorialItem({ tutorial }: { tutorial: Tutorial }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details
        className="group rounded-lg bg-surface shadow-card"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex cursor-pointer list-none items-start gap-4 p-5">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent">
            {tutorial.kind === 'video' ? <Play size={18} aria-hidden /> : <ScrollText size={18} aria-hidden />}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{tutorial.title}</span>
            <span className="block text-sm text-ink-2">{tutorial.summary}</span>
            <span className="block text-xs text-ink-3">{dateOnly(tutorial.time * 1000)}</span>
          </span>
        </summary>
        <div className="border-t border-line p-5">
          {tutorial.kind === 'video' ? (
            open && <TutorialVideo video={tutorial.video} captions={tutorial.captions} />
          ) : (
            <Suspense>
              <Markdown text={tutorial.body} />
            </Suspense>
          )}
        </div>
      </details>
    </li>
  )
}
