import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { WriteButton, WriteReason } from '../offline-bar.tsx'

interface Props {
  /** The number as it is stored. */
  readonly number: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCorrect: () => void
}

const REASON = 'confirming-needs-a-connection'
const UNIFIED = 18

/** Asks whether a tax number is right whose check sign does not fit, or that has none. */
export function TaxNumberQuestion({ number, isBusy, onConfirm, onCorrect }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-lg bg-warn-soft p-4 text-sm text-warn focus-visible:outline-none"
    >
      <p className="text-base font-semibold">
        {number.length === UNIFIED ? (
          <Trans>The check digit does not match: compare, then confirm</Trans>
        ) : (
          <Trans>A tax number of {number.length} characters is an older one: compare, then confirm</Trans>
        )}
      </p>
      <p className="font-mono text-lg tracking-wide text-ink">{number.replace(/.{4}(?=.)/g, '$& ')}</p>
      <p>
        <Trans>Compare it once more with the business licence. If it is right, it is saved as it is.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <WriteButton look="primary" reason={REASON} disabled={isBusy} onClick={onConfirm}>
          <Trans>It is right, save</Trans>
        </WriteButton>
        <Button onClick={onCorrect}>
          <Trans>Correct it</Trans>
        </Button>
        <WriteReason id={REASON} />
      </div>
    </div>
  )
}
