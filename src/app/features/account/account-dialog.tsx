import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../api/connection.ts'
import { session } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { AccountList } from './account-list.tsx'
import type { ViewName } from './view-name.ts'
import { views } from './views.tsx'

/** The account settings: a list, with a view behind each line. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { i18n, t } = useLingui()
  const { user } = useSnapshot(session)
  const { online } = useSnapshot(connection)
  const [name, setName] = useState<ViewName>()
  const [former, setFormer] = useState<ViewName>() // restores the focus to its line
  if (!user) return null
  const open = (next: ViewName | undefined) => {
    setFormer(name)
    setName(next)
  }
  const view = name ? views[name] : undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={view ? i18n._(view.title) : t`Account settings`}
      closeLabel={t`Close`}
      back={view ? { label: t`Back`, onBack: () => open(undefined) } : undefined}
    >
      <div className="pb-3">
        {online ? null : (
          <p role="alert" className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            <Trans>The server is not reachable. The account can be changed when it is back.</Trans>
          </p>
        )}
        {view ? (
          <fieldset disabled={!online} className="contents">
            <NextStep key={name}>
              <view.View user={user} onDone={() => open(undefined)} />
            </NextStep>
          </fieldset>
        ) : (
          <NextStep key="list">
            <AccountList user={user} online={online} former={former} onOpen={open} />
          </NextStep>
        )}
      </div>
    </Dialog>
  )
}
