import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ImportButton } from '../../import/import-button.tsx'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { CreateProjectDialog } from './create-project-dialog.tsx'
import type { FirstStep, Progress } from './first-steps.ts'

const SaveProjectDialog = lazy(async () => ({
  default: (await loadPart(() => import('./save-project-dialog.tsx'), 'own')).SaveProjectDialog,
}))

interface Props {
  step: FirstStep
  progress: Progress
  /** The first step that is not done. */
  isNext: boolean
}

/** What a step leads on with; or what has to be there first. */
export function StepAction({ step, progress, isNext }: Props) {
  const [open, setOpen] = useState(false)
  const look = isNext ? 'primary' : 'secondary'
  const { project, dataset, result } = progress
  switch (step) {
    case 'project':
      return (
        <>
          <Button look={look} onClick={() => setOpen(true)}>
            <Trans>New project</Trans>
          </Button>
          {open ? <CreateProjectDialog onClose={() => setOpen(false)} onCreated={() => undefined} /> : null}
        </>
      )
    case 'import':
      return project ? (
        <ImportButton project={project.id} />
      ) : (
        <Later>
          <Trans>Make a project first.</Trans>
        </Later>
      )
    case 'analyse':
      return dataset === undefined ? (
        <Later>
          <Trans>Import data first.</Trans>
        </Later>
      ) : (
        <Button asChild look={look}>
          <Link to="/dataAnalysis/show" search={{ dataset }}>
            <Trans>New analysis</Trans>
          </Link>
        </Button>
      )
    case 'export':
      return result ? (
        <Button asChild look={look}>
          {result.kind === 'analysis' ? (
            <Link to="/dataAnalysis/show" search={{ dataset: result.dataset, analysis: result.id }}>
              <Trans>Open the latest result</Trans>
            </Link>
          ) : (
            <Link to="/statistical/detail" search={{ dataset: result.dataset, chart: result.id }}>
              <Trans>Open the latest result</Trans>
            </Link>
          )}
        </Button>
      ) : (
        <Later>
          <Trans>Analyse the data first.</Trans>
        </Later>
      )
    case 'backup':
      return project ? (
        <>
          <Button look={look} onClick={() => setOpen(true)}>
            <Trans>Save as a file</Trans>
          </Button>
          {open ? (
            <Suspense>
              <SaveProjectDialog project={project} onClose={() => setOpen(false)} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <Later>
          <Trans>Make a project first.</Trans>
        </Later>
      )
  }
}

function Later({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-3">{children}</p>
}
