import type { AlignedTable, Axis, ContinuousAxis, Mark, Panel, TickNumbers } from '#figure/scene.ts'
import { isoDay } from '../iso-ms.ts'
import { parseNumbers } from '../options/number-list.ts'
import type { Words } from '../words.ts'

/** The reader's own scale, limits and ticks of one axis; null where the figure decides. Percentages are typed as on the axis, 0 to 100. */
export interface AxisStyle {
  readonly scale: 'auto' | 'linear' | 'log' | 'log2' | NonNullable<ContinuousAxis['spacing']>
  readonly min: number | null
  readonly max: number | null
  /** First and last day of an axis of dates, `2024-01-01/2024-06-30`; empty where the figure decides. */
  readonly days: string
  readonly step: number | null
  /** Values as the reader wrote them; empty where the figure decides. */
  readonly ticks: string
  readonly numbers: keyof typeof tickNumbers
  /** Words around the number of a tick, with # for the number; empty for none. */
  readonly around: string
  readonly minor: number
  readonly upright: boolean
  readonly reversed: boolean
}

const tickNumbers = {
  auto: undefined,
  whole: { decimals: 0 },
  one: { decimals: 1 },
  two: { decimals: 2 },
  three: { decimals: 3 },
  comma: { thousands: 'comma' },
  space: { thousands: 'space' },
  powers: { powers: true },
  short: { short: true },
} as const satisfies Readonly<Record<string, TickNumbers | undefined>>

/** Why a figure does not follow a choice for an axis. */
export type AxisRemark =
  | 'categories'
  | 'calendar'
  | 'no-dates'
  | 'not-positive'
  | 'not-proportion'
  | 'no-number-sign'
  | 'limits-reversed'
  | 'nothing-inside'
  | 'too-many-ticks'
  | 'ticks-of-table'
  | 'equal-cells'
  | 'ticks-unread'
  | 'ticks-outside'
  | 'one-direction'
  | 'zero-apart'

export const axisRemarks = {
  categories: {
    en: 'The {axis} axis has categories: it takes no limits, scale, ticks or direction.',
    zh: '{axis} 轴为分类轴，不能设置范围、刻度类型、刻度或方向。',
  },
  calendar: {
    en: 'The {axis} axis shows dates: it takes no numbers as limits, no scale and no ticks. Its first and last day are given under “Days of {axis}”.',
    zh: '{axis} 轴为日期轴，不能设置数值范围、刻度类型或刻度；请在“{axis} 轴日期范围”中指定首末日期。',
  },
  'no-dates': {
    en: 'The {axis} axis shows no dates, so the days given for it are not used.',
    zh: '{axis} 轴不是日期轴，所填日期范围未采用。',
  },
  'not-positive': {
    en: 'The {axis} axis stays linear: a logarithmic axis needs values and limits above 0.',
    zh: '{axis} 轴仍为线性刻度：对数刻度要求所有数值和范围均大于 0。',
  },
  'not-proportion': {
    en: 'The {axis} axis stays linear: a logit needs values and limits between 0 and 1, without 0 and 1 themselves.',
    zh: '{axis} 轴仍为线性刻度：logit 刻度要求所有数值和范围均在 0 与 1 之间（不含 0 和 1）。',
  },
  'no-number-sign': {
    en: 'The words around the numbers of the {axis} axis are not used: # has to mark the place of the number, as in # mg.',
    zh: '{axis} 轴数字的前后文字未采用：须用 # 标出数字的位置，例如 # mg。',
  },
  'limits-reversed': {
    en: 'The limits of the {axis} axis are not used: the minimum must be below the maximum.',
    zh: '{axis} 轴的范围未采用：最小值须小于最大值。',
  },
  'nothing-inside': {
    en: 'Nothing lies within the limits of the {axis} axis. Change them, or leave them empty.',
    zh: '{axis} 轴的范围内没有任何数据，请修改或清空范围。',
  },
  'too-many-ticks': {
    en: 'The tick interval of the {axis} axis is not used: it would make more than {most} ticks.',
    zh: '{axis} 轴的刻度间隔未采用：刻度将超过 {most} 个。',
  },
  'ticks-unread': {
    en: 'The ticks of the {axis} axis are not used: write numbers with semicolons between them, 0; 6; 12, at most {most}.',
    zh: '{axis} 轴的刻度未采用：请写数值并以分号分隔，例如 0; 6; 12，最多 {most} 个。',
  },
  'ticks-outside': {
    en: 'None of the ticks lies on the {axis} axis, so the figure chooses them.',
    zh: '所填刻度均不在 {axis} 轴范围内，已改为自动刻度。',
  },
  'one-direction': {
    en: 'The {axis} axis keeps its direction: the words beside it depend on it.',
    zh: '{axis} 轴方向未改动：图中文字与该方向有关。',
  },
  'zero-apart': {
    en: 'The {axis} axis stays logarithmic: 0 is drawn apart, beyond its gap.',
    zh: '{axis} 轴仍为对数刻度：0 已单独绘于断轴之外。',
  },
  'ticks-of-table': {
    en: 'The ticks of the {axis} axis stay where the numbers at risk are counted.',
    zh: '{axis} 轴的刻度与风险人数的时间点一致，未改动。',
  },
  'equal-cells': {
    en: 'The {axis} axis stays linear: the cells of this figure have one width on it.',
    zh: '{axis} 轴仍为线性刻度：图中单元格在该轴上等宽。',
  },
} as const satisfies Readonly<Record<AxisRemark, Words>>

