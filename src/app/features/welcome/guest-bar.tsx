import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'

/** Above a guest's pages: where the work is, and how to keep it. */
export default function GuestBar() {
  return (
    <aside className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-accent-soft px-4 py-3 text-sm print:hidden">
      <p className="min-w-0 flex-1 basis-64">
        <Trans>You are working as a guest. Everything stays on this device; a new account takes it over.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="field">
          <Link to="/project/list">
            <Trans>Guest projects</Trans>
          </Link>
        </Button>
        <Button asChild look="primary" size="field">
          <Link to="/register">
            <Trans>Create a free account</Trans>
          </Link>
        </Button>
      </div>
    </aside>
  )
}
