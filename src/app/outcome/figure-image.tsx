import { lazy, Suspense, useMemo } from 'react'
import { hasPicturedPoints } from '#figure/raster/pictured-points.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import type { ThemeName } from '#figure/theme.ts'
import { loadPart } from '../loading/load-part.ts'
import { SvgImage } from './svg-image.tsx'

const LayeredFigure = lazy(async () => ({
  default: (await loadPart(() => import('./layered-figure.tsx'), 'own')).LayeredFigure,
}))

export interface FigureImageProps {
  scene: Scene
  theme: ThemeName
  testId?: string
}

/** A figure as wide as its container. Thousands of points are drawn as pixels, between what is below and above them. */
export function FigureImage({ scene, theme, testId }: FigureImageProps) {
  const isLayered = useMemo(() => hasPicturedPoints(scene), [scene])
  const svg = useMemo(() => (isLayered ? null : renderSvg(scene, { theme })), [isLayered, scene, theme])
  const ratio = scene.width / scene.height
  if (svg !== null) return <SvgImage svg={svg} alt={scene.description} ratio={ratio} {...(testId && { testId })} />
  return (
    <Suspense fallback={<div style={{ aspectRatio: String(ratio) }} />}>
      <LayeredFigure scene={scene} theme={theme} {...(testId && { testId })} />
    </Suspense>
  )
}
