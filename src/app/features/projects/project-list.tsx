import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FolderOpen, Footprints, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { usePagerWords } from '../../i18n/pager-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inputLook, SearchInput } from '../../ui/field.tsx'
import type { PageSize } from '../../ui/page-sizes.ts'
import { Pager } from '../../ui/pager.tsx'
import { DemoButton } from './demo-button.tsx'
import { OpenFile, useOpenFile } from './open-file.tsx'
import { readOverviews } from './overviews.ts'
import { ProjectCard } from './project-card.tsx'
import { RecycleBinButton } from './recycle-bin-button.tsx'
import { ResultPictures } from './result-pictures.tsx'

const loadDialog = () => loadPart(() => import('./create-project-dialog.tsx'), 'own')
const CreateProjectDialog = lazy(async () => ({ default: (await loadDialog()).CreateProjectDialog }))
const loadAhead = () => void loadDialog().catch(() => undefined)

/** One row on a desktop, three on a phone. */
const RECENT = 6

interface Place {
  page: number
  limit: PageSize
  search: string
}

export function ProjectList({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const projects = useLiveQuery(() => listProjects(ownData().database, place.search), [place.search])
  const overviews = useLiveQuery(() => readOverviews(ownData().database), [])
  const words = usePagerWords(projects?.length ?? 0)
  const open = (project: string) => void navigate({ to: '/project/show', search: { project } })
  const { working, ...openFile } = useOpenFile(open)
  if (!projects || !overviews) return null
  const isEmpty = projects.length === 0 && place.search === ''
  const recent = place.search === '' && place.page === 1 ? overviews.recent.slice(0, RECENT) : []
  const from = (place.page - 1) * place.limit
  // its dialog is loaded on hover, focus or tap, so that it is not part of the first load
  const createButton = (
    <Button look="primary" onPointerEnter={loadAhead} onFocus={loadAhead} onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden />
      <Trans>New project</Trans>
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">
            <Trans>Projects</Trans>
          </h1>
          {isEmpty ? null : (
            <p className="text-sm text-ink-3">
              <Plural value={projects.length} one="# project" other="# projects" />
            </p>
          )}
        </div>
        {isEmpty ? (
          <RecycleBinButton />
        ) : (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <SearchInput
              label={t`Search projects`}
              className={`${inputLook} h-10 w-56 max-sm:w-full`}
              value={place.search}
              onSearch={(search) => onPlace({ ...place, page: 1, search })}
            />
            <RecycleBinButton />
            <OpenFile {...openFile} />
            {createButton}
          </div>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          icon={<FolderOpen size={26} aria-hidden />}
          title={<Trans>Start with your own data, or look around first</Trans>}
          actions={
            <>
              {createButton}
              <DemoButton onOpened={open} />
              <OpenFile {...openFile} />
              <Button asChild look="quiet">
                <Link to="/guide">
                  <Footprints size={16} aria-hidden />
                  <Trans>First steps</Trans>
                </Link>
              </Button>
            </>
          }
        >
          <Trans>A project keeps your spreadsheets, every step of cleaning, and the analyses made of them.</Trans>
        </EmptyState>
      ) : null}
      {projects.length === 0 && !isEmpty ? (
        <p className="py-10 text-center text-ink-2">
          <Trans>No project matches “{place.search}”.</Trans>
        </p>
      ) : null}
      {recent.length > 0 ? (
        <section>
          <h2 className="mb-3 text-sm font-medium text-ink-3">
            <Trans>Recent results</Trans>
          </h2>
          <ResultPictures results={recent} label={t`Recent results`} />
        </section>
      ) : null}
      <ul aria-label={t`Projects`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {projects.slice(from, from + place.limit).map((project) => (
          <ProjectCard key={project.id} project={project} overview={overviews.of.get(project.id)} />
        ))}
      </ul>
      {projects.length > place.limit ? (
        <Pager
          page={place.page}
          limit={place.limit}
          total={projects.length}
          words={words}
          onChange={(next) => onPlace({ ...place, ...next })}
        />
      ) : null}
      {working}
      {creating ? (
        <Suspense>
          <CreateProjectDialog onClose={() => setCreating(false)} onCreated={open} />
        </Suspense>
      ) : null}
    </div>
  )
}
