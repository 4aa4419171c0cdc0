import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FileRules } from '#figure/check/check-file.ts'
import type { Scene } from '#figure/scene.ts'
import type { FigureFormat } from '../download/figure-file.ts'
import { keepPdfFonts } from '../download/keep-pdf-fonts.ts'
import { saveResult } from '../download/save-result.ts'
import { Button } from '../ui/button.tsx'
import { useFigureFile } from './use-figure-file.ts'

const FigureFileDialog = lazy(() => import('./figure-file-dialog.tsx'))

/** A figure as it was saved to a file. */
export interface SavedFigure {
  readonly scene: Scene
  readonly format: FigureFormat
  /** The resolution of the image in it, if the format has one. */
  readonly dpi: number
}

/** A journal for which a figure is made, and what it asks of the file. */
export interface JournalFile {
  readonly name: string
  readonly rules: FileRules
}

interface Props {
  scene: Scene
  /** Base name of files, without an extension. */
  name: string
  /** The caption in Word. */
  title: string
  journal?: JournalFile | undefined
  /** Parts of it are still being drawn: a file now would lack them. */
  isPartial?: boolean | undefined
  onSaved?: ((saved: SavedFigure) => void) | undefined
}

const DPI = 300

/** Saves the current figure in the most common formats, or in a chosen format and size; a phone has room for one format. */
export function SaveFigure({ scene, name, title, journal, isPartial, onSaved }: Props) {
  const [choosing, setChoosing] = useState(false)
  const make = useFigureFile({ name, title })
  useEffect(keepPdfFonts, [])
  const save = async (format: FigureFormat) => {
    const file = await make(scene, format, { dpi: DPI })
    if (!file) return
    saveResult(file, file.name)
    onSaved?.({ scene, format, dpi: DPI })
  }
  const quick = (format: FigureFormat) => void save(format)
  return (
    <>
      <Button size="sm" className="max-sm:hidden" disabled={isPartial} onClick={() => quick('svg')}>
        <Download size={15} aria-hidden />
        SVG
      </Button>
      <Button size="sm" className="max-sm:hidden" disabled={isPartial} onClick={() => quick('pdf')}>
        <Download size={15} aria-hidden />
        PDF
      </Button>
      <Button size="sm" disabled={isPartial} onClick={() => quick('png')}>
        <Download size={15} aria-hidden />
        <Trans>PNG, 300 dpi</Trans>
      </Button>
      {scene.flow === undefined ? null : (
        <Button size="sm" disabled={isPartial} onClick={() => quick('docx')}>
          <Download size={15} aria-hidden />
          Word
        </Button>
      )}
      <Button size="sm" disabled={isPartial} onClick={() => setChoosing(true)}>
        <Trans>Size and format</Trans>
      </Button>
      {choosing ? (
        <Suspense>
          <FigureFileDialog
            scene={scene}
            name={name}
            title={title}
            journal={journal}
            onSaved={onSaved}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
