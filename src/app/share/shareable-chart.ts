import type { Chart } from '#catalog/charts.ts'
import type { Analysis } from '#catalog/index.ts'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { chartContent } from './chart-content.ts'
import { displayIn, type Shareable } from './shareable.ts'

interface ShownChart {
  readonly entry: Chart | Analysis
  readonly chart: AnalysisRecord
  readonly style: FigureStyle
  readonly project: string
  readonly data: string | undefined
  readonly outcome: Outcome
  readonly display: Display
}

/** A chart, for a share link. It has no tables, so no counts in them. */
export function shareableChart({ entry, chart, style, project, data, outcome, display }: ShownChart): Shareable {
  return {
    kind: 'chart',
    title: chart.title,
    engine: engineVersionOf(entry.definition),
    data: data ?? null,
    project,
    smallCounts: 0,
    shown: { record: chart, outcome },
    contentIn: (language) => chartContent(entry, chart, style, outcome, displayIn(language, display)),
  }
}