export const MAX_TICKS = 50

type Side = 'x' | 'y'

/** A panel with one of its axes in the reader's style, and the choices that it cannot follow. */
export function styleAxis(
  panel: Panel,
  side: Side,
  style: AxisStyle,
): { readonly panel: Panel; readonly remarks: readonly AxisRemark[] } {
  if (style.days !== '') return styleDays(panel, side, style)
  const isScaled = style.scale !== 'auto' || style.min !== null || style.max !== null || style.step !== null
  const numbers = tickNumbers[style.numbers]
  const around = style.around.trim()
  const isTicked = style.ticks.trim() !== '' || numbers !== undefined || style.minor > 0 || around !== ''
  if (!isScaled && !isTicked && !style.upright && !style.reversed) return { panel, remarks: [] }
  const axis = style.upright ? { ...panel[side], upright: true as const } : panel[side]
  const isPlain = !isScaled && !isTicked && !style.reversed
  if (axis.kind === 'band' || axis.named !== undefined)
    return { panel: { ...panel, [side]: axis }, remarks: isPlain ? [] : ['categories'] }
  if (axis.calendar === true) return { panel: { ...panel, [side]: axis }, remarks: isPlain ? [] : ['calendar'] }
  const remarks: AxisRemark[] = []
  const unit = axis.format === 'percent' ? 100 : 1
  const [min, max] = [style.min, style.max].map((limit) => (limit === null ? null : limit / unit)) as [
    number | null,
    number | null,
  ]
  let marks = panel.marks
  let [kind, spacing] = scaleOf(axis, style.scale)
  if ((kind === 'log' || spacing !== undefined) && marks.some((mark) => mark.kind === 'cells')) {
    remarks.push('equal-cells')
    ;[kind, spacing] = ['linear', undefined]
  }
  if (kind === 'log' && (!areLoggable(marks, side) || [min, max].some((limit) => limit !== null && limit <= 0))) {
    remarks.push('not-positive')
    kind = 'linear'
  }
  if (kind === 'linear' && axis.zero !== undefined) {
    remarks.push('zero-apart')
    ;[kind, spacing] = ['log', undefined]
  }
  if (spacing === 'logit' && ![...representedValues(marks, side), min ?? 0.5, max ?? 0.5].every(isProportion)) {
    remarks.push('not-proportion')
    spacing = undefined
  }
  const own = domainOf(axis, marks, side, kind, spacing)
  // where 0 is drawn apart, a limit at or below it is that of the data
  const limitOf = (limit: number | null) => (kind === 'log' && limit !== null && limit <= 0 ? null : limit)
  let domain: readonly [number, number] = [limitOf(min) ?? own[0], limitOf(max) ?? own[1]]
  if (domain[0] >= domain[1]) {
    remarks.push('limits-reversed')
    domain = own
  }
  const isReversed = style.reversed && axis.bare !== true && axis.unsigned !== true && axis.sides === undefined
  if (style.reversed && !isReversed) remarks.push('one-direction')
  if (isReversed) marks = marks.map((mark) => mirrored(mark, side))
  if (kind === 'log') marks = marks.flatMap((mark) => aboveZero(mark, side, domain[0]))
  const isLimited = domain !== own && (min !== null || max !== null)
  if (isLimited) marks = marks.filter((mark) => mark.kind !== 'text' || isWithin(domain, mark.at[side === 'x' ? 0 : 1]))
  if (isLimited && !marks.some((mark) => reaches(mark, side, domain))) remarks.push('nothing-inside')
  const { ticks: given, end, ...rest } = axis
  const isNew = isLimited || kind !== axis.kind || spacing !== axis.spacing || style.scale === 'log2'
  const columns = side === 'x' ? panel.table : undefined
  const isTable = columns !== undefined
  // ticks of one scale are no ticks of another, but those of a table stay
  const isRespaced = kind !== axis.kind || spacing !== axis.spacing || style.scale === 'log2'
  const kept = isNew ? given?.filter((tick) => (!isRespaced || isTable) && isWithin(domain, tick)) : given
  const ticks = isNew && (kept?.length ?? 0) < 2 ? undefined : kept
  const stepped =
    style.step === null || kind === 'log' || spacing !== undefined ? undefined : ticksBy(style.step / unit, domain)
  if (stepped === null) remarks.push('too-many-ticks')
  const listed = ticksAt(style.ticks, unit, domain, kind)
  if (listed === 'unread') remarks.push('ticks-unread')
  if (listed === 'outside') remarks.push('ticks-outside')
  const wanted = typeof listed === 'object' ? listed : stepped
  if (wanted && isTable) remarks.push('ticks-of-table')
  const chosen = wanted && !isTable ? wanted : ticks
  if (around !== '' && !around.includes('#')) remarks.push('no-number-sign')
  const next: ContinuousAxis = {
    ...rest,
    kind,
    domain: isReversed ? [domain[1], domain[0]] : domain,
    ...(chosen && { ticks: chosen }),
    ...(end !== undefined && max === null && !isReversed && { end }),
    ...(spacing && { spacing }),
    ...(style.scale === 'log2' && kind === 'log' && { doubling: true as const }),
    ...(numbers && { numbers }),
    ...(around.includes('#') && { around }),
    ...(style.minor > 0 && { minor: style.minor }),
    ...(isLimited && { limited: true as const }),
  }
  const table = columns && isNew ? { table: within(columns, domain) } : {}
  return { panel: { ...panel, marks, [side]: next satisfies Axis, ...table }, remarks }
}

