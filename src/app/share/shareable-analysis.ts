import type { Analysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { questionOf } from '../outcome/asked-question.ts'
import { analysisContent, smallCountsOf } from './analysis-content.ts'
import { displayIn, type Shareable } from './shareable.ts'

interface ShownAnalysis {
  readonly entry: Analysis
  readonly analysis: AnalysisRecord
  readonly data: string | undefined
  readonly outcome: Outcome
  readonly display: Display
}

/** The result of an analysis, for a share link. */
export function shareableAnalysis({ entry, analysis, data, outcome, display }: ShownAnalysis): Shareable {
  const { title, project } = analysis
  return {
    kind: 'analysis',
    title,
    engine: engineVersionOf(entry.definition),
    data: data ?? null,
    project,
    made: { entry: entry.definition.id, question: questionOf(analysis, entry.definition) },
    smallCounts: smallCountsOf(entry, outcome),
    shown: { record: analysis, outcome },
    contentIn: (language, hidesSmallCounts) =>
      analysisContent(entry, title, outcome, displayIn(language, display), hidesSmallCounts),
  }
}
