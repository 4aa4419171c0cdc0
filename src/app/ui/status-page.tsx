import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** A page that explains why there is no other content, with two links that need neither server nor account. */
export function StatusPage({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <EmptyState
      heading="h1"
      icon={icon}
      title={title}
      actions={
        <>
          <Button asChild look="primary">
            <Link to="/project/list">
              <Trans>To my projects</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/tool/index">
              <Trans>Clinical tools</Trans>
            </Link>
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  )
}
