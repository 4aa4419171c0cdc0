import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { annotationLeaf, storedPlace } from '#catalog/kit/figures/annotations-option.ts'
import { figurePart } from '#catalog/kit/figures/figure-parts.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Annotation } from '#figure/annotation.ts'
import { drawnParts } from '#figure/check/drawn-parts.ts'
import type { Extent } from '#figure/extent.ts'
import { layout, plotFrames } from '#figure/layout.ts'
import { bracketName } from '#figure/layout-brackets.ts'
import { usualSpot } from '#figure/layout-inset.ts'
import type { PlotFrame } from '#figure/plot-frame.ts'
import type { Scene } from '#figure/scene.ts'
import { inFamily } from '#figure/text-width.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { useFollowing } from './use-following.ts'

interface Props {
  scene: Scene
  change: (leaf: string, value: Json) => void
  /** Opens the form at an annotation. */
  reveal: (option: string) => void
  /** Shows a figure while a part of it is dragged; undefined shows the stored one again. */
  onDrag: (scene: Scene | undefined) => void
}

/** Something that can be dragged: a part of the figure, an annotation, or one of its ends. */
interface Handle {
  readonly key: string
  readonly name: string
  readonly extent: Extent
  readonly isEnd: boolean
  /** It moves up and down only. */
  readonly isUpright?: true
  /** Stores the move, in points of the layout. */
  readonly move: (dx: number, dy: number) => void
  /** The figure with the part moved, in points of the layout. */
  readonly moved: (dx: number, dy: number) => Scene
  readonly remove?: () => void
  readonly open?: () => void
}

const movable = /^(?:title|caption|legend)$|\.(?:title|x-title|y-title|note|bracket-[\d_-]+)$/
const endReach = 4
const pointsPerMm = 72 / 25.4

/**
 * Over the image of a figure: its titles, its legend, the brackets of comparisons and the annotations as handles, which are dragged, or moved by
 * arrow keys. The figure follows the pointer; the outline of what is dragged is ahead of it if the layout takes longer than a frame.
 */
export function ArrangeOverlay({ scene, change, reveal, onDrag }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLFieldSetElement>(null)
  const { follow, stop } = useFollowing(onDrag, () => place.current?.parentElement?.querySelector('img'))
  const [dragged, setDragged] = useState<string>()
  const { say } = useWords()
  const laidOut = useMemo(() => layout(scene), [scene])
  const frames = useMemo(() => plotFrames(scene), [scene])
  const extents = useMemo(
    () => inFamily(scene.look?.font ?? 'sans', () => drawnParts(laidOut, 1).extents),
    [laidOut, scene],
  )
  const points = pointsPerMm / (scene.look?.scale ?? 1)
  const brackets = useMemo(() => bracketsOf(scene), [scene])
  const parts = [...extents].flatMap(([ref, extent]): Handle[] => {
    if (!movable.test(ref)) return []
    const part = figurePart(ref)
    const bracket = brackets.get(ref)
    const placeAfter = (dx: number, dy: number) => {
      const [x, y] = scene.moves?.[ref] ?? [0, 0]
      return [rounded(x + dx / points), rounded(y + dy / points)] as const
    }
    const move = (toX: number, toY: number) => {
      const [dx, dy] = placeAfter(toX, toY)
      change(`moves.${ref}`, { dx, dy })
    }
    const moved = (dx: number, dy: number) => ({ ...scene, moves: { ...scene.moves, [ref]: placeAfter(dx, dy) } })
    const name = part ? say(part.name) : bracket === undefined ? t`Note in the plot` : t`Bracket: ${bracket}`
    const remove = () => change(`moves.${ref}`, null)
    return [
      { key: ref, name, extent, isEnd: false, ...(bracket !== undefined && { isUpright: true }), move, moved, remove },
    ]
  })
  const remarks = (scene.annotations ?? []).flatMap((annotation, k): Handle[] => {
    const frame = frames[annotation.panel]
    const extent = extents.get(`annotation-${annotation.id}`)
    if (frame === undefined || extent === undefined) return []
    const words = annotation.lines.join(' ')
    const name = words === '' ? t`Annotation ${k + 1}` : words
    const store = (places: Ends) =>
      change(annotationLeaf('remarks', annotation.id, 'place'), storedPlace({ ...annotation, ...places }))
    const withChanged = (changed: Partial<Annotation>): Scene => ({
      ...scene,
      annotations: (scene.annotations ?? []).map((one) => (one === annotation ? { ...one, ...changed } : one)),
    })
    const moved = (end: 'at' | 'to', dx: number, dy: number) => movedPoint(frame, annotation[end], dx, dy)
    const remove = () => change(annotationLeaf('remarks', annotation.id, 'deleted'), true)
    const both = (dx: number, dy: number): Ends => ({ at: moved('at', dx, dy), to: moved('to', dx, dy) })
    const spotAfter = (dx: number, dy: number) => {
      const [x, y] = annotation.spot ?? usualSpot
      const { width, height } = frame.plot
      return [rounded(x + dx / width), rounded(y + dy / height)] as const
    }
    const toSpot = (dx: number, dy: number) => {
      const [x, y] = spotAfter(dx, dy)
      change(annotationLeaf('remarks', annotation.id, 'spot'), { x, y })
    }
    const isInset = annotation.shape === 'inset'
    const whole: Handle = {
      key: annotation.id,
      name,
      extent,
      isEnd: false,
      move: isInset ? toSpot : (dx, dy) => store(both(dx, dy)),
      moved: (dx, dy) => withChanged(isInset ? { spot: spotAfter(dx, dy) } : both(dx, dy)),
      remove,
      open: () => reveal(`remarks.${annotation.id}`),
    }
    if (annotation.shape === 'text') return [whole]
    const ends = (['at', 'to'] as const).map((end): Handle => {
      const [x, y] = frame.place(annotation[end])
      return {
        key: `${annotation.id}-${end}`,
        name: end === 'at' ? t`${name}: start` : t`${name}: end`,
        extent: { left: x - endReach, right: x + endReach, top: y - endReach, bottom: y + endReach },
        isEnd: true,
        move: (dx, dy) => store({ at: annotation.at, to: annotation.to, [end]: moved(end, dx, dy) }),
        moved: (dx, dy) => withChanged({ [end]: moved(end, dx, dy) }),
        remove,
      }
    })
    return [whole, ...ends]
  })
  return (
    <fieldset ref={place} className="absolute inset-0 print:hidden" aria-label={t`Parts that can be moved`}>
      {[...parts, ...remarks].map((handle) => (
        <DragHandle
          key={handle.key}
          handle={handle}
          page={laidOut}
          isHidden={dragged !== undefined && dragged !== handle.key}
          onDrag={(dx, dy) => {
            setDragged(handle.key)
            follow(handle.moved(dx, dy))
          }}
          onDropped={() => {
            setDragged(undefined)
            stop()
          }}
        />
      ))}
    </fieldset>
  )
}

