import { useLingui } from '@lingui/react/macro'
import { type ChartFamily, chartFamilies, chartFamilyIds } from '#catalog/kit/chart-family.ts'
import { type ChartLabel, chartLabels } from '#catalog/kit/chart-labels.ts'
import type { EntryTitle, KeywordsById } from '#catalog/kit/summary.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { smallInputLook } from '../../../ui/field.tsx'

/** What the gallery is filtered by; undefined filters nothing. */
export interface ChosenFilter {
  readonly family?: ChartFamily | undefined
  readonly purpose?: ChartLabel | undefined
  readonly data?: ChartLabel | undefined
}

/** Whether a chart passes the filter. */
export function passes(
  { id, family }: EntryTitle,
  keywords: KeywordsById | undefined,
  { family: wanted, purpose, data }: ChosenFilter,
): boolean {
  const labels = keywords?.[id]?.labels ?? []
  return (
    (wanted === undefined || family === wanted) &&
    [purpose, data].every((label) => label === undefined || labels.includes(label))
  )
}

interface Props {
  charts: readonly EntryTitle[]
  keywords: KeywordsById | undefined
  chosen: ChosenFilter
  onChoose: (filter: ChosenFilter) => void
}

/** Filters by family, purpose and data. Each choice has the number of charts that it would leave; choices that would leave none are not offered. */
export function ChartFilter({ charts, keywords, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const left = (change: ChosenFilter) =>
    charts.filter((chart) => passes(chart, keywords, { ...chosen, ...change })).length
  const labelsOf = (of: 'purpose' | 'data') =>
    (Object.keys(chartLabels) as ChartLabel[]).filter((label) => chartLabels[label].of === of)
  return (
    <>
      <Choice
        label={t`Family`}
        all={t`All families`}
        choices={chartFamilyIds.map((key) => ({ key, name: say(chartFamilies[key]), count: left({ family: key }) }))}
        value={chosen.family}
        onChoose={(family) => onChoose({ ...chosen, family })}
      />
      <Choice
        label={t`Purpose`}
        all={t`Any purpose`}
        choices={labelsOf('purpose').map((key) => ({
          key,
          name: say(chartLabels[key]),
          count: left({ purpose: key }),
        }))}
        value={chosen.purpose}
        onChoose={(purpose) => onChoose({ ...chosen, purpose })}
      />
      <Choice
        label={t`Data`}
        all={t`Any data`}
        choices={labelsOf('data').map((key) => ({ key, name: say(chartLabels[key]), count: left({ data: key }) }))}
        value={chosen.data}
        onChoose={(data) => onChoose({ ...chosen, data })}
      />
    </>
  )
}

interface ChoiceProps<K extends string> {
  label: string
  all: string
  choices: readonly { readonly key: K; readonly name: string; readonly count: number }[]
  value: K | undefined
  onChoose: (key: K | undefined) => void
}

function Choice<K extends string>({ label, all, choices, value, onChoose }: ChoiceProps<K>) {
  const offered = choices.filter(({ key, count }) => count > 0 || key === value)
  return (
    <select
      aria-label={label}
      className={`${smallInputLook} h-11 min-w-0 flex-1 basis-36 sm:max-w-60`}
      value={value ?? ''}
      onChange={({ target }) => onChoose(offered.find(({ key }) => key === target.value)?.key)}
    >
      <option value="">{all}</option>
      {offered.map(({ key, name, count }) => (
        <option key={key} value={key}>
          {name} ({count})
        </option>
      ))}
    </select>
  )
}
