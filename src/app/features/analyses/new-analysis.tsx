import { Trans, useLingui } from '@lingui/react/macro'
import { Compass, List } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { analysisKeywords, analysisPictures, analysisTitles } from '#catalog/index.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { GuideLine } from '#catalog/kit/guide.ts'
import { type EntryTitle, isOffered } from '#catalog/kit/summary.ts'
import { useWords } from '../../i18n/use-words.ts'
import { loadPart } from '../../loading/load-part.ts'
import { EntryCatalogue } from '../../questions/entry-catalogue.tsx'
import { useKeywords } from '../../questions/use-keywords.ts'
import { Button } from '../../ui/button.tsx'

const WhichTest = lazy(() => import('../../questions/which-test.tsx'))

interface Props {
  dataset: string
  /** The dataset has no rows: only study planning is offered. */
  isForPlans: boolean
  /** The variables of the dataset; undefined until it is opened. */
  columns: readonly ColumnInfo[] | undefined
  /** It opens with "Which test?". */
  asksWhich: boolean
  onCreated: (analysis: string) => void
}

const offered = analysisTitles.filter(isOffered)
const plans = offered.filter(({ family }) => family === 'study-design')

/** The catalogue of analyses, or the guide that leads to one; choosing one creates it. */
export function NewAnalysis({ dataset, isForPlans, columns, asksWhich, onCreated }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const [guided, setGuided] = useState(asksWhich && !isForPlans)
  const keywords = useKeywords(analysisKeywords, guided)
  const create = async (entry: EntryTitle, options: GuideLine['options'] = {}) => {
    const { newAnalysis } = await loadPart(() => import('../../questions/new-question.ts'), 'own')
    const created = await newAnalysis(dataset, entry.id, say(entry.title), options)
    if (created !== undefined) onCreated(created)
  }
  const guide = isForPlans ? null : (
    <Button size={guided ? 'md' : 'lg'} onClick={() => setGuided(!guided)}>
      {guided ? <List size={16} aria-hidden /> : <Compass size={16} aria-hidden />}
      {guided ? <Trans>All analyses</Trans> : <Trans>Which test?</Trans>}
    </Button>
  )
  if (guided)
    return (
      <div className="flex flex-col items-start gap-4">
        {guide}
        <Suspense>
          <WhichTest entries={offered} keywords={keywords} onChoose={(entry, options) => void create(entry, options)} />
        </Suspense>
      </div>
    )
  return (
    <EntryCatalogue
      kind="analysis"
      entries={isForPlans ? plans : offered}
      loadKeywords={analysisKeywords}
      loadPictures={analysisPictures}
      columns={isForPlans ? null : columns}
      label={t`Search the analyses`}
      placeholder={t`t test, 基线表, scfx, survival …`}
      beside={guide}
      onChoose={(entry) => void create(entry)}
    />
  )
}
