import { renderPicture } from '#figure/render-picture.ts'
import { keepVersion, type ReadChart } from '../../../data/datasets/chart-versions.ts'
import { hasImage } from '../../../download/figure-file.ts'
import type { SavedFigure } from '../../../outcome/save-figure.tsx'

/** Keeps the version of a chart whose figure was saved to a file. */
export async function keepDownload(read: ReadChart, { scene, format, dpi }: SavedFigure): Promise<void> {
  const { width, height } = scene
  const file = { format, width, height, ...(hasImage(scene, format) && { dpi }) }
  await keepVersion(read, { name: '', picture: renderPicture(scene), file })
}
