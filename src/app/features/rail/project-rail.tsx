import { lazy, Suspense } from 'react'
import { loadMap } from './load-map.ts'

const ProjectMap = lazy(async () => ({ default: (await loadMap()).ProjectMap }))

/** The map of the project at the side of a wide window. Its space is reserved while it loads. */
export function ProjectRail({ project }: { project: string | undefined }) {
  return (
    <div className="sticky top-20 -ml-3 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain max-xl:hidden print:hidden">
      <Suspense>{project ? <ProjectMap project={project} /> : null}</Suspense>
    </div>
  )
}
