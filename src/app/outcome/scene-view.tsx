import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { theme } from '../state/theme.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
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

/** Pixels of the page for a millimetre of the paper: letters of all figures are of one size. */
const READ_AT = 6.2

/** The same where the page is narrow; a figure that is wider still scrolls. */
const LEAST = 2.7

/** The figure as it will be printed, in the page's colours; saved in print colours. */
export function SceneView({ id, scene, title, name }: Props) {
  const { shown } = useSnapshot(theme)
  const svg = useMemo(() => renderSvg(scene, { theme: shown }), [scene, shown])
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{title}</span>
        <SaveFigure scene={scene} name={`${name}-${id}`} />
      </figcaption>
      <div className="max-w-3xl" style={{ width: `min(100%, calc(${Math.round(READ_AT * scene.width)}px + 1.5rem))` }}>
        <ScrollRegion label={title} className="rounded-lg bg-surface p-3 shadow-card">
          <div style={{ minWidth: Math.round(LEAST * scene.width) }}>
            <SvgImage svg={svg} alt={scene.description} ratio={scene.width / scene.height} testId={`figure-${id}`} />
          </div>
        </ScrollRegion>
      </div>
    </figure>
  )
}
