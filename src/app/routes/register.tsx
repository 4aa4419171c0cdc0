import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { RegisterMethods } from '../features/passport/register-methods.tsx'
import { redirectSearch } from './search-redirect.ts'

export const Route = createFileRoute('/_passport/register')({
  staticData: { title: msg`Register` },
  validateSearch: redirectSearch,
  component: function Register() {
    return <RegisterMethods redirect={Route.useSearch().redirect} />
  },
})
