import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Table2 } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import type { ColumnInfo, NamedColumns } from '#catalog/kit/data-dictionary.ts'
import { type AnalysisRecord, keeperOf, type QuestionKind } from '../data/datasets/analysis.ts'
import { type Dataset, readDataset } from '../data/datasets/dataset.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { listAnalyses } from '../data/datasets/list-analyses.ts'
import { ownData } from '../data/own-data.ts'
import { OpeningFailure } from '../entry/opening-failure.tsx'
import { UndoButtons } from '../history/undo-buttons.tsx'
import { contentShown } from '../loading/first-paint.ts'
import { useLastOpened } from '../opened/use-last-opened.ts'
import { useOpened } from '../opened/use-opened.ts'
import { useTrail } from '../opened/use-trail.ts'
import { useKept } from '../outcome/use-kept.ts'
import { holdsPlans } from '../plans/plans-dataset.ts'
import { Button } from '../ui/button.tsx'
import type { OpenedDataset } from '../workers/open-dataset.ts'
import { QuestionTabs } from './question-tabs.tsx'

/** The open question, its dataset, and its kept outcome. */
export interface OpenQuestion {
  record: AnalysisRecord
  kept: KeptOutcome | undefined
  /** What the variables are called, as far as known without opening the dataset. */
  names: NamedColumns
  dataset: Dataset
  opened: OpenedDataset | undefined
  stale: boolean
  onDeleted: () => void
}

interface Props {
  kind: QuestionKind
  dataset: string
  selected: string | undefined
  onSelect: (question: string | undefined) => void
  /** Labels for the list of questions and the New button. */
  words: { list: string; another: string }
  view: ComponentType<OpenQuestion>
  /** Starts to load the view while the records are read. */
  loadView: () => Promise<unknown>
  /** Shown while no question is open: the catalogue. */
  catalogue: (dataset: Dataset | undefined, columns: readonly ColumnInfo[] | undefined) => ReactNode
}

/** The analyses or the charts of a dataset: a list, and the open one. Without one, the catalogue. */
export function QuestionPage({ kind, dataset: id, selected, onSelect, words, view: View, loadView, catalogue }: Props) {
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  const questions = useLiveQuery(() => listAnalyses(ownData().database, id, kind), [id, kind])
  const { opened, failure, stale } = useOpened(id)
  const open = questions?.find((question) => question.id === selected)
  const kept = useKept(id, open && keeperOf(open).id)
  const isAsked = selected !== undefined
  useEffect(() => {
    if (isAsked) void loadView().catch(() => undefined) // a failure is reported where the view is rendered, which loads it again
  }, [isAsked, loadView])
  const isNothingKept = questions !== undefined && (open === undefined || (kept !== undefined && !kept.outcome))
  useEffect(() => {
    if (isNothingKept) contentShown()
  }, [isNothingKept])
  useTrail({ project: dataset?.project, dataset, title: open?.title })
  useLastOpened({ dataset: dataset && !holdsPlans(dataset) ? dataset.id : undefined, [kind]: open?.id })
  if (!questions) return null
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <h1 className="min-w-0 flex-1 truncate text-xl">{dataset?.name}</h1>
        <div className="flex items-center gap-2 print:hidden">
          {dataset && !open ? <UndoButtons project={dataset.project} /> : null}
          <Button asChild>
            <Link to="/dataHandle/show" search={{ dataset: id }}>
              <Table2 size={16} aria-hidden />
              <Trans>Data</Trans>
            </Link>
          </Button>
        </div>
      </div>
      <QuestionTabs
        label={words.list}
        another={words.another}
        records={questions}
        selected={selected}
        onSelect={onSelect}
      />
      {failure && !kept?.outcome ? <OpeningFailure failure={failure} dataset={dataset} /> : null}
      <Suspense>
        {open && dataset
          ? kept && (
              <View
                key={open.id}
                record={open}
                kept={kept.outcome}
                names={kept.names}
                dataset={dataset}
                opened={opened}
                stale={stale}
                onDeleted={() => onSelect(undefined)}
              />
            )
          : failure
            ? null
            : catalogue(dataset, opened?.dictionary.columns)}
      </Suspense>
    </div>
  )
}
