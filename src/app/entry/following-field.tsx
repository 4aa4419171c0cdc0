import type { Json } from '#catalog/kit/json.ts'
import type { Conventions, FollowingOption } from '#catalog/kit/options/conventions.ts'
import type { ChoiceOption } from '#catalog/kit/options/options.ts'
import { ChoiceField } from './choice-field.tsx'

interface Props {
  label: string
  help: string | undefined
  error: string | undefined
  spec: FollowingOption
  conventions: Conventions | undefined
  value: Json | undefined
  onChange: (value: string | null) => void
}

/** The key of "as the project", stored as an absent option. */
const FOLLOWING = ''

/** A convention of the project that one analysis may override. */
export function FollowingField({ spec, conventions = {}, value, onChange, ...texts }: Props) {
  const settled = spec.of[conventions[spec.convention] ?? spec.initial]?.label
  const following: ChoiceOption<string> = {
    ...spec,
    of: {
      [FOLLOWING]: {
        label: { en: `As the project: ${settled?.en}`, zh: `与项目设置一致：${settled?.zh}` },
        help: { en: 'Changed for all results at once, under “Edit” of the project.', zh: '在项目的“编辑”中统一修改。' },
      },
      ...spec.of,
    },
  }
  return (
    <ChoiceField
      {...texts}
      spec={following}
      value={typeof value === 'string' ? value : FOLLOWING}
      onChange={(chosen) => onChange(chosen === FOLLOWING ? null : chosen)}
    />
  )
}
