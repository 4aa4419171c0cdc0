import { useMemo } from 'react'
import type { Analysis } from '#catalog/index.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { SceneView } from '../../outcome/scene-view.tsx'

interface Props {
  entry: Analysis
  figure: OutcomeFigure
  display: Display
  name: string
}

/** One figure of an analysis. */
export function FigureView({ entry, figure, display, name }: Props) {
  const scene = useMemo(
    () => entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} }),
    [entry, figure, display],
  )
  const title = figureTitle(entry.definition, figure, display) ?? name
  return scene ? <SceneView id={figure.of} scene={scene} title={title} name={name} /> : null
}
