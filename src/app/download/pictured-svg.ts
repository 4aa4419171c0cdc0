import { renderPicturedSvg } from '#figure/raster/render-pictured.ts'
import type { Scene } from '#figure/scene.ts'
import { pngUrl } from '#formats/image/write-png.ts'

/** A figure in print colours whose points are pictures, with so many pixels per mm. */
export function picturedSvg(scene: Scene, perMm: number): string {
  return renderPicturedSvg(scene, { theme: 'print', perMm, urlOf: pngUrl })
}
