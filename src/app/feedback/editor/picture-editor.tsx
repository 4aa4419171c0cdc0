import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DrawnIcon } from '../../ui/drawn-icon.tsx'
import { applyEdit, drawEdited, type Edit } from './edit-canvas.ts'
import {
  blockOf,
  brushFrames,
  type Frame,
  firstFrame,
  frameBetween,
  movedFrame,
  type Point,
  resizedFrame,
} from './frames.ts'

const BLUR_ICON = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z'
const CROP_ICON = 'M6 2v16h16M2 6h16v16'

interface Props {
  picture: HTMLCanvasElement
  /** Gets a canvas with the picture as edited. */
  onDone: (result: HTMLCanvasElement) => void
  onCancel: () => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Blurs parts of a picture and crops it, with a brush or with a frame that the arrow keys move. */
export function PictureEditor({ picture, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const help = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const start = useRef<Point>(undefined)
  const last = useRef<Point>(undefined)
  const stroke = useRef<Frame[]>([])
  const [tool, setTool] = useState<Edit['type']>('blur')
  const [edits, setEdits] = useState<readonly Edit[]>([])
  const [frame, setFrame] = useState<Frame>(() => firstFrame(picture))
  /** Size of the picture as edited. */
  const [size, setSize] = useState({ width: picture.width, height: picture.height })
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (canvas.current) drawEdited(canvas.current, picture, [])
  }, [picture])

  const note = () => {
    if (canvas.current) setSize({ width: canvas.current.width, height: canvas.current.height })
  }
  const apply = (edit: Edit) => {
    if (!canvas.current) return
    applyEdit(canvas.current, edit, picture)
    setEdits((before) => [...before, edit])
    note()
    if (edit.type === 'crop') setFrame(firstFrame(edit.frame))
    setSaid(edit.type === 'crop' ? t`Cropped` : t`Blurred`)
  }
  const applyFrame = () => apply(tool === 'blur' ? { type: 'blur', frames: [frame] } : { type: 'crop', frame })
  const undo = () => {
    if (!canvas.current || edits.length === 0) return
    const left = edits.slice(0, -1)
    drawEdited(canvas.current, picture, left)
    setEdits(left)
    note()
    setFrame(firstFrame(canvas.current))
    setSaid(t`Undone`)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const step = blockOf(picture)
    if (arrow) {
      const [right, down] = [arrow[0] * step, arrow[1] * step]
      const moved = event.shiftKey ? resizedFrame : movedFrame
      setFrame((present) => moved(present, right, down, size))
    } else if (event.key === 'Enter') applyFrame()
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) undo()
    else return
    event.preventDefault()
  }
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const place = canvas.current?.getBoundingClientRect()
    if (!place) return { x: 0, y: 0 }
    return {
      x: ((clientX - place.left) / place.width) * size.width,
      y: ((clientY - place.top) / place.height) * size.height,
    }
  }
  const brush = (from: Point, to: Point) => {
    if (!canvas.current) return
    const frames = brushFrames(from, to, size)
    applyEdit(canvas.current, { type: 'blur', frames }, picture)
    stroke.current.push(...frames)
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    start.current = point
    last.current = point
    stroke.current = []
    if (tool === 'blur') brush(point, point)
  }
  const move = (event: PointerEvent) => {
    if (!start.current || !last.current) return
    const point = pointOf(event)
    if (tool === 'blur') brush(last.current, point)
    else setFrame(frameBetween(start.current, point, size))
    last.current = point
  }
  const up = () => {
    if (start.current && stroke.current.length > 0) {
      const edit: Edit = { type: 'blur', frames: stroke.current }
      setEdits((before) => [...before, edit])
      setSaid(t`Blurred`)
    }
    start.current = undefined
    stroke.current = []
  }
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          className="aria-pressed:bg-accent-soft"
          aria-pressed={tool === 'blur'}
          onClick={() => setTool('blur')}
        >
          <DrawnIcon d={BLUR_ICON} />
          <Trans>Blur</Trans>
        </Button>
        <Button
          size="sm"
          className="aria-pressed:bg-accent-soft"
          aria-pressed={tool === 'crop'}
          onClick={() => setTool('crop')}
        >
          <DrawnIcon d={CROP_ICON} />
          <Trans>Crop</Trans>
        </Button>
        <Button size="sm" onClick={applyFrame}>
          {tool === 'blur' ? <Trans>Blur the frame</Trans> : <Trans>Crop to the frame</Trans>}
        </Button>
        <Button size="sm" look="quiet" disabled={edits.length === 0} onClick={undo}>
          <Undo2 size={16} aria-hidden />
          <Trans>Undo</Trans>
        </Button>
      </div>
      <div className="flex justify-center rounded-md bg-sunken p-2">
        <button
          type="button"
          data-first
          aria-label={t`Picture to blur and crop`}
          aria-describedby={help}
          className="relative inline-block cursor-crosshair touch-none select-none"
          onKeyDown={press}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
        >
          <canvas ref={canvas} className="block max-h-[52dvh] max-w-full" />
          <span
            className="pointer-events-none absolute border-2 border-dashed border-cursor shadow-[0_0_0_1px_#fff]"
            style={{
              left: percent(frame.x, size.width),
              top: percent(frame.y, size.height),
              width: percent(frame.width, size.width),
              height: percent(frame.height, size.height),
            }}
          />
        </button>
      </div>
      <p id={help} className="text-sm text-ink-3">
        {tool === 'blur' ? (
          <Trans>
            Brush over what nobody should read. With the keyboard: the arrow keys move the frame, with Shift they change
            its size, Enter blurs it.
          </Trans>
        ) : (
          <Trans>
            Drag a frame around what should stay. With the keyboard: the arrow keys move the frame, with Shift they
            change its size, Enter crops to it.
          </Trans>
        )}
      </p>
      <output className="sr-only">{said}</output>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" onClick={() => canvas.current && onDone(canvas.current)}>
          <Trans>Use this picture</Trans>
        </Button>
      </div>
    </div>
  )
}
