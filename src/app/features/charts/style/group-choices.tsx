import { Trans } from '@lingui/react/macro'
import { allStyleGroups, type StyleGroup, styleGroups } from '#catalog/kit/figures/style-groups.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { CheckField } from '../../../ui/field.tsx'

interface Props {
  chosen: ReadonlySet<StyleGroup>
  onChoose: (groups: ReadonlySet<StyleGroup>) => void
}

/** What of a style is copied. */
export function GroupChoices({ chosen, onChoose }: Props) {
  const { say } = useWords()
  return (
    <fieldset className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">
        <Trans>What is copied</Trans>
      </legend>
      {allStyleGroups.map((group) => (
        <CheckField
          key={group}
          label={say(styleGroups[group])}
          checked={chosen.has(group)}
          onChange={({ target }) =>
            onChoose(new Set(allStyleGroups.filter((one) => (one === group ? target.checked : chosen.has(one)))))
          }
        />
      ))}
    </fieldset>
  )
}
