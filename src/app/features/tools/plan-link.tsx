import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** A link from a quick answer to the full study planning. */
export function PlanLink() {
  return (
    <p className="mt-3">
      <Trans>
        Other designs and aims, exact sizes and scripts for R:{' '}
        <Link to="/project/list" className="text-accent underline underline-offset-3">
          plan the study in a project
        </Link>
        .
      </Trans>
    </p>
  )
}
