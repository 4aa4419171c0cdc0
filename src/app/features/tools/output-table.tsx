import { useLingui } from '@lingui/react/macro'
import type { ShownOutput } from '#catalog/kit/tool/shown-outputs.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'

/** Many numbers, one per line; on a phone, if they are sticky, they scroll within part of the screen. */
export function OutputTable({ outputs }: { outputs: readonly ShownOutput[] }) {
  const { say } = useWords()
  const { t } = useLingui()
  return (
    <ScrollRegion label={t`All results`} className="max-lg:max-h-[30dvh] print:max-h-none">
      <dl>
        {outputs.map(({ key, label, number, unit, absent, intervals }) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
          >
            <dt className="text-sm text-ink-2">{say(label)}</dt>
            <dd className="text-right">
              <span className="font-semibold" data-testid={`output-${key}`}>
                {number ?? (absent ? say(absent) : '—')}{' '}
                {number === null || !unit ? null : <span className="text-sm font-normal text-ink-2">{say(unit)}</span>}
              </span>
              {intervals.map((one) => (
                <span key={one.label.en} className="block text-sm text-ink-2">
                  {say(one.label)} {one.text}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </ScrollRegion>
  )
}
