import { useMemo } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { FigureOrigin } from '../../outcome/figure-origin.ts'
import { SceneView } from '../../outcome/scene-view.tsx'
import { EditFigure } from './edit-figure.tsx'

interface Props {
  entry: Analysis
  figure: OutcomeFigure
  title: string
  display: Display
  analysis: AnalysisRecord
  isTitled?: boolean
}

/** Characters of a record's title. */
const LONGEST_TITLE = 200

/** One figure of an analysis. */
export function FigureView({ entry, figure, title, display, analysis, isTitled = true }: Props) {
  const scene = useMemo(
    () => entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} }),
    [entry, figure, display],
  )
  const origin = useMemo(() => [analysis], [analysis])
  if (!scene) return null
  const name = analysis.title
  const chartTitle = title === name ? name : `${name}: ${title}`.slice(0, LONGEST_TITLE)
  return (
    <FigureOrigin value={origin}>
      <SceneView
        id={figure.of}
        scene={scene}
        title={title}
        name={name}
        isTitled={isTitled}
        action={<EditFigure analysis={analysis} figure={figure.id} title={chartTitle} />}
      />
    </FigureOrigin>
  )
}
