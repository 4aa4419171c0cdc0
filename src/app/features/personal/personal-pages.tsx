import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTrail } from '../../opened/use-trail.ts'
import { HOME } from '../../state/guard.ts'
import { AddPage } from './invoices/add-page.tsx'
import { ChoosePage } from './invoices/choose-page.tsx'
import { HistoryPage } from './invoices/history-page.tsx'
import { ReissuePage } from './invoices/reissue-page.tsx'
import { ActivePage } from './money/active-page.tsx'
import { RecordsPage } from './money/records-page.tsx'
import { StatementPage } from './money/statement-page.tsx'
import { PushOrder } from './orders/push-order.tsx'
import { Recharge } from './orders/recharge.tsx'
import { RechargeRecord } from './orders/recharge-record.tsx'
import { Renew } from './orders/renew.tsx'
import { Overview } from './overview.tsx'
import { PersonalLink, PersonalRail } from './personal-links.tsx'
import type { PersonalSearch } from './search.ts'
import { TitleList } from './titles/title-list.tsx'
import { AddTitle, EditTitle } from './titles/title-pages.tsx'

interface Page {
  readonly Page: ComponentType<{ readonly search: PersonalSearch }>
  readonly title: MessageDescriptor
}

/** The pages by the part of their address after `/personal/`. */
const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['index', { Page: Overview, title: msg`Account centre` }],
  ['member/renew', { Page: Renew, title: msg`Membership plans` }],
  ['member/pushOrder', { Page: PushOrder, title: msg`Order` }],
  ['wallet/recharge', { Page: Recharge, title: msg`Recharge the wallet` }],
  ['wallet/rechargeRecord', { Page: RechargeRecord, title: msg`Recharges` }],
  ['active', { Page: ActivePage, title: msg`Activation code` }],
  ['wallet/runningWater', { Page: StatementPage, title: msg`Statement` }],
  ['member/rechargeRecord', { Page: RecordsPage, title: msg`Membership records` }],
  ['rise/history', { Page: HistoryPage, title: msg`Invoice history` }],
  ['invoicing', { Page: ChoosePage, title: msg`Ask for an invoice` }],
  ['invoicing/add', { Page: AddPage, title: msg`Details of the invoice` }],
  ['invoicing/reissue', { Page: ReissuePage, title: msg`Issue again` }],
  ['rise', { Page: TitleList, title: msg`Invoice titles` }],
  ['rise/add', { Page: AddTitle, title: msg`New invoice title` }],
  ['rise/edit', { Page: EditTitle, title: msg`Edit invoice title` }],
])

/** The account centre: on a computer its list is beside the page, on a phone it is a part of the overview. */
export default function PersonalPages({ path, search }: { readonly path: string; readonly search: PersonalSearch }) {
  const { i18n } = useLingui()
  const name = path.replace(/\/+$/, '')
  const found = pages.get(name)
  useTrail({ title: found && i18n._(found.title) })
  // as every unknown address
  if (!found) return <Navigate to={HOME} replace />
  return (
    <div className="mx-auto w-full max-w-5xl items-start md:grid md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-8">
      <PersonalRail />
      <div className="flex w-full min-w-0 flex-col gap-6">
        {name === 'index' ? null : (
          <PersonalLink
            page="index"
            exact
            className="-mb-3 inline-flex min-h-11 items-center gap-1.5 self-start text-sm text-ink-2 md:hidden"
          >
            <ArrowLeft size={16} aria-hidden />
            <Trans>Account centre</Trans>
          </PersonalLink>
        )}
        <found.Page key={search.id ?? search.order} search={search} />
      </div>
    </div>
  )
}
