import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { NoticeTicker } from '../features/notices/ticker.tsx'
import { ProjectRail, RailToggle } from '../features/rail/rail-parts.tsx'
import { useOpenProject } from '../features/rail/use-open-project.ts'
import { AgreementDialog } from '../features/shell/agreement-dialog.tsx'
import { Breadcrumb } from '../features/shell/breadcrumb.tsx'
import { Header } from '../features/shell/header.tsx'
import { TabBar } from '../features/shell/tab-bar.tsx'
import { useAfterFirstRender } from '../loading/use-after-first-render.ts'
import { rail } from '../state/rail.ts'
import { classNames } from '../ui/class-names.ts'

export const Route = createFileRoute('/_main')({
  // part of the start: nearly every page has this frame
  codeSplitGroupings: [],
  component: MainLayout,
})

/** The page comes first; the surrounding frame follows, in its reserved space. */
function MainLayout() {
  const isFramed = useAfterFirstRender()
  const project = useOpenProject()
  const { isShown } = useSnapshot(rail)
  const hasRail = project !== undefined && isShown
  return (
    <div className="flex min-h-dvh flex-col">
      {isFramed ? <Header /> : <div className="h-[calc(3.5rem+1px)]" />}
      <div className="mx-auto flex min-h-8 w-full max-w-screen-2xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-3 sm:px-6">
        {isFramed ? (
          <>
            <div className="flex min-w-0 flex-1 basis-48 items-center gap-1">
              {project === undefined ? null : <RailToggle project={project} />}
              <Breadcrumb />
            </div>
            <NoticeTicker />
          </>
        ) : null}
      </div>
      <div
        className={classNames(
          'mx-auto w-full max-w-screen-2xl flex-1 px-4 pt-4 pb-24 sm:px-6 md:pb-12',
          hasRail ? 'grid grid-cols-1 items-start xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-8' : 'flex flex-col',
        )}
      >
        {hasRail ? <ProjectRail project={isFramed ? project : ''} /> : null}
        <main id="main" className="relative flex w-full min-w-0 flex-1 flex-col">
          <Outlet />
        </main>
      </div>
      {isFramed ? (
        <>
          <TabBar />
          <AgreementDialog />
        </>
      ) : null}
    </div>
  )
}
