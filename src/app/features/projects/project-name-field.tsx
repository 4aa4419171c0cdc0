import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanName } from '../../data/project-name.ts'
import { TextField } from '../../ui/field.tsx'

interface Props {
  value: string
  onChange: (name: string) => void
  /** Whether to say that a name is missing. */
  isMissing: boolean
}

/** The name of a project. What a name may not have is left out as it is typed. */
export function ProjectNameField({ value, onChange, isMissing }: Props) {
  const { t } = useLingui()
  const [composed, setComposed] = useState<string>()
  const [leftOut, setLeftOut] = useState(false)
  const take = (text: string) => {
    const name = cleanName(text)
    if (name !== text) setLeftOut(true)
    onChange(name)
  }
  return (
    <TextField
      label={<Trans>Project name</Trans>}
      help={
        <span aria-live="polite">
          {leftOut ? (
            <Trans>Spaces and signs are left out of a name. The description may have them.</Trans>
          ) : (
            <Trans>Letters and digits of any script, at most 100</Trans>
          )}
        </span>
      }
      error={isMissing ? t`A project name has only letters and digits, 1 to 100 of them` : undefined}
      data-first
      value={composed ?? value}
      onChange={({ target, nativeEvent }) => {
        // an input method shows apostrophes between the syllables that it has not turned into characters yet
        if ((nativeEvent as InputEvent).isComposing) setComposed(target.value)
        else take(target.value)
      }}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined)
        take(currentTarget.value)
      }}
    />
  )
}
