import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NoticeTicker } from '../features/notices/ticker.tsx'
import { AgreementDialog } from '../features/shell/agreement-dialog.tsx'
import { Breadcrumb } from '../features/shell/breadcrumb.tsx'
import { Header } from '../features/shell/header.tsx'
import { TabBar } from '../features/shell/tab-bar.tsx'
import { useAfterFirstRender } from '../loading/use-after-first-render.ts'

export const Route = createFileRoute('/_main')({
  // part of the start: nearly every page has this frame
  codeSplitGroupings: [],
  component: MainLayout,
})

/** The page comes first; the surrounding frame follows, in its reserved space. */
function MainLayout() {
  const isFramed = useAfterFirstRender()
  return (
    <div className="flex min-h-dvh flex-col">
      {isFramed ? <Header /> : <div className="h-[calc(3.5rem+1px)]" />}
      <div className="mx-auto flex min-h-8 w-full max-w-screen-2xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-3 sm:px-6">
        {isFramed ? (
          <>
            <Breadcrumb />
            <NoticeTicker />
          </>
        ) : null}
      </div>
      <main className="mx-auto flex w-full max-w-screen-2xl flex-1 flex-col px-4 pt-4 pb-24 sm:px-6 md:pb-12">
        <Outlet />
      </main>
      {isFramed ? (
        <>
          <TabBar />
          <AgreementDialog />
        </>
      ) : null}
    </div>
  )
}
