import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { ChartColumn, ChartLine, FolderOpen, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownData } from '../../data/own-data.ts'
import { QuestionLink } from '../../questions/question-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ListedQuestion, listProject, type ProjectContents } from './list-project.ts'

const itemLook =
  'flex min-h-9 flex-col justify-center rounded-md px-3 py-1 text-sm text-ink-2 max-xl:min-h-11 hover:bg-sunken hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:font-semibold data-[status=active]:text-accent'

/** Everything in a project, each a link that goes there. `onGo` is called when one is followed. */
export function ProjectMap({ project: id, onGo }: { project: string; onGo?: (() => void) | undefined }) {
  const { t } = useLingui()
  const found = useLiveQuery(() => listProject(ownData().database, id), [id])
  if (!found) return null
  const { project, datasets, analyses, charts } = found
  return (
    <nav aria-label={t`Project`} className="flex flex-col gap-4 pb-8">
      <Link to="/project/show" search={{ project: id }} className={itemLook} onClick={onGo}>
        <span className="flex min-w-0 items-center gap-2">
          <FolderOpen size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{project.name}</span>
        </span>
      </Link>
      <Group icon={<Table2 size={15} aria-hidden />} title={<Trans>Datasets</Trans>} count={datasets.length}>
        {datasets.map(({ id, name }) => (
          <li key={id}>
            <Link to="/dataHandle/show" search={{ dataset: id }} className={itemLook} onClick={onGo}>
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </Group>
      <Group icon={<ChartLine size={15} aria-hidden />} title={<Trans>Analyses</Trans>} count={analyses.length}>
        <Questions of={analyses} datasets={datasets} onGo={onGo} />
      </Group>
      <Group icon={<ChartColumn size={15} aria-hidden />} title={<Trans>Charts</Trans>} count={charts.length}>
        <Questions of={charts} datasets={datasets} onGo={onGo} />
      </Group>
    </nav>
  )
}

/** The map as a sheet, for a phone or a narrow window. It closes when a link is followed. */
export function ProjectSheet({ project, onClose }: { project: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={t`Project map`} closeLabel={t`Close`}>
      <ProjectMap project={project} onGo={onClose} />
    </Dialog>
  )
}

function Group({
  icon,
  title,
  count,
  children,
}: {
  icon: ReactNode
  title: ReactNode
  count: number
  children: ReactNode
}) {
  return (
    <section>
      <h2 className="flex items-center gap-2 px-3 pb-1 text-xs font-medium text-ink-3">
        {icon}
        <span className="flex-1">{title}</span>
        <span>{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

interface QuestionsProps {
  of: readonly ListedQuestion[]
  datasets: ProjectContents['datasets']
  onGo: (() => void) | undefined
}

function Questions({ of, datasets, onGo }: QuestionsProps) {
  return of.map(({ id, kind, title, dataset }) => (
    <li key={id}>
      <QuestionLink id={id} kind={kind} dataset={dataset.id} className={itemLook} onGo={onGo}>
        <span className="truncate">{title}</span>
        {datasets.length > 1 ? <span className="truncate text-2xs font-normal text-ink-3">{dataset.name}</span> : null}
      </QuestionLink>
    </li>
  ))
}
