import { Trans } from '@lingui/react/macro'
import type { FigureSource } from '../data/datasets/analysis.ts'
import { QuestionLink } from './question-link.tsx'

interface Props {
  dataset: string
  source: FigureSource
}

/** Above the style of a figure of an analysis: where its data are chosen. */
export function FigureNote({ dataset, source: { analysis, title, isThere } }: Props) {
  return (
    <p className="mb-5 rounded-md bg-sunken p-3 text-sm text-ink-2">
      {isThere ? (
        <Trans>
          A figure of the analysis{' '}
          <QuestionLink kind="analysis" id={analysis} dataset={dataset} className="text-accent underline">
            {title}
          </QuestionLink>
          . It follows the variables and options chosen there.
        </Trans>
      ) : (
        <Trans>The analysis “{title}” was deleted. Its figure stays as it was, with the data of today.</Trans>
      )}
    </p>
  )
}
