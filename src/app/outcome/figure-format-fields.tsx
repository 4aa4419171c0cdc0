import { useLingui } from '@lingui/react/macro'
import { dpiFor, type FileRules } from '#figure/check/check-file.ts'
import { type FigureFormat, figureFormats } from '../download/figure-file.ts'
import { SelectField } from '../ui/field.tsx'

interface FormatProps {
  className?: string
  value: FigureFormat
  onChange: (format: FigureFormat) => void
}

export function FormatField({ className, value, onChange }: FormatProps) {
  const { t } = useLingui()
  const names: Readonly<Record<FigureFormat, string>> = {
    tiff: t`TIFF, picture`,
    png: t`PNG, picture`,
    jpg: t`JPEG, picture`,
    pdf: t`PDF, drawing`,
    svg: t`SVG, drawing`,
    docx: t`Word, with a caption`,
    xlsx: t`Excel, the data of the figure`,
  }
  return (
    <SelectField
      className={className}
      label={t`Format`}
      value={value}
      onChange={({ target }) => onChange(figureFormats.find((one) => one === target.value) ?? value)}
    >
      {figureFormats.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  )
}

/** In dots per inch. */
export const offeredDpi = [150, 300, 600, 1200] as const

interface DpiProps {
  className?: string
  value: number
  error?: string | undefined
  onChange: (dpi: number) => void
}

/** The resolution of an image, in dots per inch. */
export function DpiField({ className, value, error, onChange }: DpiProps) {
  const { t } = useLingui()
  return (
    <SelectField
      className={className}
      label={t`Fineness`}
      value={value}
      error={error}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {offeredDpi.map((one) => (
        <option key={one} value={one}>{`${one} dpi`}</option>
      ))}
    </SelectField>
  )
}

interface ColoursProps {
  className?: string
  value: 'rgb' | 'grey'
  onChange: (colours: 'rgb' | 'grey') => void
}

/** The colours of an image: journals often charge for those in print. */
export function ColoursField({ className, value, onChange }: ColoursProps) {
  const { t } = useLingui()
  return (
    <SelectField
      className={className}
      label={t`Colours`}
      value={value}
      onChange={({ target }) => onChange(target.value === 'grey' ? 'grey' : 'rgb')}
    >
      <option value="rgb">{t`As on the screen`}</option>
      <option value="grey">{t`Shades of grey`}</option>
    </SelectField>
  )
}

/** The resolution that a format has until another is chosen: Word prints its image larger than it is read on the screen. */
export function usualDpi(format: FigureFormat, rules?: FileRules): number {
  if (rules !== undefined) return dpiFor(rules, offeredDpi)
  return format === 'docx' ? 600 : 300
}
