import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPart } from '../loading/load-part.ts'

const ImportDialog = lazy(async () => ({
  default: (await loadPart(() => import('./import-dialog.tsx'), 'own')).ImportDialog,
}))

interface Props {
  file: File
  project: string
  /** The name of the project if it is created with the dataset. */
  newProject?: string | undefined
  /** The reader wants to choose the settings before anything is read. */
  isAsked?: boolean
  onClose: () => void
}

/** The import of a file; then its dataset opens. */
export function DataFile({ file, project, newProject, isAsked, onClose }: Props) {
  const navigate = useNavigate()
  return (
    <Suspense>
      <ImportDialog
        key={`${file.name}/${file.size}/${file.lastModified}`}
        project={project}
        newProject={newProject}
        isAsked={isAsked}
        file={file}
        onClose={onClose}
        onImported={(dataset) => {
          void navigate({ to: '/dataHandle/show', search: { dataset } }).then(onClose)
        }}
      />
    </Suspense>
  )
}
