import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, Play, ScrollText } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Words } from '#catalog/kit/words.ts'
import type { Tutorial } from '#contract/calls/tutorial.ts'
import { connection } from '../../api/connection.ts'
import { tutorialsQuery } from '../../api/queries.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { usePagerWords } from '../../i18n/pager-words.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { removeWithdrawnFilms } from '../../offline/kept-films.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'
import { PAGE_SIZES, type PageSize } from '../../ui/page-sizes.ts'
import { Pager } from '../../ui/pager.tsx'
import { BuiltInItem } from './built-in-item.tsx'
import { type BuiltInTutorial, builtInTutorials } from './built-in-tutorials.ts'
import { TutorialCard } from './tutorial-card.tsx'
import { TutorialVideo } from './tutorial-video.tsx'

const Markdown = lazy(async () => ({ default: (await loadPart(() => import('../../ui/markdown.tsx'))).Markdown }))

/** The text that is searched. */
function textOf({ title, summary, steps }: BuiltInTutorial, say: (words: Words) => string): string {
  const parts = [title, summary, ...steps.flatMap((step) => [step.title, step.text])]
  return parts.map(say).join('\n').toLowerCase()
}

interface Place {
  page: number
  limit: PageSize
  search: string
}

export default function TutorialList({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...tutorialsQuery(place), placeholderData: keepPreviousData })
  const { online } = useSnapshot(connection)
  useEffect(() => {
    if (online) void removeWithdrawnFilms()
  }, [online])
  const words = usePagerWords(data?.total ?? 0)
  const { say } = useWords()
  // at the top of the first page; the server pages only the operator's tutorials
  const builtIn =
    place.page > 1
      ? []
      : builtInTutorials.filter((tutorial) => textOf(tutorial, say).includes(place.search.toLowerCase()))
  return (
    <div className="mx-auto w-full max-w-4xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl">
          <Trans>Tutorials</Trans>
        </h1>
        <SearchInput
          label={t`Search the tutorials`}
          className={`${inputLook} h-11 w-full sm:max-w-72`}
          value={place.search}
          onSearch={(search) => onPlace({ ...place, page: 1, search })}
        />
      </div>
      {data?.total === 0 && builtIn.length === 0 ? (
        <EmptyState icon={<BookOpen size={24} aria-hidden />} title={<Trans>No tutorials found</Trans>}>
          <Trans>Try other words.</Trans>
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-4">
        {builtIn.map((tutorial) => (
          <BuiltInItem key={tutorial.id} tutorial={tutorial} />
        ))}
        {data?.data.map((tutorial) => (
          <TutorialItem key={tutorial.id} tutorial={tutorial} />
        ))}
      </ul>
      {data && (data.total > PAGE_SIZES[0] || place.page > 1) ? (
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
    <TutorialCard
      icon={tutorial.kind === 'video' ? <Play size={18} aria-hidden /> : <ScrollText size={18} aria-hidden />}
      title={tutorial.title}
      summary={tutorial.summary}
      date={dateOnly(tutorial.time * 1000)}
      onToggle={setOpen}
    >
      {tutorial.kind === 'video' ? (
        open && <TutorialVideo film={tutorial} />
      ) : (
        <Suspense
          fallback={
            <p className="text-sm text-ink-3">
              <Trans>Loading …</Trans>
            </p>
          }
        >
          <Markdown text={tutorial.body} />
        </Suspense>
      )}
    </TutorialCard>
  )
}
