import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Calculator, ChartColumn, MessageCircle, ShieldCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'

const FeedbackDialog = lazy(() => loadPart(() => import('../../feedback/feedback-dialog.tsx'), 'account'))

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
}

export default function UtilitiesMenu(props: Props) {
  const { user } = useSnapshot(session)
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Menu {...props} align="start">
        <MenuItem asChild>
          <Link to="/statistical/index">
            <ChartColumn size={16} aria-hidden className="text-ink-3" />
            <Trans>Charts</Trans>
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/tool/index">
            <Calculator size={16} aria-hidden className="text-ink-3" />
            <Trans>Clinical tools</Trans>
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/verify">
            <ShieldCheck size={16} aria-hidden className="text-ink-3" />
            <Trans>Verify a document</Trans>
          </Link>
        </MenuItem>
        {user ? (
          <MenuItem icon={<MessageCircle size={16} aria-hidden />} onSelect={() => setWriting(true)}>
            <Trans>Feedback</Trans>
          </MenuItem>
        ) : null}
      </Menu>
      {isWriting && user ? (
        <Suspense>
          <FeedbackDialog user={user.id} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
