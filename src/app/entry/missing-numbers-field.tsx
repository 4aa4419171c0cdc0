import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Json } from '#catalog/kit/json.ts'
import type { MissingNumbers } from '#catalog/kit/steps/step-options.ts'
import { TextField } from '../ui/field.tsx'
import { missingText, readMissing } from './missing-entry.ts'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  value: Json | undefined
  onChange: (value: Json) => void
}

/** Codes and ranges of missing values in one line. A line that cannot be read counts as empty, and its fault is reported. */
export function MissingNumbersField({ label, help, error, value, onChange }: Props) {
  const { t } = useLingui()
  const { codes = [], ranges = [] } = (value ?? {}) as unknown as Partial<MissingNumbers>
  const [line, setLine] = useState(() => missingText({ missingCodes: codes, missingRanges: ranges }))
  const { bad: badCode } = readMissing(line, 'number')
  return (
    <TextField
      label={label}
      help={help}
      error={badCode === undefined ? error : t`${badCode} is not a number`}
      value={line}
      onChange={({ target }) => {
        setLine(target.value)
        const read = readMissing(target.value, 'number')
        const next = read.bad === undefined ? read : { missingCodes: [], missingRanges: [] }
        onChange({ codes: next.missingCodes, ranges: next.missingRanges })
      }}
    />
  )
}
