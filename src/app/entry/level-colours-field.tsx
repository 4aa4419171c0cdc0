import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { levelColours, withLevelColour } from '#catalog/kit/figures/level-colours.ts'
import type { TextOption } from '#catalog/kit/options/options.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { HelpText } from './help-text.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: TextOption
  value: string
  onChange: (value: string) => void
}

/** Colours by the names of levels as text, and a swatch for each level. */
export function LevelColoursField({ label, help, error, spec, value, onChange }: Props) {
  const { t } = useLingui()
  const { colours } = levelColours(value)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        help={help && <HelpText text={help} />}
        error={error}
        value={value}
        maxLength={spec.maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      {colours.size === 0 ? null : (
        <ul className="flex flex-col gap-1.5">
          {[...colours].map(([name, colour]) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <input
                type="color"
                aria-label={t`Colour of “${name}”`}
                className="h-8 w-10 shrink-0 cursor-pointer rounded-sm border border-line bg-surface p-0.5"
                value={colour}
                onChange={({ target }) => onChange(withLevelColour(value, name, target.value))}
              />
              <span className="min-w-0 grow truncate">{name}</span>
              <Button
                size="sm"
                aria-label={t`Automatic colour for “${name}”`}
                onClick={() => onChange(withLevelColour(value, name, undefined))}
              >
                <X size={15} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
