import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { theme } from '../state/theme.ts'
import { SaveFigure } from './save-figure.tsx'
import { SvgImage } from './svg-image.tsx'

interface Props {
  /** Names the figure in the page and in the names of files. */
  id: string
  scene: Scene
  title: string
  /** What files are called. */
  name: string
}

/** The figure as it will be printed, in the page's colours; saved in print colours. */
export function SceneView({ id, scene, title, name }: Props) {
  const { shown } = useSnapshot(theme)
  const svg = useMemo(() => renderSvg(scene, { theme: shown }), [scene, shown])
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{title}</span>
        <SaveFigure scene={scene} name={`${name}-${id}`} />
      </figcaption>
      <div className="max-w-3xl overflow-x-auto rounded-lg bg-surface p-3 shadow-card">
        <SvgImage svg={svg} alt={scene.description} ratio={scene.width / scene.height} testId={`figure-${id}`} />
      </div>
    </figure>
  )
}
