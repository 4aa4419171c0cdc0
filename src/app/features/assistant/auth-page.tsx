import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import { configQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NoModel } from './no-model.tsx'

/** For readers who are not signed in, in the drawer too. */
export default function AuthPage() {
  const { data: site } = useQuery(configQuery())
  const model = site?.assistant
  return (
    <main id="main" className="mx-auto flex max-w-xl flex-col gap-4 px-4 py-6">
      <EmptyState
        heading="h1"
        icon={<Bot aria-hidden />}
        title={<Trans>AI assistant</Trans>}
        actions={
          <Button asChild look="primary">
            <a href="/login" target="_top">
              <Trans>Log in</Trans>
            </a>
          </Button>
        }
      >
        <p>
          <Trans>
            It answers questions about methods, and helps to choose an analysis. It sees what you type, never rows of
            your data. Log in to ask.
          </Trans>
        </p>
        {model ? <p className="mt-2 text-sm text-ink-2">{model.label}</p> : null}
      </EmptyState>
      {site && !model ? <NoModel /> : null}
    </main>
  )
}
