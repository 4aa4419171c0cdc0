import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PatientDialog } from './patient-dialog.tsx'
import { useThisPatient } from './this-patient.ts'

/** Opens the dialog of this patient. `isShort` hides the words of the button on a phone. */
export function PatientButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const count = useThisPatient().values.length
  return (
    <>
      <Button
        size="field"
        className={isShort ? 'max-sm:px-3' : ''}
        aria-label={t`This patient, values: ${count}`}
        onClick={() => setOpen(true)}
      >
        <UserRound size={17} aria-hidden />
        <span className={isShort ? 'max-sm:hidden' : ''}>
          <Trans>This patient</Trans>
        </span>
        <span className="tabular-nums">{count}</span>
      </Button>
      {isOpen ? <PatientDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
