import type { Axis, Mark, Panel } from '#figure/scene.ts'
import { isoDay } from '../iso-ms.ts'
import { markedText } from './marked-text.ts'

/** A line across the plot at a value of one axis, or at a day of an axis of dates. */
interface ReferenceLine {
  /** The value; of a day, ms since 1970-01-01. */
  readonly at: number
  readonly isDay?: true
  readonly label: string
}

/** Lines as typed, `50; 65 = retirement; 2020-01-23 = lockdown`, and the parts that have neither a number nor a day. */
export function readLines(typed: string): {
  readonly lines: readonly ReferenceLine[]
  readonly unread: readonly string[]
} {
  const parts = typed.split(/[;；\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const read = parts.map((part) => {
    const [, day, of = ''] = /^(\d{4}-\d{2}-\d{2})\s*(?:[=:＝：]\s*(.*))?$/.exec(part) ?? []
    if (day !== undefined) return { part, at: isoDay(day), isDay: true as const, label: of }
    const [, number = '', label = ''] = /^([-−]?[\d.]+(?:e-?\d+)?)\s*(?:[=:＝：]\s*(.*))?$/i.exec(part) ?? []
    const at = number === '' ? Number.NaN : Number(number.replace('−', '-'))
    return { part, at, label }
  })
  return {
    lines: read.flatMap(({ at, isDay, label }) =>
      Number.isFinite(at) ? [{ at, label, ...(isDay && { isDay }) }] : [],
    ),
    unread: read.flatMap(({ part, at }) => (Number.isFinite(at) ? [] : [part])),
  }
}

/** The marks of those lines that lie within the axis, and the values that do not. Percentages are typed as on the axis, 0 to 100. */
export function lineMarks(
  panel: Panel,
  side: 'x' | 'y',
  lines: readonly ReferenceLine[],
): { readonly marks: readonly Mark[]; readonly outside: readonly string[] } {
  const axis = panel[side]
  const written = ({ at, isDay }: ReferenceLine) => (isDay ? new Date(at).toISOString().slice(0, 10) : String(at))
  if (axis.kind === 'band') return { marks: [], outside: lines.map(written) }
  const unit = axis.format === 'percent' ? 100 : 1
  const [low, high] = [Math.min(...axis.domain), Math.max(...axis.domain)] // specificity runs from 1 to 0
  const isDated = axis.calendar === true
  const isInside = ({ at, isDay }: ReferenceLine) =>
    (isDay === true) === isDated && at / unit >= low && at / unit <= high
  const [from, to] = rangeOf(side === 'x' ? panel.y : panel.x)
  const marks = lines.filter(isInside).flatMap(({ at: typed, label }): Mark[] => {
    const at = typed / unit
    const line: Mark = {
      kind: 'segment',
      from: side === 'x' ? [at, from] : [from, at],
      to: side === 'x' ? [at, to] : [to, at],
      colour: 'muted',
      dash: 'dashed',
    }
    if (label === '') return [line]
    const text = { kind: 'text', text: [{ text: markedText(label) }], colour: 'muted' } as const
    return [
      line,
      side === 'x'
        ? { ...text, at: [at, panel.y.kind === 'band' ? from : to], anchor: 'start', shift: [4, -6] }
        : { ...text, at: [to, at], anchor: 'end', shift: [-2, 6] },
    ]
  })
  return { marks, outside: lines.filter((line) => !isInside(line)).map(written) }
}

function rangeOf(axis: Axis): readonly [number, number] {
  return axis.kind === 'band' ? [-0.5, axis.categories.length - 0.5] : axis.domain
}
