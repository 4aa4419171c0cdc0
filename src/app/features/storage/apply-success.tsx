import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown after a request for more storage was stored. */
export function ApplySuccess() {
  return (
    <div className="mx-auto w-full max-w-4xl">
      <EmptyState
        heading="h1"
        icon={<CircleCheck aria-hidden />}
        title={<Trans>Request sent</Trans>}
        actions={
          <>
            <Button asChild look="primary">
              <Link to="/storage/index">
                <Trans>To the storage page</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/project/list">
                <Trans>To my projects</Trans>
              </Link>
            </Button>
          </>
        }
      >
        <Trans>
          The operator of this site will decide. The answer comes as a message and stands on the storage page; until
          then you can go on working.
        </Trans>
      </EmptyState>
    </div>
  )
}
