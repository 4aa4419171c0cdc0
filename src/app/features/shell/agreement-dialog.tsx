import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { configQuery } from '../../api/queries.ts'
import { loadPart } from '../../loading/load-part.ts'
import { session } from '../../state/session.ts'

const Content = lazy(() => loadPart(() => import('./agreement-dialog-content.tsx'), 'account'))

/** Asks for consent again when the agreement has changed since this user accepted it. */
export function AgreementDialog() {
  const { user, token } = useSnapshot(session)
  const { data: site } = useQuery(configQuery())
  if (!user || !token || !site || user.last_agreement_id >= site.agreement_id) return null
  return (
    <Suspense>
      <Content agreement={site.agreement_id} />
    </Suspense>
  )
}
