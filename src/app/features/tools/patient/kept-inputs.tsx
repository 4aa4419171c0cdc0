import { Plural, Trans } from '@lingui/react/macro'
import { Eraser } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { PatientButton } from './patient-button.tsx'
import { erasePatient, useThisPatient } from './this-patient.ts'

/** The number of tools with inputs of this session, with a button that erases them. */
export function KeptInputs() {
  const { forms, values, results } = useThisPatient()
  const count = Object.keys(forms).length
  if (count === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Plural
        value={count}
        one="What you entered in # tool stays until this page is closed."
        other="What you entered in # tools stays until this page is closed."
      />
      {values.length > 0 || results.length > 0 ? <PatientButton /> : null}
      <Button look="quiet" className="max-lg:h-11" onClick={erasePatient}>
        <Eraser size={16} aria-hidden />
        <Trans>Erase</Trans>
      </Button>
    </div>
  )
}
