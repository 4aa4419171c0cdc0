import { type DragEvent, type PointerEvent, use, useEffect, useRef } from 'react'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { type Role, RolesOfForm } from './role-board.ts'

/** How long a finger has to hold still to lift the variable, ms; if it moves earlier, the page scrolls. */
const HOLD_MS = 300
const SLACK_PX = 8

/** Props that make an element draggable: by the browser's own drag and drop for a mouse, and by holding for a finger. */
export function useVariableDrag(column: ColumnInfo, from?: Role) {
  const board = use(RolesOfForm)?.board
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  if (!board) return {}
  return {
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData('text/plain', column.name)
      event.dataTransfer.effectAllowed = 'copyMove'
      board.drag({ column, from })
    },
    onDragEnd: () => board.drag(undefined),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const element = event.currentTarget
      element.draggable = event.pointerType !== 'touch'
      if (event.pointerType !== 'touch') return
      end.current = holdAndDrag(element, event, {
        onLift: () => board.drag({ column, from }),
        onDrop: (x, y) => board.dropIn(board.roleAt(x, y)),
        onEnd: () => board.drag(undefined),
      })
    },
  }
}

interface Reactions {
  onLift: () => void
  onDrop: (x: number, y: number) => void
  onEnd: () => void
}

/** Follows one finger until it is lifted; returns a function that cancels the drag. */
function holdAndDrag(element: HTMLElement, { clientX, clientY, pointerId }: PointerEvent, on: Reactions): () => void {
  let shadow: HTMLElement | undefined
  const over = new AbortController()
  const { signal } = over
  const finish = () => {
    clearTimeout(timer)
    shadow?.remove()
    over.abort()
    if (shadow) on.onEnd()
  }
  const place = (x: number, y: number) => {
    if (shadow) shadow.style.translate = `${x + 12}px ${y - 32}px`
  }
  const timer = setTimeout(() => {
    shadow = element.cloneNode(true) as HTMLElement
    shadow.setAttribute('aria-hidden', 'true')
    shadow.style.cssText = 'position:fixed;left:0;top:0;z-index:70;pointer-events:none;opacity:0.9'
    document.body.append(shadow)
    place(clientX, clientY)
    on.onLift()
  }, HOLD_MS)
  const isOther = (event: globalThis.PointerEvent) => event.pointerId !== pointerId
  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      place(event.clientX, event.clientY)
      const moved = Math.abs(event.clientX - clientX) + Math.abs(event.clientY - clientY)
      if (!shadow && moved > SLACK_PX) finish()
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (isOther(event)) return
      if (shadow) {
        on.onDrop(event.clientX, event.clientY)
        // otherwise the click that follows opens the menu of the variable
        element.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
      }
      finish()
    },
    { signal },
  )
  addEventListener('pointercancel', finish, { signal })
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  // the page must not scroll while a variable is dragged
  addEventListener('touchmove', (event) => shadow && event.preventDefault(), { signal, passive: false })
  return finish
}
