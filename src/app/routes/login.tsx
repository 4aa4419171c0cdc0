import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LoginMethods } from '../features/passport/login-methods.tsx'
import { redirectSearch } from './search-redirect.ts'

export const Route = createFileRoute('/_passport/login')({
  staticData: { title: msg`Log in` },
  validateSearch: redirectSearch,
  component: function Login() {
    return <LoginMethods redirect={Route.useSearch().redirect} />
  },
})
