import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpen, Calculator, ChartColumn, FolderOpen } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { session } from '../../state/session.ts'

const look =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-2xs text-ink-3 data-[status=active]:text-accent data-[status=active]:font-semibold'

/** The sections, within reach of a thumb. */
export function TabBar() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  return (
    <nav
      aria-label={t`Sections`}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-canvas/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      {user ? (
        <>
          <Link to="/project/list" className={look}>
            <FolderOpen size={20} aria-hidden />
            <Trans>Projects</Trans>
          </Link>
          <Link to="/statistical/index" className={look}>
            <ChartColumn size={20} aria-hidden />
            <Trans>Charts</Trans>
          </Link>
        </>
      ) : null}
      <Link to="/tool/index" className={look}>
        <Calculator size={20} aria-hidden />
        <Trans>Tools</Trans>
      </Link>
      <Link to="/tutorials/index" className={look}>
        <BookOpen size={20} aria-hidden />
        <Trans>Tutorials</Trans>
      </Link>
    </nav>
  )
}
