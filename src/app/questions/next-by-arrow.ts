import type { KeyboardEvent } from 'react'

/** The element that an arrow key moves to: left and right follow the order, up and down find the nearest element in the next row. */
export function nextByArrow({ key, target }: KeyboardEvent, all: readonly HTMLElement[]): HTMLElement | undefined {
  const at = all.indexOf(target as HTMLElement)
  if (at < 0) return key === 'ArrowDown' ? all[0] : undefined
  if (key === 'ArrowRight') return all[at + 1]
  if (key === 'ArrowLeft') return all[at - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const boxes = all.map((element) => element.getBoundingClientRect())
  const from = boxes[at]
  if (!from) return undefined
  const isBeyond = ({ top }: DOMRect) => (key === 'ArrowDown' ? top > from.top + 1 : top < from.top - 1)
  const distance = (box: DOMRect | undefined) =>
    box && isBeyond(box) ? 4 * Math.abs(box.top - from.top) + Math.abs(box.left - from.left) : Number.POSITIVE_INFINITY
  const nearest = boxes.reduce((best, box, k) => (distance(box) < distance(boxes[best]) ? k : best), at)
  return nearest === at ? undefined : all[nearest]
}
