import { Trans } from '@lingui/react/macro'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  definition: CalculatorDefinition
  /** Revision of the tool that made the link. */
  revision: number
  onChecked: () => void
}

/** Replaces the result until the reader has checked the values from a link. */
export function CheckShared({ definition, revision, onChecked }: Props) {
  return (
    <div>
      <p className="font-semibold">
        <Trans>Check these values</Trans>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <Trans>They came with a link. Compare each with its source, and its unit.</Trans>{' '}
        {revision === definition.revision ? null : (
          <Trans>
            The link was made with revision {revision} of this tool; this is revision {definition.revision}.
          </Trans>
        )}
      </p>
      <Button look="primary" className="mt-3" onClick={onChecked}>
        <Trans>I have checked them</Trans>
      </Button>
    </div>
  )
}
