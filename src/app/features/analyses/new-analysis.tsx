import { useLingui } from '@lingui/react/macro'
import { analysisSummaries, loadAnalysis } from '#catalog/index.ts'
import { initialOptions } from '#catalog/kit/read-options.ts'
import type { EntrySummary } from '#catalog/kit/summary.ts'
import { createAnalysis } from '../../data/datasets/analyses.ts'
import { useWords } from '../../i18n/use-words.ts'
import { EntryCatalogue } from '../../questions/entry-catalogue.tsx'

/** The catalogue of analyses; choosing one begins it. */
export function NewAnalysis({ dataset, onCreated }: { dataset: string; onCreated: (analysis: string) => void }) {
  const { t } = useLingui()
  const { say } = useWords()
  const create = async (entry: EntrySummary) => {
    const analysis = await loadAnalysis(entry.id)
    if (analysis)
      onCreated(await createAnalysis(dataset, entry.id, say(entry.title), initialOptions(analysis.definition)))
  }
  return (
    <EntryCatalogue
      entries={analysisSummaries}
      label={t`Search the analyses`}
      placeholder={t`t test, 基线表, scfx, survival …`}
      onChoose={(entry) => void create(entry)}
    />
  )
}
