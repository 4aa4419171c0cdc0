import { useMemo } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { SceneView } from '../../outcome/scene-view.tsx'

interface Props {
  entry: Analysis
  figure: OutcomeFigure
  title: string
  display: Display
  name: string
  isTitled?: boolean
}

/** One figure of an analysis. */
export function FigureView({ entry, figure, title, display, name, isTitled = true }: Props) {
  const scene = useMemo(
    () => entry.plots[figure.of]?.plot(figure.data, { ...display, size: {} }),
    [entry, figure, display],
  )
  return scene ? <SceneView id={figure.of} scene={scene} title={title} name={name} isTitled={isTitled} /> : null
}
