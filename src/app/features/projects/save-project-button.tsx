import { Trans } from '@lingui/react/macro'
import { Save } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Project } from '../../data/projects.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'

const SaveProjectDialog = lazy(async () => ({
  default: (await loadPart(() => import('./save-project-dialog.tsx'), 'own')).SaveProjectDialog,
}))

export function SaveProjectButton({ project }: { project: Project }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Save size={16} aria-hidden />
        <Trans>Save as a file</Trans>
      </Button>
      {open ? (
        <Suspense>
          <SaveProjectDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
