import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Header } from '../features/shell/header.tsx'
import { PassportFooter } from '../features/shell/passport-footer.tsx'
import { TabBar } from '../features/shell/tab-bar.tsx'

export const Route = createFileRoute('/_reading')({ component: ReadingLayout })

/** Layout of public reading pages. */
function ReadingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id="main" className="relative mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6">
        <Outlet />
      </main>
      <PassportFooter />
      <div className="h-14 md:hidden" />
      <TabBar />
    </div>
  )
}
