import type { Axis, ContinuousAxis, Mark, Panel } from '../scene.ts'

/**
 * The part of a linear axis before the first mark and after the last, from 0 to 1; panels with the same axis count together. 0 where the length of
 * an axis has another reason: on a logarithmic, broken or bare one, and for proportions, which are shown on their whole scale.
 * @param panel index of the panel, from 0
 */
export function emptyShare(panels: readonly Panel[], panel: number, axis: 'x' | 'y'): number {
  const scale = panels[panel]?.[axis]
  if (scale?.kind !== 'linear' || scale.bare === true || scale.breaks !== undefined || isProportion(scale)) return 0
  const [from, to] = [Math.min(...scale.domain), Math.max(...scale.domain)]
  const end = scale.end === undefined ? to : Math.min(to, Math.max(from, scale.end))
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const reach = (low: number, high: number) => {
    if (!(high >= from && low <= end)) return
    first = Math.min(first, Math.max(low, from))
    last = Math.max(last, Math.min(high, end))
  }
  for (const other of panels) if (isSame(other[axis], scale)) for (const mark of other.marks) reachOf(mark, axis, reach)
  // around a single place an axis has some length of its own
  return first < last ? 1 - (last - first) / (end - from) : 0
}

function isProportion({ format, domain }: ContinuousAxis): boolean {
  const [low, high] = [Math.min(...domain), Math.max(...domain)]
  return format === 'percent' || (low <= 0 && low > -0.1 && high >= 1 && high < 1.1)
}

function isSame(axis: Axis, { kind, domain }: ContinuousAxis): boolean {
  return axis.kind === kind && axis.domain[0] === domain[0] && axis.domain[1] === domain[1]
}

/** Calls `reach` with the range of a mark along an axis, or with that of each of its separate shapes. */
function reachOf(mark: Mark, axis: 'x' | 'y', reach: (low: number, high: number) => void): void {
  const k = axis === 'x' ? 0 : 1
  const joined = (...lists: readonly (readonly number[])[]) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const list of lists)
      for (const value of list) {
        if (value < low) low = value
        if (value > high) high = value
      }
    reach(low, high)
  }
  switch (mark.kind) {
    case 'sectors':
      break
    case 'text':
      reach(mark.at[k], mark.at[k])
      break
    case 'segment':
      joined([mark.from[k], mark.to[k]])
      break
    case 'band':
      if (axis === 'x') joined(mark.x)
      else joined(mark.lower, mark.upper)
      break
    case 'point':
    case 'tick':
      for (const value of mark[axis]) reach(value, value)
      break
    case 'tiles':
    case 'cells': {
      const half = (axis === 'x' ? mark.width : mark.height) / 2
      for (const value of mark[axis]) reach(value - half, value + half)
      break
    }
    default:
      joined(mark[axis])
  }
}
