import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { Button } from '../ui/button.tsx'
import type { DraftPicture } from './use-draft.ts'

interface Props {
  picture: DraftPicture
  /** From 1. */
  position: number
  onEdit: () => void
  onRemove: () => void
}

/** A picture of the draft, with the reminder of who will see it. */
export function PictureRow({ picture: { blob }, position, onEdit, onRemove }: Props) {
  const { t } = useLingui()
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return (
    <li className="flex items-center gap-3 rounded-md bg-sunken p-2">
      <span className="flex h-16 w-24 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-surface">
        <img ref={show} alt={t`Attachment ${position}`} className="max-h-16 max-w-24 object-contain" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="text-sm text-ink-2">
          <Trans>This picture goes to the operator</Trans>
        </span>
        <span className="flex gap-1.5">
          <Button size="sm" aria-label={t`Blur or crop picture ${position}`} onClick={onEdit}>
            <Trans>Blur, crop</Trans>
          </Button>
          <Button size="sm" look="quiet" aria-label={t`Remove picture ${position}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      </div>
    </li>
  )
}
