import { useLingui } from '@lingui/react/macro'
import { TextField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Props {
  label: string
  help: string | undefined
  /** An ISO 8601 interval; a day that is left out is empty. */
  value: string
  onChange: (value: string) => void
}

/** A first and a last day, each by the browser's own calendar. */
export function DaysField({ label, help, value, onChange }: Props) {
  const { t } = useLingui()
  const [first = '', last = ''] = value.split('/')
  const give = (from: string, to: string) => onChange(from === '' && to === '' ? '' : `${from}/${to}`)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={t`First day`}
          type="date"
          value={first}
          max="9999-12-31"
          onChange={({ target }) => give(target.value, last)}
        />
        <TextField
          label={t`Last day`}
          type="date"
          value={last}
          max="9999-12-31"
          onChange={({ target }) => give(first, target.value)}
        />
      </div>
      {help ? (
        <p className="text-sm text-ink-3">
          <HelpText text={help} />
        </p>
      ) : null}
    </fieldset>
  )
}
