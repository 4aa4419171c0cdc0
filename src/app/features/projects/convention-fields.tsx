import { type Conventions, conventionOptions } from '#catalog/kit/options/conventions.ts'
import { ChoiceField } from '../../entry/choice-field.tsx'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  value: Conventions
  onChange: (value: Conventions) => void
}

/** The conventions of a project for all its tables and figures. */
export function ConventionFields({ value, onChange }: Props) {
  const { say } = useWords()
  return Object.entries(conventionOptions).map(([name, spec]) => (
    <ChoiceField
      key={name}
      label={say(spec.label)}
      help={say(spec.help)}
      error={undefined}
      spec={spec}
      value={value[name as keyof Conventions] ?? spec.initial}
      onChange={(answer) => onChange({ ...value, [name]: answer })}
    />
  ))
}
