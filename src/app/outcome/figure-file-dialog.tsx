import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { type FigureFormat, figureFormats } from '../download/figure-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { SvgImage } from './svg-image.tsx'
import { useSaveFigure } from './use-save-figure.ts'

interface Props {
  scene: Scene
  /** Base name of the file, without an extension. */
  name: string
  onClose: () => void
}

const MM = { min: 30, max: 400 }
const MM_PER_INCH = 25.4
/** Largest canvas of browsers. */
const MAX_PIXELS = 16_384

/** Saves a figure in a chosen format, size in mm and resolution, with a preview of the print. */
export default function FigureFileDialog({ scene, name, onClose }: Props) {
  const { t } = useLingui()
  const save = useSaveFigure(name)
  const [format, setFormat] = useState<FigureFormat>('tiff')
  const [dpi, setDpi] = useState(300)
  const [typed, setTyped] = useState({ width: String(scene.width), height: String(scene.height) })
  const [width, height] = [Number(typed.width), Number(typed.height)]
  const wrong = (mm: number) =>
    mm >= MM.min && mm <= MM.max ? undefined : t`Enter a number from ${MM.min} to ${MM.max}.`
  const picture = format === 'png' || format === 'tiff'
  const [across, down] = [Math.round((width / MM_PER_INCH) * dpi), Math.round((height / MM_PER_INCH) * dpi)]
  const tooLarge = picture && Math.max(across, down) > MAX_PIXELS
  const valid = wrong(width) === undefined && wrong(height) === undefined
  const sized = useMemo(() => (valid ? { ...scene, width, height } : scene), [scene, valid, width, height])
  const svg = useMemo(() => renderSvg(sized, { theme: 'print' }), [sized])
  const submit = async () => {
    if (await save(sized, format, dpi)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Save the figure</Trans>}
      closeLabel={t`Close`}
      size="md"
      footer={
        <Button look="primary" disabled={!valid || tooLarge} onClick={() => void submit()}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="rounded-md bg-white p-2 shadow-card">
          <SvgImage svg={svg} alt={scene.description} ratio={sized.width / sized.height} testId="figure-preview" />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label={t`Format`}
            value={format}
            onChange={(event) => setFormat(figureFormats.find((one) => one === event.target.value) ?? 'tiff')}
          >
            {figureFormats.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </SelectField>
          {picture ? (
            <SelectField
              label={t`Fineness`}
              value={dpi}
              error={
                tooLarge ? t`That is more than this browser can draw. Choose fewer dpi or a smaller size.` : undefined
              }
              onChange={(event) => setDpi(Number(event.target.value))}
            >
              {[150, 300, 600, 1200].map((one) => (
                <option key={one} value={one}>{`${one} dpi`}</option>
              ))}
            </SelectField>
          ) : (
            <span />
          )}
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
        </div>
        <p className="text-sm text-ink-3">
          <Trans>One column of a journal is about 85 mm wide, two are about 175 mm.</Trans>
          {picture && valid && !tooLarge ? ` ${t`${across} × ${down} pixels.`}` : null}
        </p>
      </div>
    </Dialog>
  )
}
