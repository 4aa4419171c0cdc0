import { lazy, Suspense } from 'react'
import { afterContent } from '../../loading/first-paint.ts'
import { loadPart } from '../../loading/load-part.ts'

const ProjectMap = lazy(async () => {
  await afterContent()
  return { default: (await loadPart(() => import('./project-map.tsx'), 'own')).ProjectMap }
})
const MapButton = lazy(async () => {
  await afterContent()
  return { default: (await loadPart(() => import('./map-button.tsx'), 'own')).MapButton }
})

/** The map of the project at the side of a wide window. Its space is reserved while it loads. */
export function ProjectRail({ project }: { project: string }) {
  return (
    <div className="sticky top-20 -ml-3 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain max-xl:hidden print:hidden">
      <Suspense>{project ? <ProjectMap project={project} /> : null}</Suspense>
    </div>
  )
}

/** Shows or hides the map. Its space is reserved while it loads. */
export function RailToggle({ project }: { project: string }) {
  return (
    <span className="-ml-3 size-10 shrink-0 print:hidden">
      <Suspense>{project ? <MapButton project={project} /> : null}</Suspense>
    </span>
  )
}
