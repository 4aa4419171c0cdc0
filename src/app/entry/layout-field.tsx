import { useLingui } from '@lingui/react/macro'
import { CheckField } from '../ui/field.tsx'

interface Props {
  value: 'wide' | 'long'
  wide: string
  long: string
  onChange: (layout: 'wide' | 'long') => void
}

/** How repeated measurements are arranged in the data. */
export function LayoutField({ value, wide, long, onChange }: Props) {
  const { t } = useLingui()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1 text-sm text-ink-2">{t`How the data are laid out`}</legend>
      {(['wide', 'long'] as const).map((layout) => (
        <CheckField
          key={layout}
          type="radio"
          label={layout === 'wide' ? wide : long}
          checked={value === layout}
          onChange={() => onChange(layout)}
        />
      ))}
    </fieldset>
  )
}
