import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface Gestures {
  /** Fractions of the element's side. */
  readonly onMove: (right: number, down: number) => void
  readonly onZoom: (factor: number) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

const WHEEL_STEP = 0.0015

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Dragging with a mouse or a finger, pinching, and the wheel. */
export function useGestures(element: RefObject<HTMLElement | null>, { onMove, onZoom }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY * WHEEL_STEP))
  })
  useEffect(() => {
    const { current } = element
    const listener = (event: WheelEvent) => turn(event)
    current?.addEventListener('wheel', listener, { passive: false }) // React's passive listener could not prevent the page from scrolling
    return () => current?.removeEventListener('wheel', listener)
  }, [element])

  const move = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...pointers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onMove((to.x - from.x) / width, (to.y - from.y) / height)
    if (after.length === 2 && spread(before) > 0) onZoom(spread(after) / spread(before))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
