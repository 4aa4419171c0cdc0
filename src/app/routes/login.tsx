import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { LoginMethods } from '../features/passport/login-methods.tsx'
import { loadPart } from '../loading/load-part.ts'
import { ownerKeyIn } from '../state/guard.ts'
import { redirectSearch } from './search-redirect.ts'

const OwnerLogin = lazy(() => loadPart(() => import('../features/welcome/owner-login.tsx'), 'welcome'))

export const Route = createFileRoute('/_passport/login')({
  staticData: { title: msg`Log in` },
  validateSearch: redirectSearch,
  component: function Login() {
    const [ownerKey] = useState(() => ownerKeyIn(location.hash))
    const methods = <LoginMethods redirect={Route.useSearch().redirect} />
    if (ownerKey === undefined) return methods
    return (
      <Suspense>
        <OwnerLogin ownerKey={ownerKey}>{methods}</OwnerLogin>
      </Suspense>
    )
  },
})
