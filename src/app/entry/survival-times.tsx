import { useLingui } from '@lingui/react/macro'
import { type SurvivalForm, type SurvivalOutcomeOption, timeUnits } from '#catalog/kit/options/options.ts'
import { SelectField } from '../ui/field.tsx'
import type { OptionFieldProps } from './option-field.tsx'
import { VariableField } from './variable-field.tsx'

type Props = Pick<OptionFieldProps<SurvivalOutcomeOption>, 'name' | 'spec' | 'stored' | 'dictionary' | 'onChange'> & {
  form: SurvivalForm
  errorAt: (part: string) => string | undefined
}

/** The follow-up time: a duration, from one time to another, or between two dates. */
export function SurvivalTimes({ name, spec, form, stored, dictionary, errorAt, onChange }: Props) {
  const { t } = useLingui()
  const text = (part: string) => {
    const value = stored[`${name}.${part}`]
    return typeof value === 'string' ? value : ''
  }
  const forms: Record<SurvivalForm, string> = {
    time: t`As a duration`,
    'start-stop': t`From one time to another`,
    dates: t`Between two dates`,
  }
  const helps: Record<SurvivalForm, string | undefined> = {
    time: undefined,
    'start-stop': t`Delayed entry (left truncation): one row for each subject, at risk from the start of the interval on.`,
    dates: t`A month counts 30.4375 days and a year 365.25.`,
  }
  const units = { days: t`Days`, weeks: t`Weeks`, months: t`Months`, years: t`Years` }
  const labels: Record<SurvivalForm, { start: string; time: string }> = {
    time: { start: '', time: t`Time` },
    'start-stop': { start: t`Start of the interval`, time: t`End of the interval` },
    dates: { start: t`Date of the beginning`, time: t`Date of the event or of the last contact` },
  }
  const of =
    form === 'dates'
      ? { accepts: ['nominal', 'ordinal', 'continuous'] as const, types: ['date', 'datetime'] as const }
      : { accepts: ['continuous', 'ordinal'] as const, types: ['number'] as const }
  return (
    <>
      {spec.forms.length > 1 ? (
        <SelectField
          label={t`How the time is given`}
          help={helps[form]}
          value={form}
          onChange={(event) => onChange(`${name}.form`, event.target.value)}
        >
          {spec.forms.map((one) => (
            <option key={one} value={one}>
              {forms[one]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {(form === 'time' ? (['time'] as const) : (['start', 'time'] as const)).map((part) => (
        <VariableField
          key={part}
          label={labels[form][part]}
          error={errorAt(part)}
          spec={of}
          dictionary={dictionary}
          value={text(part)}
          onChange={(id) => onChange(`${name}.${part}`, id)}
        />
      ))}
      {form === 'dates' ? (
        <SelectField
          label={t`Count in`}
          value={text('unit') || 'days'}
          onChange={(event) => onChange(`${name}.unit`, event.target.value)}
        >
          {timeUnits.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