/** Days as limits: the rest of the style as if none were given, and then the part of the axis from the first to the end of the last. */
function styleDays(panel: Panel, side: Side, style: AxisStyle): ReturnType<typeof styleAxis> {
  const rest = styleAxis(panel, side, { ...style, days: '' })
  const axis = rest.panel[side]
  if (axis.kind === 'band' || axis.calendar !== true)
    return { ...rest, remarks: [...new Set([...rest.remarks, 'no-dates' as const])] }
  const [first, last] = style.days.split('/').map(isoDay)
  const [low, high] = axis.domain
  const domain = [isGiven(first) ? first : low, isGiven(last) ? last + DAY : high] as const
  if (domain[0] >= domain[1]) return { ...rest, remarks: [...rest.remarks, 'limits-reversed'] }
  const marks = rest.panel.marks.filter(
    (mark) => mark.kind !== 'text' || isWithin(domain, mark.at[side === 'x' ? 0 : 1]),
  )
  const isEmpty = !marks.some((mark) => reaches(mark, side, domain))
  const dated: ContinuousAxis = { ...axis, domain, limited: true }
  return {
    panel: { ...rest.panel, marks, [side]: dated },
    remarks: isEmpty ? [...rest.remarks, 'nothing-inside'] : rest.remarks,
  }
}

