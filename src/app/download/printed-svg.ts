import { hasPicturedPoints } from '#figure/raster/pictured-points.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'

/**
 * A figure in print colours.
 * @param perMm pixels per mm of the pictures that thousands of points become; null if each point is to be a shape
 */
export async function printedSvg(scene: Scene, perMm: number | null): Promise<string> {
  if (perMm === null || !hasPicturedPoints(scene)) return renderSvg(scene, { theme: 'print' })
  const { picturedSvg } = await import('./pictured-svg.ts')
  return picturedSvg(scene, perMm)
}
