import { ChartResult } from '#app/features/charts/chart-result.tsx'
import { RatingDialog } from '#app/features/charts/rating/rating-dialog.tsx'
import { StyleDialog } from '#app/features/charts/style/style-dialog.tsx'
import VersionsDialog from '#app/features/charts/versions/versions-dialog.tsx'
import { ToolParts } from '#app/features/tools/tool-parts.tsx'
import FigureFileDialog from '#app/outcome/figure-file-dialog.tsx'
import FiguresDialog from '#app/report/figures-dialog.tsx'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { entry, type Made } from '../made.ts'
import type { Views } from './shared.tsx'
import { display, idle, nothing } from './shared.tsx'

function ChartShown({ made, outcome }: { made: Made; outcome: Outcome }) {
  const { chart, stored, dictionary: columns } = made.chart
  return (
    <ChartResult
      entry={chart}
      chart={{ ...made.record, kind: 'chart', title: 'Histogram' }}
      dataset={made.dataset}
      dictionary={columns}
      names={columns}
      question={readQuestion(chart.definition, { version: chart.definition.version, options: stored }, columns)}
      state={{ ...idle, outcome }}
      change={nothing}
      reveal={nothing}
    />
  )
}

export const figures = {
  'figure-with-boxes': ({ tool }) => (
    <ToolParts definition={tool.definition} entered={tool.entered} outcome={tool.result} />
  ),
  'chart-done': (made) => <ChartShown made={made} outcome={made.chart.outcome} />,
  'chart-rejected': (made) => (
    <ChartShown made={made} outcome={{ status: 'rejected', code: 'wrong-form', params: {} }} />
  ),
  'figure-file': ({ outcome }) => {
    const [figure] = outcome.figures
    const scene = figure && entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} })
    const journal = { name: 'PNAS', rules: { formats: ['tiff'], leastDpi: 2400 } } as const
    return scene ? (
      <FigureFileDialog scene={scene} name="means" title="Means" journal={journal} onClose={nothing} />
    ) : null
  },
  figures: ({ project, record, dataset }) => {
    const charts = [{ record: { ...record, kind: 'chart' as const, title: 'Histogram' }, dataset }]
    return <FiguresDialog project={project.id} charts={charts} onClose={nothing} />
  },
  'rate-chart': () => (
    <RatingDialog chart={{ id: 'histogram', version: 1, title: 'Histogram' }} last={undefined} onClose={nothing} />
  ),
  'figure-style': ({ project, record, chart }) => (
    <StyleDialog
      chart={{ ...record, kind: 'chart', project: project.id, title: 'Histogram' }}
      stored={{ ...chart.stored, palette: 'clinical', font: 'serif', figureWidth: 89 }}
      definition={chart.chart.definition}
      onClose={nothing}
    />
  ),
  'chart-versions': ({ record, chart }) => (
    <VersionsDialog
      read={{ chart: { ...record, kind: 'chart' }, definition: chart.chart.definition, stored: chart.stored }}
      draw={() => undefined}
      display={display}
      onClose={nothing}
    />
  ),
} satisfies Views
