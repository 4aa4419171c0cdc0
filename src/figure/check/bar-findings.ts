import type { ContinuousAxis, Mark, Panel, RectMark } from '../scene.ts'
import type { Finding } from './finding.ts'

/**
 * Bars whose lengths do not show their values: they are cut off above 0, interrupted by a break of the axis, or on a logarithmic axis, whose
 * beginning is arbitrary.
 * @param name of the panel, as in `Primitive.ref`
 */
export function barFindings(panel: Panel, name: string): readonly Finding[] {
  const boxes = panel.marks.filter((mark): mark is RectMark => mark.kind === 'rect' && mark.fill !== null)
  return (['x', 'y'] as const).flatMap((axis): Finding[] => {
    const scale = panel[axis]
    if (scale.kind === 'band') return []
    const found = { refs: [`${name}.${axis}`], params: { axis } }
    const across = panel[axis === 'x' ? 'y' : 'x'].kind
    if (scale.kind === 'log') {
      const isOfBars = across === 'band' ? boxes.length > 0 : boxes.length > 1
      return isOfBars && haveOneBase(boxes, panel.marks, axis, scale)
        ? [{ code: 'bar-log', level: 'warning', ...found }]
        : []
    }
    // bars start at 0; boxes and tiles do not
    const bars = boxes.filter((box) => box[axis][0] === 0 || box[axis][1] === 0)
    const [low, high] = [Math.min(...scale.domain), Math.max(...scale.domain)]
    const isCut = bars.length > 0 && across === 'band' && (low > 0 || high < 0)
    const isBroken = bars.some((bar) => (scale.breaks ?? []).some(([from, to]) => covers(bar[axis], from, to)))
    return [
      ...(isCut ? [{ code: 'bar-base', level: 'error', ...found } as const] : []),
      ...(isBroken ? [{ code: 'bar-broken', level: 'warning', ...found } as const] : []),
    ]
  })
}

/** Whether all boxes begin where a logarithmic axis does, or before: those of a box plot begin at quartiles, with whiskers below. */
function haveOneBase(
  boxes: readonly RectMark[],
  marks: readonly Mark[],
  axis: 'x' | 'y',
  { domain, zero }: ContinuousAxis,
): boolean {
  const k = axis === 'x' ? 0 : 1
  const base = Math.min(...boxes.map((box) => Math.min(...box[axis])))
  const start = Math.max(zero?.at ?? 0, Math.min(...domain))
  const isShared = boxes.every((box) => Math.min(...box[axis]) === base)
  const goesOn = marks.some((mark) => mark.kind === 'segment' && Math.min(mark.from[k], mark.to[k]) < base)
  return isShared && base <= start * (1 + 1e-9) && !goesOn
}

/** Whether a bar has a part of a range of its axis within it. */
function covers(ends: readonly [number, number], from: number, to: number): boolean {
  return Math.min(...ends) < to && Math.max(...ends) > from
}
