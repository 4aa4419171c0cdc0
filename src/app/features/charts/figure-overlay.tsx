import { type PointerEvent, useMemo, useState } from 'react'
import { drawnParts } from '#figure/check/drawn-parts.ts'
import { partAt } from '#figure/check/part-at.ts'
import type { Extent } from '#figure/extent.ts'
import { layout } from '#figure/layout.ts'
import type { Scene } from '#figure/scene.ts'
import { inFamily } from '#figure/text-width.ts'

interface Props {
  scene: Scene
  /** Elements outlined, as in `Primitive.ref`, or the first names of them. */
  marked: readonly string[]
  /** Whether an element can be chosen. */
  isPart: (ref: string) => boolean
  onPart: (ref: string) => void
}

/** Over the image of a figure: outlines the element under the pointer and those that are marked; a click chooses one. */
export function FigureOverlay({ scene, marked, isPart, onPart }: Props) {
  const [hovered, setHovered] = useState<string>()
  const [isUsed, setUsed] = useState(false)
  const isNeeded = isUsed || marked.length > 0
  const laidOut = useMemo(() => (isNeeded ? layout(scene) : undefined), [isNeeded, scene])
  const extents = useMemo(
    () =>
      laidOut ? inFamily(scene.look?.font ?? 'sans', () => drawnParts(laidOut, 1).extents) : new Map<string, Extent>(),
    [laidOut, scene],
  )
  const refAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const placed = laidOut ?? layout(scene)
    const box = currentTarget.getBoundingClientRect()
    const x = ((clientX - box.left) / box.width) * placed.width
    const y = ((clientY - box.top) / box.height) * placed.height
    const ref = inFamily(scene.look?.font ?? 'sans', () => partAt(placed, x, y))
    return ref !== undefined && isPart(ref) ? ref : undefined
  }
  const outlined = [...extents].filter(
    ([ref]) => ref === hovered || marked.some((mark) => ref === mark || ref.startsWith(`${mark}.`)),
  )
  return (
    <div
      aria-hidden
      className={`absolute inset-0 print:hidden ${hovered === undefined ? '' : 'cursor-pointer'}`}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch') return
        setUsed(true)
        setHovered(refAt(event))
      }}
      onPointerLeave={() => setHovered(undefined)}
      onPointerUp={(event) => {
        const ref = refAt(event)
        if (event.button === 0 && ref !== undefined) onPart(ref)
      }}
    >
      {laidOut
        ? outlined.map(([ref, { left, right, top, bottom }]) => (
            <div
              key={ref}
              data-testid={`outline-${ref}`}
              className={`pointer-events-none absolute rounded-sm border-2 ${ref === hovered ? 'border-accent/60' : 'border-danger'}`}
              style={{
                left: `calc(${(left / laidOut.width) * 100}% - 4px)`,
                top: `calc(${(top / laidOut.height) * 100}% - 4px)`,
                width: `calc(${((right - left) / laidOut.width) * 100}% + 8px)`,
                height: `calc(${((bottom - top) / laidOut.height) * 100}% + 8px)`,
              }}
            />
          ))
        : null}
    </div>
  )
}
