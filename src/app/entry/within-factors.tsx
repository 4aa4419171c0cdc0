import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import type { WithinFactor } from '#catalog/kit/options/compound-options.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

interface Props {
  factors: readonly WithinFactor[]
  max: number
  error: string | undefined
  onChange: (factors: readonly WithinFactor[]) => void
}

/** The within-subject factors, with the names of their levels. */
export function WithinFactors({ factors, max, error, onChange }: Props) {
  const { t } = useLingui()
  const shown: readonly WithinFactor[] = factors.length === 0 ? [{ name: '', levels: [] }] : factors
  return (
    <div className="flex flex-col gap-3">
      {shown.map((factor, k) => (
        <div key={`${k}/${shown.length}`} className="flex items-end gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <TextField
              label={t`Factor`}
              placeholder={t`time`}
              defaultValue={factor.name}
              maxLength={60}
              onBlur={(event) => onChange(shown.with(k, { ...factor, name: event.target.value.trim() }))}
            />
            <TextField
              label={t`Its levels, with commas`}
              placeholder={t`before, after`}
              defaultValue={factor.levels.join(', ')}
              onBlur={(event) => onChange(shown.with(k, { ...factor, levels: levelsOf(event.target.value) }))}
            />
          </div>
          {shown.length > 1 ? (
            <Button
              look="quiet"
              size="icon"
              aria-label={t`Remove the factor`}
              onClick={() => onChange(shown.toSpliced(k, 1))}
            >
              <X size={15} aria-hidden />
            </Button>
          ) : null}
        </div>
      ))}
      {error ? <p className="text-sm text-danger">{error}</p> : null}
      {shown.length < max ? (
        <Button size="sm" className="self-start" onClick={() => onChange([...shown, { name: '', levels: [] }])}>
          <Plus size={15} aria-hidden />
          <Trans>Another factor</Trans>
        </Button>
      ) : null}
    </div>
  )
}

function levelsOf(text: string): string[] {
  return text
    .split(/[,，;；、]/)
    .map((level) => level.trim())
    .filter(Boolean)
    .slice(0, 20)
}
