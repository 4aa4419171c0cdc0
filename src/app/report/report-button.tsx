import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ownData } from '../data/own-data.ts'
import type { Project } from '../data/projects.ts'
import { Button } from '../ui/button.tsx'
import { projectQuestions } from './project-questions.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Writes selected results of the project to one Word file. Outcomes missing on this device are computed for it. */
export function ReportButton({ project }: { project: Project }) {
  const [open, setOpen] = useState(false)
  const questions = useLiveQuery(() => projectQuestions(ownData().database, project.id), [project.id])
  if (!questions || questions.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileText size={16} aria-hidden />
        <Trans>Report</Trans>
      </Button>
      {open ? (
        <Suspense>
          <ReportDialog project={project} questions={questions} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