const DAY = 86_400_000

function isGiven(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value)
}

function isWithin(ends: readonly [number, number], value: number): boolean {
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const slack = (high - low) * 1e-9
  return value >= low - slack && value <= high + slack
}

/** A table with the columns that are within the limits. */
function within(table: AlignedTable, domain: readonly [number, number]): AlignedTable {
  const kept = [...table.at.keys()].filter((k) => isWithin(domain, table.at[k] ?? Number.NaN))
  const pick = <T>(list: readonly T[]) => kept.map((k) => list[k] as T)
  return {
    ...table,
    at: pick(table.at),
    rows: table.rows.map((row) => ({ ...row, values: pick(row.values) })),
  }
}

/** The values that the reader wrote, within the limits; undefined for none. */
function ticksAt(
  written: string,
  unit: number,
  domain: readonly [number, number],
  kind: ContinuousAxis['kind'],
): readonly number[] | 'unread' | 'outside' | undefined {
  if (written.trim() === '') return undefined
  const values = parseNumbers(written)
  if (values === undefined || values.length > MAX_TICKS) return 'unread'
  const inside = [...new Set(values)].map((value) => value / unit).filter((value) => isWithin(domain, value))
  const shown = kind === 'log' ? inside.filter((value) => value > 0) : inside
  return shown.length === 0 ? 'outside' : shown.toSorted((a, b) => a - b)
}

/** Multiples of the step within the limits; null if they would be too many. */
function ticksBy(step: number, [low, high]: readonly [number, number]): readonly number[] | null {
  if (!(step > 0) || (high - low) / step > MAX_TICKS) return null
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => Number(((first + k) * step).toPrecision(12)))
}

/** A text on the other side of its place. */
function mirrored(mark: Mark, side: Side): Mark {
  if (mark.kind !== 'text') return mark
  const [across, down] = mark.shift ?? [0, 0]
  if (side === 'y') return mark.shift === undefined ? mark : { ...mark, shift: [across, -down] }
  const anchor = mark.anchor === 'start' ? 'end' : mark.anchor === 'end' ? 'start' : mark.anchor
  return { ...mark, anchor, ...(mark.shift && { shift: [-across, down] }) }
}

/** The values of a mark along one axis. */
function valuesOf(mark: Mark, side: Side): readonly number[] {
  const k = side === 'x' ? 0 : 1
  switch (mark.kind) {
    case 'segment':
      return [mark.from[k], mark.to[k]]
    case 'text':
      return [mark.at[k]]
    case 'band':
      return side === 'x' ? mark.x : [...mark.lower, ...mark.upper]
    case 'sectors':
      return []
    default:
      return mark[side]
  }
}

const drawnBetween: ReadonlySet<Mark['kind']> = new Set(['line', 'step', 'band', 'segment', 'polygon'])

/** Whether a mark is seen between two ends of an axis: a line also if none of its points lies there. */
function reaches(mark: Mark, side: Side, ends: readonly [number, number]): boolean {
  const values = valuesOf(mark, side)
  if (!drawnBetween.has(mark.kind)) return values.some((value) => isWithin(ends, value))
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return values.some((value) => value <= high) && values.some((value) => value >= low)
}

/** Marks that represent data: a line may leave a logarithmic axis, a bar or a point may not. */
const represented: ReadonlySet<Mark['kind']> = new Set(['point', 'tick', 'rect', 'tiles', 'polygon'])

