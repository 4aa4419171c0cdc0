import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field, inputLook } from '../ui/field.tsx'

interface Props {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  value: string
  onChange: (password: string) => void
  autoComplete: 'current-password' | 'new-password'
}

const MOST = 20

/** A password, with a button that reveals it. */
export function PasswordField({ label, help, error, value, onChange, autoComplete }: Props) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(naming) => (
        <div className="relative">
          <input
            {...naming}
            type={isShown ? 'text' : 'password'}
            className={classNames(inputLook, 'h-11 w-full pr-12')}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MOST}
            required
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            look="quiet"
            size="icon"
            className="absolute top-0.5 right-0.5"
            aria-label={isShown ? t`Hide the password` : t`Show the password`}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff size={17} aria-hidden /> : <Eye size={17} aria-hidden />}
          </Button>
        </div>
      )}
    </Field>
  )
}
