import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RatingDialog } from './rating-dialog.tsx'

interface Props {
  chart: { readonly id: string; readonly version: number; readonly title: string }
  onClose: () => void
}

/** A line that asks for a rating, and the dialog that takes it. */
export function RateOffer({ chart, onClose }: Props) {
  const { t } = useLingui()
  const [isRating, setRating] = useState(false)
  return (
    <>
      <section
        aria-label={t`Rate this chart`}
        className="flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-sm print:hidden"
      >
        <p className="min-w-52 flex-1 text-ink-2">
          <Trans>You have saved three figures of this type. Would you rate it?</Trans>
        </p>
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setRating(true)}>
            <Trans>Rate</Trans>
          </Button>
          <Button size="sm" look="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </span>
      </section>
      {isRating ? <RatingDialog chart={chart} last={undefined} onClose={onClose} /> : null}
    </>
  )
}
