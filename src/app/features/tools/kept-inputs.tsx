import { Plural, Trans } from '@lingui/react/macro'
import { Eraser } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { eraseInputs, useKeptInputs } from './session-inputs.ts'

/** The number of tools with inputs of this session, with a button that erases them. */
export function KeptInputs() {
  const count = useKeptInputs()
  if (count === 0) return null
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Plural
        value={count}
        one="What you entered in # tool stays until this page is closed."
        other="What you entered in # tools stays until this page is closed."
      />
      <Button look="quiet" className="max-lg:h-11" onClick={eraseInputs}>
        <Eraser size={16} aria-hidden />
        <Trans>Erase</Trans>
      </Button>
    </p>
  )
}
