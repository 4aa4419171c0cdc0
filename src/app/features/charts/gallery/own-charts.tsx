import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { Suspense } from 'react'
import type { OwnChart } from '../../../data/datasets/list-charts.ts'
import { EntryPicture } from '../../../questions/entry-picture.tsx'
import { QuestionLink } from '../../../questions/question-link.tsx'

/** The reader's charts in all projects on this device, each a link to its page. */
export function OwnCharts({ charts }: { charts: readonly OwnChart[] }) {
  const { t } = useLingui()
  if (charts.length === 0)
    return (
      <p className="py-8 text-ink-2">
        <Trans>Charts that you make are listed here, from all your projects on this device.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`My charts`} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {charts.map(({ id, dataset, title, projectName, datasetName, picture }) => (
        <li key={id}>
          <QuestionLink
            id={id}
            kind="chart"
            dataset={dataset}
            className="flex h-full items-start gap-4 rounded-lg bg-surface p-4 shadow-card hover:shadow-raised"
          >
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-2">
                {projectName} · {datasetName}
              </span>
            </span>
            <span className="flex aspect-4/3 w-24 shrink-0 items-center justify-center">
              {picture === undefined ? (
                <ChartColumn size={32} aria-hidden className="text-ink-3" />
              ) : (
                <Suspense>
                  <EntryPicture svg={picture} />
                </Suspense>
              )}
            </span>
          </QuestionLink>
        </li>
      ))}
    </ul>
  )
}
