import type { Analysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { analysisContent, smallCountsOf } from './analysis-content.ts'
import { displayIn, type Shareable } from './shareable.ts'

interface ShownAnalysis {
  readonly entry: Analysis
  readonly title: string
  readonly project: string
  readonly data: string | undefined
  readonly outcome: Outcome
  readonly display: Display
}

/** The result of an analysis, for a share link. */
export function shareableAnalysis({ entry, title, project, data, outcome, display }: ShownAnalysis): Shareable {
  return {
    kind: 'analysis',
    title,
    engine: engineVersionOf(entry.definition),
    data: data ?? null,
    project,
    smallCounts: smallCountsOf(entry, outcome),
    contentIn: (language, hidesSmallCounts) =>
      analysisContent(entry, title, outcome, displayIn(language, display), hidesSmallCounts),
  }
}
