import { hasPicturedPoints, PICTURE_PER_MM } from '#figure/raster/pictured-points.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { printedSvg } from '../download/printed-svg.ts'
import type { SharedFigure } from './snapshot.ts'

/** A figure for both themes; one of thousands of points, which become pixels, for print alone. */
export async function sharedFigure(scene: Scene, title: string): Promise<SharedFigure> {
  const { width, height, description } = scene
  const about = { title, description, width, height }
  if (hasPicturedPoints(scene)) return { ...about, light: await printedSvg(scene, PICTURE_PER_MM), dark: null }
  return { ...about, light: renderSvg(scene, { theme: 'light' }), dark: renderSvg(scene, { theme: 'dark' }) }
}