/** Whether an axis is logarithmic, and how values are spread on a linear one. */
function scaleOf(axis: ContinuousAxis, scale: AxisStyle['scale']): [ContinuousAxis['kind'], ContinuousAxis['spacing']] {
  if (scale === 'auto') return [axis.kind, axis.spacing]
  if (scale === 'log' || scale === 'log2') return ['log', undefined]
  return ['linear', scale === 'linear' ? undefined : scale]
}

function representedValues(marks: readonly Mark[], side: Side): readonly number[] {
  return marks.filter(({ kind }) => represented.has(kind) || kind === 'line').flatMap((mark) => valuesOf(mark, side))
}

function isProportion(value: number): boolean {
  return value > 0 && value < 1
}

/** The range of an axis on a scale that the reader chose. */
function domainOf(
  axis: ContinuousAxis,
  marks: readonly Mark[],
  side: Side,
  kind: ContinuousAxis['kind'],
  spacing: ContinuousAxis['spacing'],
): readonly [number, number] {
  if (spacing === 'logit') return logitDomain(marks, side)
  if (kind === 'log' && axis.kind !== 'log') return logDomain(marks, side)
  const [low, high] = axis.domain
  // the margin below 0 of an even axis would be wide where small values are spread
  const isFrom0 = spacing !== undefined && low < 0 && representedValues(marks, side).every((value) => value >= 0)
  return isFrom0 && high > 0 ? [0, high] : axis.domain
}

/** The range of the proportions on an axis of logits, with a margin. */
function logitDomain(marks: readonly Mark[], side: Side): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of representedValues(marks, side)) {
    const logit = Math.log(value / (1 - value))
    low = Math.min(low, logit)
    high = Math.max(high, logit)
  }
  if (low > high) [low, high] = [-2, 2]
  const margin = Math.max(0.25, (high - low) * 0.05)
  return [low - margin, high + margin].map((logit) => 1 / (1 + Math.exp(-logit))) as [number, number]
}

function areLoggable(marks: readonly Mark[], side: Side): boolean {
  const all = marks.filter(({ kind }) => kind !== 'text')
  return (
    all.every((mark) => !represented.has(mark.kind) || valuesOf(mark, side).every((value) => value > 0)) &&
    all.some((mark) => valuesOf(mark, side).some((value) => value > 0))
  )
}

/** The range of the positive values with a margin. */
function logDomain(marks: readonly Mark[], side: Side): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, 0]
  for (const mark of marks)
    for (const value of valuesOf(mark, side))
      if (value > 0) {
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
  const margin = low < high ? (high / low) ** 0.04 : 2
  return [low / margin, high * margin]
}

/** A mark without the values that a logarithmic axis does not have; bands and segments end at its start. */
function aboveZero(mark: Mark, side: Side, start: number): readonly Mark[] {
  const raised = (value: number) => (value > 0 ? value : start)
  if (mark.kind === 'segment') {
    const raise = ([x, y]: readonly [number, number]) =>
      side === 'x' ? ([raised(x), y] as const) : ([x, raised(y)] as const)
    return [{ ...mark, from: raise(mark.from), to: raise(mark.to) }]
  }
  if (mark.kind === 'band' && side === 'y')
    return [{ ...mark, lower: mark.lower.map(raised), upper: mark.upper.map(raised) }]
  if (mark.kind === 'line' || mark.kind === 'step' || mark.kind === 'band') {
    const kept = [...mark.x.keys()].filter((k) => (valuesOf(mark, side)[k] ?? 0) > 0)
    const pick = (list: readonly number[]) => kept.map((k) => list[k] ?? 0)
    if (mark.kind === 'band') return [{ ...mark, x: pick(mark.x), lower: pick(mark.lower), upper: pick(mark.upper) }]
    return [{ ...mark, x: pick(mark.x), y: pick(mark.y) }]
  }
  if (mark.kind === 'text') return mark.at[side === 'x' ? 0 : 1] > 0 ? [mark] : []
  return [mark]
}
