import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Display } from '#catalog/kit/message.ts'
import type { Exclusion, Sample } from '#catalog/kit/outcome.ts'
import { useLabelled } from '../i18n/use-labelled.ts'

/** N used, and what was left out and why; nothing for an analysis that looks at no rows, such as a plan. */
export function SampleLine({ sample, display }: { sample: Sample; display: Display }) {
  const { t } = useLingui()
  const labelled = useLabelled()
  const reasons: Record<Exclusion['reason'], string> = {
    missing: t`missing`,
    infinite: t`infinite`,
    'user-missing': t`missing code`,
    'not-chosen': t`not in the chosen groups`,
    invalid: t`not valid`,
    'not-after-start': t`not after the start of the interval`,
    'before-start': t`before the date of the beginning`,
  }
  const { names } = display
  const whose = (variable: string, group: string | undefined) =>
    group === undefined ? variable : t`${variable} (${group})`
  if (sample.total === 0) return null
  return (
    <div className="text-sm text-ink-2">
      <p>
        <Trans>
          N = {sample.used} of {sample.total}
        </Trans>
      </p>
      {sample.excluded.length > 0 ? (
        <details>
          <summary className="cursor-pointer text-ink-3">
            <Plural
              value={sample.excluded.length}
              one="# reason for leaving rows out"
              other="# reasons for leaving rows out"
            />
          </summary>
          <ul className="mt-1 pl-4">
            {sample.excluded.map(({ variable, group, reason, count }) => (
              <li key={`${variable}/${JSON.stringify(group)}/${reason}`}>
                {labelled(whose(names.variable(variable), group && names.level(group)), `${count} ${reasons[reason]}`)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