type Ends = Pick<Annotation, 'at' | 'to'>

/** The words of each bracket, by its name in the layout. */
function bracketsOf({ panels }: Scene): ReadonlyMap<string, string> {
  const named = panels.flatMap(({ brackets = [] }, k) =>
    brackets.map((one) => [`panel-${k + 1}.${bracketName(one)}`, one.text.map(({ text }) => text).join('')] as const),
  )
  return new Map(named)
}

const rounded = (value: number) => Number(value.toFixed(3))

function movedPoint(frame: PlotFrame, at: readonly [number, number], dx: number, dy: number) {
  const [x, y] = frame.place(at)
  const [newX, newY] = frame.valueAt([x + dx, y + dy])
  // as many digits as a pointer has
  return [Number(newX.toPrecision(6)), Number(newY.toPrecision(6))] as const
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface DragProps {
  handle: Handle
  page: { readonly width: number; readonly height: number }
  /** While another part is dragged. */
  isHidden: boolean
  /** Called with the move so far, in points of the layout. */
  onDrag: (dx: number, dy: number) => void
  onDropped: () => void
}

function DragHandle({ handle, page, isHidden, onDrag, onDropped }: DragProps) {
  const { t } = useLingui()
  const { extent, isEnd, isUpright, name } = handle
  const start = useRef<{ readonly x: number; readonly y: number; readonly perPixel: number }>(undefined)
  const [moved, setMoved] = useState<readonly [number, number]>([0, 0])
  const within = ([dx, dy]: readonly [number, number]) =>
    [
      isUpright ? 0 : Math.max(-extent.left, Math.min(dx, page.width - extent.right)),
      Math.max(-extent.top, Math.min(dy, page.height - extent.bottom)),
    ] as const
  const draggedTo = ({ clientX, clientY }: PointerEvent) => {
    const { x, y, perPixel } = start.current ?? { x: clientX, y: clientY, perPixel: 0 }
    return within([(clientX - x) * perPixel, (clientY - y) * perPixel])
  }
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    const width = event.currentTarget.parentElement?.clientWidth ?? page.width
    start.current = { x: event.clientX, y: event.clientY, perPixel: page.width / width }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drop = () => {
    start.current = undefined
    setMoved([0, 0])
    onDropped()
  }
  const onPointerUp = (event: PointerEvent<HTMLButtonElement>) => {
    if (!start.current) return
    const [dx, dy] = draggedTo(event)
    drop()
    if (Math.hypot(dx, dy) > 1) handle.move(dx, dy)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const points = (event.shiftKey ? 2 : 0.25) * pointsPerMm
    if (step) {
      const [dx, dy] = within([step[0] * points, step[1] * points])
      if (dx !== 0 || dy !== 0) handle.move(dx, dy)
    } else if (event.key === 'Delete' || event.key === 'Backspace') handle.remove?.()
    else return
    event.preventDefault()
  }
  const [dx, dy] = moved
  const percent = (value: number, of: number) => `${(value / of) * 100}%`
  return (
    <button
      type="button"
      aria-label={t`Move: ${name}`}
      title={t`Drag, or use the arrow keys`}
      className={`absolute ${isUpright ? 'cursor-ns-resize' : 'cursor-move'} ${isHidden ? 'opacity-0' : ''} touch-none border-2 border-accent/70 hover:bg-accent/10 focus-visible:bg-accent/15 ${isEnd ? 'rounded-full' : 'rounded-sm'}`}
      style={{
        left: `calc(${percent(extent.left + dx, page.width)} - 3px)`,
        top: `calc(${percent(extent.top + dy, page.height)} - 3px)`,
        width: `calc(${percent(extent.right - extent.left, page.width)} + 6px)`,
        height: `calc(${percent(extent.bottom - extent.top, page.height)} + 6px)`,
      }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (!start.current) return
        const to = draggedTo(event)
        setMoved(to)
        onDrag(...to)
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={drop}
      onDoubleClick={handle.open}
      onKeyDown={onKeyDown}
    />
  )
}
