import { useLingui } from '@lingui/react/macro'
import { chartKeywords, chartTitles, loadChart } from '#catalog/charts.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import { type EntryTitle, isOffered } from '#catalog/kit/summary.ts'
import { createQuestion } from '../../data/datasets/analyses.ts'
import { useWords } from '../../i18n/use-words.ts'
import { EntryCatalogue } from '../../questions/entry-catalogue.tsx'
import { chartOptions } from './chart-options.ts'

const offered = chartTitles.filter(isOffered)

/** The catalogue of charts; choosing one creates it. */
export function NewChart({ dataset, onCreated }: { dataset: string; onCreated: (chart: string) => void }) {
  const { t } = useLingui()
  const { say } = useWords()
  const create = async (entry: EntryTitle) => {
    const chart = await loadChart(entry.id)
    if (!chart) return
    const { definition } = chart
    const asked = { kind: 'chart', type: entry.id, version: definition.version, title: say(entry.title) } as const
    onCreated(
      await createQuestion(dataset, { ...asked, asks: chartOptions(definition), options: initialOptions(definition) }),
    )
  }
  return (
    <EntryCatalogue
      entries={offered}
      loadKeywords={chartKeywords}
      label={t`Search the charts`}
      placeholder={t`histogram, 箱线图, sdt, forest …`}
      onChoose={(entry) => void create(entry)}
    />
  )
}
