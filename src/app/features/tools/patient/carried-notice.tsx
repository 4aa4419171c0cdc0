import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

interface Props {
  /** The number of unconfirmed values from other tools. */
  count: number
  /** Whether a result was computed with them. */
  hasResult: boolean
  onConfirm: () => void
}

/** Warns above the result of values from other tools, until they are confirmed. */
export function CarriedNotice({ count, hasResult, onConfirm }: Props) {
  return (
    <div
      data-testid="rests-on-carried"
      className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-md bg-warn-soft px-3 py-1.5 text-sm text-warn"
    >
      <p className="min-w-0 flex-1 basis-40">
        {hasResult ? (
          <Plural
            value={count}
            one="The result rests on # carried value that is not confirmed yet."
            other="The result rests on # carried values that are not confirmed yet."
          />
        ) : (
          <Plural
            value={count}
            one="# value was carried in and is not confirmed yet."
            other="# values were carried in and are not confirmed yet."
          />
        )}
      </p>
      <Button className="max-lg:h-11 print:hidden" onClick={onConfirm}>
        <Trans>Confirm all carried</Trans>
      </Button>
    </div>
  )
}
