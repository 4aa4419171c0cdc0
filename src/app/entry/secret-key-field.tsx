import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import type { Json } from '#catalog/kit/json.ts'
import { isStoredKey } from '#catalog/kit/steps/secret-key.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  value: Json | undefined
  onChange: (value: Json) => void
}

const BYTES = 16

/** A key of 128 bits: drawn here, or entered to have the same codes as elsewhere. A new one is drawn only if there is none. */
export function SecretKeyField({ label, help, error, value, onChange }: Props) {
  const { t } = useLingui()
  const secret = value !== undefined && isStoredKey(value) ? value.secret : ''
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={label}
        help={help}
        error={error}
        placeholder={t`32 digits from 0 to 9 and a to f`}
        autoComplete="off"
        spellCheck={false}
        value={secret}
        onChange={({ target }) => {
          const typed = target.value.replace(/\s+/g, '').toLowerCase()
          onChange(typed === '' ? null : { secret: typed })
        }}
      />
      {secret === '' ? (
        <Button size="sm" className="self-start" onClick={() => onChange({ secret: drawnKey() })}>
          <KeyRound size={15} aria-hidden />
          <Trans>Draw a key</Trans>
        </Button>
      ) : null}
    </div>
  )
}

function drawnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
