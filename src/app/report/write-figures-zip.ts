import type { Scene } from '#figure/scene.ts'
import { ZipWriter } from '#formats/zip/write-zip.ts'
import { type FigureFormat, type FigureSettings, figureFile } from '../download/figure-file.ts'
import { fileName } from '../download/save-file.ts'
import { type Origin, provenanceOf } from '../outcome/figure-origin.ts'

export interface TitledScene {
  readonly title: string
  readonly scene: Scene
  /** From what it was computed. */
  readonly origin: Origin
}

/** Longest title in a file name, in characters: paths of Windows are short. */
const LONGEST = 80

/** Figures in one format as `Fig1_<title>.pdf`, `Fig2_<title>.pdf` ... of a zip archive; Word and PDF files state how each was computed. `progress` gets fractions. */
export async function writeFiguresZip(
  figures: readonly TitledScene[],
  format: FigureFormat,
  settings: Omit<FigureSettings, 'title' | 'provenance'>,
  progress: (fraction: number) => void,
): Promise<Blob> {
  const zip = new ZipWriter()
  const states = format === 'pdf' || format === 'docx'
  for (const [k, { title, scene, origin }] of figures.entries()) {
    const provenance = states ? await provenanceOf(origin, format, settings.language) : undefined
    const file = await figureFile(scene, format, { ...settings, title, provenance })
    // of the formats only SVG is not compressed yet
    zip.add(figureName(k, title, format), new Uint8Array(await file.arrayBuffer()), { store: format !== 'svg' })
    progress((k + 1) / figures.length)
  }
  return zip.finish('application/zip')
}

/** The name of the k-th file, counted from 0. */
export function figureName(k: number, title: string, format: FigureFormat): string {
  const short = Array.from(title.replaceAll(/\s+/g, ' ').trim()).slice(0, LONGEST).join('')
  return fileName(`Fig${k + 1}_${short.trim()}.${format}`)
}
