import { Trans } from '@lingui/react/macro'
import type { PersonalSearch } from '../search.ts'
import { InvoiceDetail } from './invoice-detail.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** The invoices of the user, or the one that the address names. */
export function HistoryPage({ search: { id } }: { readonly search: PersonalSearch }) {
  if (id !== undefined) return <InvoiceDetail id={id} />
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Invoice history</Trans>
      </h1>
      <InvoiceList />
    </>
  )
}
