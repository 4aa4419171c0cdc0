import { Trans } from '@lingui/react/macro'
import { OctagonX } from 'lucide-react'

/** Replaces the form of a recalled tool: nothing is computed any more. */
export function ToolRecalled({ revision }: { revision: number }) {
  return (
    <div role="alert" className="mt-5 flex items-start gap-3 rounded-lg bg-danger-soft p-5 text-danger">
      <OctagonX size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <Trans>This tool has been withdrawn. Do not use its earlier results without checking them.</Trans>
        </p>
        <p className="mt-1 text-sm">
          <Trans>Withdrawn by the operator of this site: revision {revision}.</Trans>
        </p>
      </div>
    </div>
  )
}
