import type { Mark, Panel } from '#figure/scene.ts'
import type { Words } from '../words.ts'

const MOST = 3

/** Why an axis is not broken as asked, or what a reader of the figure has to know about it. */
export type BreakRemark = 'no-break' | 'break-outside' | 'break-kind' | 'breaks-many' | 'break-bars'

export const breakRemarks = {
  'no-break': {
    en: '“{words}” is not a range to leave out of the {axis} axis. Write its two ends: 20 to 80.',
    zh: '“{words}”不是 {axis} 轴可省略的区间，请写两端数值，例如 20 至 80。',
  },
  'break-outside': {
    en: 'The {axis} axis is not broken at {words}: the range has to lie within the axis, apart from other ranges.',
    zh: '{axis} 轴未在 {words} 处断开：区间须位于坐标轴范围之内，且互不重叠。',
  },
  'break-kind': {
    en: 'The {axis} axis is not broken: only a linear axis of numbers can be.',
    zh: '{axis} 轴未断开：仅线性数值轴可以断开。',
  },
  'breaks-many': {
    en: 'The {axis} axis is broken at the first {most} ranges only.',
    zh: '{axis} 轴最多断开 {most} 处，其余区间未采用。',
  },
  'break-bars': {
    en: 'The {axis} axis is broken, so the lengths of the bars no longer show the ratio of their values.',
    zh: '{axis} 轴已断开，条形长度不再反映数值之比。',
  },
} as const satisfies Readonly<Record<BreakRemark, Words>>

interface Remarked {
  readonly code: BreakRemark
  readonly params: Readonly<Record<string, string | number>>
}

/** A panel one of whose axes leaves out the typed ranges, `20 to 80; 120 to 400`. Percentages are typed as on the axis. */
export function breakAxis(
  panel: Panel,
  side: 'x' | 'y',
  typed: string,
): { readonly panel: Panel; readonly remarks: readonly Remarked[] } {
  const axis = panel[side]
  const parts = typed.split(/[;；\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  if (parts.length === 0) return { panel, remarks: [] }
  const say = (code: BreakRemark, params: Remarked['params'] = {}) => ({ code, params: { axis: side, ...params } })
  if (axis.kind !== 'linear' || axis.calendar === true || axis.named !== undefined)
    return { panel, remarks: [say('break-kind')] }
  const unit = axis.format === 'percent' ? 100 : 1
  const remarks: Remarked[] = []
  const breaks: (readonly [number, number])[] = []
  const [low, high] = [Math.min(...axis.domain), Math.max(...axis.domain)]
  for (const words of parts) {
    const ends = rangeOf(words)
    if (ends === undefined) {
      remarks.push(say('no-break', { words }))
      continue
    }
    const [from, to] = [ends[0] / unit, ends[1] / unit]
    const isFree = breaks.every((other) => to < other[0] || from > other[1])
    if (!(from > low && to < high) || !isFree) remarks.push(say('break-outside', { words }))
    else breaks.push([from, to])
  }
  if (breaks.length > MOST) remarks.push(say('breaks-many', { most: MOST }))
  const kept = breaks.slice(0, MOST).sort((a, b) => a[0] - b[0])
  if (kept.length === 0) return { panel, remarks }
  if (panel.marks.some((mark) => isBar(mark, side))) remarks.push(say('break-bars'))
  const isWithin = (value: number) => kept.some(([from, to]) => value > from && value < to)
  const { ticks, ...rest } = axis
  const given = ticks?.filter((tick) => !isWithin(tick))
  const next = { ...rest, breaks: kept, ...(given && given.length > 1 && { ticks: given }) }
  return { panel: { ...panel, [side]: next }, remarks }
}

/** `20-80`, `20 to 80`, `-5 – 3`, `20～80`, `20 至 80`; undefined unless the first end is below the second. */
function rangeOf(words: string): readonly [number, number] | undefined {
  const [, first = '', second = ''] =
    /^([-−]?[\d.]+(?:e-?\d+)?)\s*(?:to|至|到|[-–—~～])\s*([-−]?[\d.]+(?:e-?\d+)?)$/i.exec(words) ?? []
  const [from, to] = [first, second].map((number) => Number(number.replace('−', '-')))
  const isRange = first !== '' && second !== '' && from !== undefined && to !== undefined && from < to
  return isRange ? [from, to] : undefined
}

/** Whether a mark shows its value as a length from 0. */
function isBar(mark: Mark, side: 'x' | 'y'): boolean {
  return mark.kind === 'rect' && mark.fill !== null && mark[side].includes(0)
}
