import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { UserInfo } from '#contract/calls/user.ts'
import { connection } from '../../api/connection.ts'
import { configQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { rememberOffer, wasOfferedToday } from './offered-today.ts'
import { WechatBind } from './wechat-bind.tsx'

const isCovered = () => document.querySelector('[role="dialog"]') !== null

/** Offers to bind WeChat after a login: at most once a day, only if the site supports it, and never over another dialog. */
export default function WechatOffer({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const { online } = useSnapshot(connection)
  const { data: site } = useQuery(configQuery())
  const [open, setOpen] = useState(false)
  const isPossible = online && site?.ways?.wechat === true && user.last_agreement_id >= site.agreement_id
  useEffect(() => {
    if (!isPossible) return
    let isHere = true
    void wasOfferedToday(user.id, Date.now()).then(async (wasOffered) => {
      if (!isHere || wasOffered || isCovered()) return
      setOpen(true)
      await rememberOffer(user.id, Date.now())
    })
    return () => {
      isHere = false
    }
  }, [isPossible, user.id])
  if (!open) return null
  const close = () => setOpen(false)
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Bind WeChat`}
      description={t`Then you can log in by scanning a code.`}
      closeLabel={t`Close`}
      footer={
        <Button data-first onClick={close}>
          <Trans>Later</Trans>
        </Button>
      }
    >
      <WechatBind onDone={close} />
    </Dialog>
  )
}
