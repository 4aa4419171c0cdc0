import { type ReactNode, useEffect } from 'react'
import { CallError } from '#app/api/call.ts'
import { connection } from '#app/api/connection.ts'
import AccountDialog from '#app/features/account/account-dialog.tsx'
import { GuestWorkDialog } from '#app/features/account/guest-work-dialog.tsx'
import WechatOffer from '#app/features/account/wechat-offer.tsx'
import { DeviceLimitDialog } from '#app/features/passport/device-limit-dialog.tsx'
import { CancelInvoiceDialog } from '#app/features/personal/invoices/cancel-invoice-dialog.tsx'
import { RefundDialog } from '#app/features/personal/orders/refund-dialog.tsx'
import { DeleteTitleDialog } from '#app/features/personal/titles/delete-title-dialog.tsx'
import AgreementDialogContent from '#app/features/shell/agreement-dialog-content.tsx'
import { HomeScreenDialog } from '#app/features/shell/home-screen-dialog.tsx'
import { LogoutDialog } from '#app/features/shell/logout-dialog.tsx'
import OfflineDialog from '#app/features/shell/offline-dialog.tsx'
import SessionDialogContent from '#app/features/shell/session-dialog-content.tsx'
import { ApplyDialog } from '#app/features/storage/apply-dialog.tsx'
import { PatientDialog } from '#app/features/tools/patient/patient-dialog.tsx'
import { RemoveWorkDialog } from '#app/features/welcome/remove-work-dialog.tsx'
import FeedbackDialog from '#app/feedback/feedback-dialog.tsx'
import { session } from '#app/state/session.ts'
import CaptchaDialog from '#app/verification/captcha-dialog.tsx'
import type { Views } from './shared.tsx'
import { nothing } from './shared.tsx'

function Offline({ children }: { children: ReactNode }) {
  useEffect(() => {
    connection.online = false
    return () => {
      connection.online = true
    }
  }, [])
  return children
}

const title = {
  id: '01900000-0000-7000-8000-000000000001',
  type: 'company',
  name: '福州算尺科技有限公司',
  tax_no: '91350100M000100Y43',
  phone: '',
  address: '',
  bank: '',
  account: '',
  email: 'invoice@example.org',
  recipient: '',
  area: '',
  remark: '',
  is_default: true,
  updated: 1_764_000_000,
} as const

const DAY = 1_764_000_000
const refused = new CallError({
  status: 409,
  code: 'devices-limit',
  msg: '',
  data: null,
  request_id: '',
  params: {
    ticket: '',
    sessions: [
      { id: 'a', device: 'Chrome Windows', last_used: DAY },
      { id: 'b', device: 'Safari iPhone', last_used: DAY - 7000 },
      { id: 'c', device: '', last_used: DAY - 80_000 },
    ],
  },
})

export const account = {
  'account-dialog': () => <AccountDialog onClose={nothing} />,
  'account-offline': () => (
    <Offline>
      <AccountDialog onClose={nothing} />
    </Offline>
  ),
  'guest-work': () => (
    <GuestWorkDialog
      names={['DemoLungCancer', 'Ward2026']}
      busy={false}
      onTake={nothing}
      onRemove={nothing}
      onClose={nothing}
    />
  ),
  'remove-guest-work': () => <RemoveWorkDialog onRemove={nothing} onClose={nothing} />,
  'wechat-offer': ({ user }) => <WechatOffer user={user} />,
  'device-limit': () => <DeviceLimitDialog refused={refused} enter={nothing} giveUp={nothing} />,
  agreement: () => <AgreementDialogContent agreement={2} />,
  'home-screen': () => <HomeScreenDialog onClose={nothing} />,
  logout: ({ user }) => <LogoutDialog user={user.id} onClose={nothing} />,
  'offline-parts': () => <OfflineDialog onClose={nothing} />,
  'session-ended': () => <SessionDialogContent />,
  'this-patient': () => <PatientDialog onClose={nothing} />,
  feedback: () => <FeedbackDialog user={session.user?.id ?? ''} onClose={nothing} />,
  'apply-storage': () => <ApplyDialog user={session.user?.id ?? ''} onClose={nothing} />,
  refund: () => <RefundDialog order="01900000-0000-7000-8000-000000000001" onClose={nothing} onDone={nothing} />,
  'cancel-invoice': () => (
    <CancelInvoiceDialog
      invoice={{ id: title.id, replaces: null }}
      onChanged={() => Promise.resolve()}
      onClose={nothing}
    />
  ),
  'delete-title': () => <DeleteTitleDialog title={title} onDeleted={() => Promise.resolve()} onClose={nothing} />,
  captcha: () => <CaptchaDialog onConfirm={() => Promise.resolve()} onClose={nothing} returnTo={{ current: null }} />,
} satisfies Views
