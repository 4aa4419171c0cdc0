import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { Json } from '#catalog/kit/json.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { OptionSpec, OptionSpecs } from '#catalog/kit/options/options.ts'
import type { ChangedLeaf } from '../../../data/datasets/chart-versions.ts'
import { useWords } from '../../../i18n/use-words.ts'

interface Props {
  changed: readonly ChangedLeaf[]
  asks: OptionSpecs
  display: Display
}

/** The options in which a version differs from the chart: a line for each, with both values if one value says it. */
export function VersionChanges({ changed, asks, display }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  if (changed.length === 0)
    return (
      <p className="text-xs text-ink-3">
        <Trans>The same options as now</Trans>
      </p>
    )
  const byOption = new Map<string, ChangedLeaf[]>()
  for (const leaf of changed) {
    const [key = leaf.leaf] = leaf.leaf.split('.', 1)
    byOption.set(key, [...(byOption.get(key) ?? []), leaf])
  }
  const lines = [...byOption].map(([key, leaves]) => {
    const spec = asks[key]
    const [only] = leaves.length === 1 ? leaves : []
    const value = (of: Json) => spec && valueWords(spec, of)
    const [before, now] = only?.leaf === key ? [value(only.before), value(only.now)] : []
    return { key, label: spec ? say(spec.label) : key, before, now }
  })
  return (
    <details className="text-xs">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-ink-2 max-sm:min-h-11">
        <ChevronRight size={14} aria-hidden className="shrink-0 transition-transform in-open:rotate-90" />
        <Trans>Other than now: {lines.length}</Trans>
      </summary>
      <dl className="flex flex-col gap-1 pb-1 pl-5">
        {lines.map(({ key, label, before, now }) => (
          <div key={key} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{label}</dt>
            {before === undefined || now === undefined ? null : (
              <dd>
                <Trans>
                  {before}, now {now}
                </Trans>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )

  /** A value as its field shows it; undefined if it is more than one. */
  function valueWords(spec: OptionSpec, value: Json): string | undefined {
    if (value === null || value === '') return '–'
    switch (spec.kind) {
      case 'choice':
        return typeof value === 'string' && spec.of[value] ? say(spec.of[value].label) : undefined
      case 'toggle':
        return value === true ? t`on` : t`off`
      case 'variable':
        return typeof value === 'string' ? display.names.variable(value) : undefined
      case 'number':
      case 'text':
        return typeof value === 'number' || typeof value === 'string' ? shortened(String(value)) : undefined
      default:
        return undefined
    }
  }
}

const LONGEST = 60
const shortened = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words)
