import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'
import type { Problem } from './use-submit.ts'

interface Props {
  /** Label of the button. */
  action: ReactNode
  onSubmit: () => void
  /** The error of the form as a whole; a field's own error is not repeated. */
  error?: Problem | undefined
  disabled?: boolean
  look?: 'primary' | 'danger'
  children: ReactNode
}

/** Some fields and a button, which Enter presses too. */
export function AskForm({ action, onSubmit, error, disabled = false, look = 'primary', children }: Props) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus()
  }, [error])
  return (
    <form
      ref={form}
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) onSubmit()
      }}
    >
      {children}
      {error ? <FormError>{i18n._(error.words)}</FormError> : null}
      <Button type="submit" look={look} size="lg" disabled={disabled}>
        {action}
      </Button>
    </form>
  )
}
