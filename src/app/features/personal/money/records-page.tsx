import { Trans } from '@lingui/react/macro'
import { GrantList } from './grant-list.tsx'

/** All membership that the user was given. */
export function RecordsPage() {
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Membership records</Trans>
      </h1>
      <GrantList call="Member/rechargeRecord" empty={<Trans>No membership records yet</Trans>} />
    </>
  )
}
