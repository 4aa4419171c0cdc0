import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown after a request for more storage was stored. */
export function ApplySuccess() {
  return (
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
        The operator of this site decides about it. You see the answer on the storage page, and your work goes on until
        then.
      </Trans>
    </EmptyState>
  )
}
