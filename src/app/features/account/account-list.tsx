import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/calls/user.ts'
import { starred } from '#contract/starred.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { avatarOf } from '../../state/avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useDeliveryChannels } from '../../verification/use-delivery-channels.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import type { ViewName } from './view-name.ts'

const MS_PER_SECOND = 1000
/** How the end of a membership for life is sent (SPEC M20). */
const FOR_LIFE = 4_102_415_999

interface Props {
  user: UserInfo
  online: boolean
  /** The view from which the user returns. */
  former: ViewName | undefined
  onOpen: (view: ViewName) => void
}

/** The first view: the user's data and actions. */
export function AccountList({ user, online, former, onOpen }: Props) {
  const { t } = useLingui()
  const { sms, mail, wechat } = useDeliveryChannels()
  const levels: Readonly<Record<number, string>> = { 1: t`Ordinary user`, 2: t`Website member` }
  const row = (view: ViewName) => ({
    isFirst: view === former,
    onOpen: () => onOpen(view),
    disabled: !online,
  })
  const none = t`Not set`
  return (
    <>
      <AccountRows label={t`About me`}>
        <AccountRow
          label={t`Profile picture`}
          value={<Avatar src={avatarOf(user)} name={user.nickname || user.username} size={40} />}
          {...row('avatar')}
        />
        <AccountRow label={t`Nickname`} value={user.nickname || none} {...row('nickname')} />
        <AccountRow label={t`Workplace`} value={user.company || none} {...row('company')} />
        <AccountRow label={t`QQ`} value={user.qq || none} {...row('qq')} />
        <AccountRow label={t`Membership level`} value={levels[user.level] ?? t`Client member`} />
        {user.due_time > 0 ? (
          <AccountRow
            label={t`Membership until`}
            value={user.due_time >= FOR_LIFE ? t`for life` : dateOnly(user.due_time * MS_PER_SECOND)}
          />
        ) : null}
      </AccountRows>
      <AccountRows label={t`Ways in`}>
        <AccountRow label={t`Account`} value={starred(user.username)} />
        <AccountRow label={t`Password`} value={t`Change`} {...row('password')} />
        {sms || user.phone ? (
          <AccountRow
            label={t`Mobile number`}
            value={user.phone ? starred(user.phone) : t`Not bound`}
            {...row('phone')}
          />
        ) : null}
        {mail || user.email ? (
          <AccountRow
            label={t`E-mail address`}
            value={user.email ? starred(user.email) : t`Not bound`}
            {...row('email')}
          />
        ) : null}
        {wechat || user.is_wxbind ? (
          <AccountRow
            label={t({ context: 'account', message: 'WeChat' })}
            value={user.is_wxbind ? t`Bound` : t`Not bound`}
            {...row('wechat')}
          />
        ) : null}
        <AccountRow label={t`Signed-in devices`} {...row('devices')} />
      </AccountRows>
      <AccountRows label={t`My data`}>
        <AccountRow label={t`Download my data`} {...row('export')} />
        <AccountRow label={t`Delete my account`} danger {...row('close')} />
      </AccountRows>
    </>
  )
}
