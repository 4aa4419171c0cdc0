import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AVATAR_SIDE, type Crop, MAX_ZOOM, moved, zoomed } from './crop.ts'
import { drawCrop } from './draw-avatar.ts'
import { useGestures } from './use-gestures.ts'

interface Props {
  picture: HTMLCanvasElement
  crop: Crop
  /** An updater of the latest crop, because gestures can be faster than rendering. */
  onChange: (next: (crop: Crop) => Crop) => void
}

/** Fraction of the frame that an arrow key moves by. */
const STEP = 0.04
const ZOOM_FACTOR = 1.15

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const zoomKeys: Readonly<Record<string, number>> = {
  '+': ZOOM_FACTOR,
  '=': ZOOM_FACTOR,
  '-': 1 / ZOOM_FACTOR,
  _: 1 / ZOOM_FACTOR,
}

/** A frame over a picture that is moved and zoomed by touch, wheel, buttons or keys. */
export function Cropper({ picture, crop, onChange }: Props) {
  const { t } = useLingui()
  const help = useId()
  const frame = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const move = (right: number, down: number) => onChange((newest) => moved(picture, newest, right, down))
  const zoom = (factor: number) => onChange((newest) => zoomed(picture, newest, newest.zoom * factor))
  const gestures = useGestures(frame, { onMove: move, onZoom: zoom })
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const factor = zoomKeys[event.key]
    if (arrow) move(...arrow)
    else if (factor) zoom(factor)
    else return
    event.preventDefault()
  }
  const resolution = Math.round(AVATAR_SIDE * Math.min(devicePixelRatio, 3))
  return (
    <div className="flex flex-col items-center gap-4">
      <button
        type="button"
        ref={frame}
        aria-label={t`Part of the picture`}
        aria-describedby={help}
        data-first
        className="relative size-[258px] cursor-grab touch-none overflow-hidden rounded-lg select-none active:cursor-grabbing"
        onKeyDown={press}
        {...gestures}
      >
        <canvas ref={canvas} width={resolution} height={resolution} className="block size-full" />
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_rgb(0_0_0/0.45)]" />
      </button>
      <div className="flex w-full max-w-[258px] items-center gap-1">
        <Button look="quiet" size="icon" aria-label={t`Zoom out`} onClick={() => zoom(1 / ZOOM_FACTOR)}>
          <Minus size={18} aria-hidden />
        </Button>
        <input
          type="range"
          aria-label={t`Zoom`}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          className="min-w-0 flex-1 accent-accent"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => {
            const wanted = Number(event.target.value)
            onChange((newest) => zoomed(picture, newest, wanted))
          }}
        />
        <Button look="quiet" size="icon" aria-label={t`Zoom in`} onClick={() => zoom(ZOOM_FACTOR)}>
          <Plus size={18} aria-hidden />
        </Button>
      </div>
      <p id={help} className="text-center text-sm text-ink-3">
        {t`Drag to move and pinch or scroll to zoom, or use the arrow keys and + and −.`}
      </p>
    </div>
  )
}
