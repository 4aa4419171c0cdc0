import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { hasPicturedPoints } from '#figure/raster/pictured-points.ts'
import type { Scene } from '#figure/scene.ts'
import { type FigureFormat, hasImage, isImage } from '../download/figure-file.ts'
import { saveResult } from '../download/save-result.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { ColoursField, DpiField, FormatField, usualDpi } from './figure-format-fields.tsx'
import { FigureHandOn } from './figure-hand-on.tsx'
import { FigureImage } from './figure-image.tsx'
import { JournalFileHint } from './journal-file-hint.tsx'
import type { JournalFile, SavedFigure } from './save-figure.tsx'
import { type FigureNames, useFigureFile } from './use-figure-file.ts'

interface Props extends FigureNames {
  scene: Scene
  journal?: JournalFile | undefined
  onSaved?: ((saved: SavedFigure) => void) | undefined
  onClose: () => void
}

const MM = { min: 30, max: 400 }
const MM_PER_INCH = 25.4
/** Largest canvas of browsers. */
const MAX_PIXELS = 16_384

/** Saves a figure in a chosen format, size in mm and resolution, with a preview of the print. */
export default function FigureFileDialog({ scene, name, title, journal, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const make = useFigureFile({ name, title })
  const [format, setFormat] = useState<FigureFormat>(journal?.rules.formats[0] ?? 'tiff')
  const [chosen, setDpi] = useState<number>()
  const dpi = chosen ?? usualDpi(format, journal?.rules)
  const [typed, setTyped] = useState({ width: String(scene.width), height: String(scene.height) })
  const [width, height] = [Number(typed.width), Number(typed.height)]
  const wrong = (mm: number) =>
    mm >= MM.min && mm <= MM.max ? undefined : t`Enter a number from ${MM.min} to ${MM.max}.`
  const picture = hasImage(scene, format)
  const isSized = format !== 'xlsx'
  const [across, down] = [Math.round((width / MM_PER_INCH) * dpi), Math.round((height / MM_PER_INCH) * dpi)]
  const tooLarge = picture && Math.max(across, down) > MAX_PIXELS
  const valid = wrong(width) === undefined && wrong(height) === undefined
  const sized = useMemo(
    () => (valid && isSized ? { ...scene, width, height } : scene),
    [scene, valid, isSized, width, height],
  )
  const [pointShapes, setPointShapes] = useState(false)
  const hasDrawnPoints = format !== 'xlsx' && !isImage(format) && hasPicturedPoints(scene)
  const [colours, setColours] = useState<'rgb' | 'grey'>('rgb')
  const isWrong = isSized && (!valid || tooLarge)
  const submit = async () => {
    const file = await make(sized, format, { dpi, pointShapes, colours })
    if (!file) return
    saveResult(file, file.name)
    onSaved?.({ scene: sized, format, dpi })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Save the figure</Trans>}
      closeLabel={t`Close`}
      size="md"
      footer={
        <>
          <FigureHandOn
            format={format}
            disabled={isWrong}
            make={(wanted) => make(sized, wanted, { dpi, pointShapes, colours })}
          />
          <Button look="primary" disabled={isWrong} onClick={() => void submit()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div
          className={classNames(
            'rounded-md bg-white p-2 shadow-card',
            isImage(format) && colours === 'grey' && 'grayscale',
          )}
        >
          <FigureImage scene={sized} theme="print" testId="figure-preview" />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <FormatField className="max-sm:col-span-2" value={format} onChange={setFormat} />
          {picture ? (
            <DpiField
              className="max-sm:col-span-2"
              value={dpi}
              error={
                tooLarge ? t`That is more than this browser can draw. Choose fewer dpi or a smaller size.` : undefined
              }
              onChange={setDpi}
            />
          ) : (
            <span className="max-sm:hidden" />
          )}
          {journal && isSized ? (
            <JournalFileHint journal={journal} format={format} dpi={picture ? dpi : undefined} />
          ) : null}
          {isImage(format) ? <ColoursField className="col-span-2" value={colours} onChange={setColours} /> : null}
          {isSized ? (
            <>
              <TextField
                label={t`Width, mm`}
                inputMode="decimal"
                value={typed.width}
                error={wrong(width)}
                onChange={(event) => setTyped({ ...typed, width: event.target.value })}
              />
              <TextField
                label={t`Height, mm`}
                inputMode="decimal"
                value={typed.height}
                error={wrong(height)}
                onChange={(event) => setTyped({ ...typed, height: event.target.value })}
              />
            </>
          ) : null}
        </div>
        {hasDrawnPoints ? (
          <CheckField
            label={t`Points as shapes`}
            help={t`This figure has thousands of points. They are saved as a picture of 600 dpi; as shapes they can be changed one by one, but the file is large.`}
            checked={pointShapes}
            onChange={({ target }) => setPointShapes(target.checked)}
          />
        ) : null}
        <p className="text-sm text-ink-3">
          {isSized ? (
            <Trans>One column of a journal is about 85 mm wide, two are about 175 mm.</Trans>
          ) : (
            <Trans>
              A sheet for each kind of mark: points, lines with their bands, bars, and the tables beside the figure.
            </Trans>
          )}
          {picture && valid && !tooLarge ? ` ${t`${across} × ${down} pixels.`}` : null}
        </p>
      </div>
    </Dialog>
  )
}
