import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Table2 } from 'lucide-react'
import { listAnalyses } from '../../data/datasets/analysis.ts'
import { readDataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { OpeningFailed } from '../../entry/opening-failed.tsx'
import { useOpened } from '../../opened/use-opened.ts'
import { useKept } from '../../outcome/use-kept.ts'
import { holdsPlans } from '../../plans/plans-dataset.ts'
import { QuestionTabs } from '../../questions/question-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import { AnalysisView } from './analysis-view.tsx'
import { NewAnalysis } from './new-analysis.tsx'

interface Props {
  dataset: string
  selected: string | undefined
  onSelect: (analysis: string | undefined) => void
}

/** The analyses of a dataset: a list, and the one that is open. Without one, the catalogue to choose from. */
export function AnalysisPage({ dataset: id, selected, onSelect }: Props) {
  const { t } = useLingui()
  const dataset = useLiveQuery(() => readDataset(ownData().database, id), [id])
  const analyses = useLiveQuery(() => listAnalyses(ownData().database, id), [id])
  const { opened, failure, stale } = useOpened(id)
  const open = analyses?.find((analysis) => analysis.id === selected)
  const kept = useKept(open?.id)
  if (!analyses) return null
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 truncate text-xl">{dataset?.name}</h1>
        <Button asChild className="print:hidden">
          <Link to="/dataHandle/show" search={{ dataset: id }}>
            <Table2 size={16} aria-hidden />
            <Trans>Data</Trans>
          </Link>
        </Button>
      </div>
      <QuestionTabs
        label={t`Analyses of this dataset`}
        another={t`New analysis`}
        records={analyses}
        selected={selected}
        onSelect={onSelect}
      />
      {failure && !kept?.outcome ? <OpeningFailed failure={failure} dataset={dataset} /> : null}
      {open && dataset ? (
        kept && (
          <AnalysisView
            key={open.id}
            analysis={open}
            kept={kept.outcome}
            dataset={dataset}
            opened={opened}
            stale={stale}
            onDeleted={() => onSelect(undefined)}
          />
        )
      ) : failure ? null : (
        <NewAnalysis dataset={id} isForPlans={dataset !== undefined && holdsPlans(dataset)} onCreated={onSelect} />
      )}
    </div>
  )
}
