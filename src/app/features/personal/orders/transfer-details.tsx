import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/calls/order.ts'
import { yuanOf } from '#contract/money/fen.ts'
import { dateOnly } from '../../../i18n/dates.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { yuan } from './yuan.ts'

const MS_PER_SECOND = 1000

interface LineProps {
  readonly name: string
  /** What is copied. */
  readonly value: string
  readonly children?: ReactNode
}

function Line({ name, value, children }: LineProps) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('ok', t`Copied`)
    } catch {
      showToast('error', t`Copy failed`)
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="col-start-1 font-medium break-words tabular-nums select-all">{children ?? value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Button size="sm" aria-label={t`Copy: ${name}`} onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          <Trans>Copy</Trans>
        </Button>
      </dd>
    </div>
  )
}

/** Where to send a bank transfer, and what happens then; null for another payment. */
export function TransferDetails({ payment }: { readonly payment: Order['payments'][number] }) {
  const { t } = useLingui()
  const { prepared, amount, expires_time: end } = payment
  if (prepared?.kind !== 'transfer') return null
  const { holder, bank, account, reference } = prepared
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">
        <Trans>Bank transfer</Trans>
      </h2>
      <dl className="divide-y divide-line">
        <Line name={t`Payee`} value={holder} />
        <Line name={t`Bank`} value={bank} />
        <Line name={t`Account number`} value={account} />
        <Line name={t`Amount`} value={yuanOf(amount)}>
          {yuan(amount)}
        </Line>
        <Line name={t`Remark`} value={reference} />
      </dl>
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-2">
        <li>
          <Trans>Send exactly this amount in one transfer, and write the remark as it is: it names your order.</Trans>
        </li>
        <li>
          <Trans>
            A person compares it with the bank statement, so this takes one to three working days. You can close this
            page.
          </Trans>
        </li>
        <li>
          <Trans>
            The order waits until {dateOnly(end * MS_PER_SECOND)}. Once you have sent the money, do not cancel it.
          </Trans>
        </li>
      </ul>
    </div>
  )
}
