import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { type CrossedGroups, crossGroups } from '#engine/frame/crossed-groups.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { missingMask } from '#engine/frame/usable.ts'
import { garwoodInterval } from '#engine/methods/counts/poisson-interval.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { MAX_LINES } from '../../kit/figures/continued.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, Exclusion, LevelRef, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { IntervalData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxColours = 6

interface Line {
  readonly name: LevelRef | null
  readonly code: number
  readonly n: number
  readonly estimate: number | null
  readonly lower: number | null
  readonly upper: number | null
}

interface Read {
  readonly lines: readonly Line[]
  readonly used: number
  readonly excluded: readonly Exclusion[]
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { value, label, colour, statistic, event, order, reference, marginLow, marginHigh } = options
  const refused = refusal(frame, options)
  if (refused !== undefined) return refused
  await context.checkpoint()
  const by = colour === null ? undefined : columnById(frame, colour)
  const read = statistic === 'given' ? givenLines(frame, by, options) : groupLines(frame, by, options)
  if ('status' in read) return read
  const { used, excluded } = read
  if (!read.lines.some(({ estimate }) => estimate !== null)) return rejected(definition, 'no-estimates', 'value')
  const wrong = unfit(read.lines, options)
  if (wrong !== undefined) return wrong
  const rank = ({ estimate }: Line) => estimate ?? Number.NEGATIVE_INFINITY
  const lines = order === 'stored' ? read.lines : read.lines.toSorted((a, b) => (rank(b) > rank(a) ? 1 : -1))
  const data: IntervalData = {
    of: {
      value,
      label,
      event: statistic === 'proportion' && event !== null ? { variable: value, level: event } : null,
    },
    show: {
      statistic,
      scale: options.scale,
      numbers: options.numbers,
      together: statistic !== 'given' && order === 'stored' && colour !== null,
    },
    confidence: options.confidence,
    per: options.per,
    reference,
    margins: [marginLow, marginHigh],
    colours: levelRefs(colour, crossGroups(frame.rows, by, undefined).levels[0]),
    names: lines.map(({ name }) => name),
    codes: lines.map(({ code }) => code),
    n: statistic === 'given' ? [] : lines.map(({ n }) => n),
    estimate: lines.map(({ estimate }) => estimate),
    lower: lines.map(({ lower }) => lower),
    upper: lines.map(({ upper }) => upper),
  }
  const single = statistic === 'mean' ? lines.filter(({ n }) => n === 1).length : 0
  return chartAnswer(data, { total: frame.rows, used, excluded }, [
    single !== 0 && warning(definition, 'single-values', { n: single }),
  ])
}

function refusal(frame: Frame, options: Options): Rejected | undefined {
  const { statistic, value, event, label, colour, marginLow, marginHigh } = options
  const column = columnById(frame, value)
  const params = { variable: { variable: value } }
  if (statistic !== 'proportion' && column?.type === 'text')
    return rejected(definition, 'needs-numbers', 'value', params)
  if (statistic === 'proportion' && event === null) return rejected(definition, 'no-counted-value', 'event', params)
  if (marginLow !== null && marginHigh !== null && marginLow >= marginHigh)
    return rejected(definition, 'margins-reversed', 'marginHigh')
  return refusedGroups({ group: label, colour }, maxColours, (id) => {
    const by = columnById(frame, id)
    return id === colour && hasMoreLevels(by, maxColours)
  })
}

/** Lines that the axis cannot show. */
function unfit(lines: readonly Line[], { scale, reference, marginLow, marginHigh }: Options): Rejected | undefined {
  const outside = lines.filter(
    ({ estimate, lower, upper }) =>
      estimate !== null && ((lower !== null && lower > estimate) || (upper !== null && upper < estimate)),
  )
  if (outside.length > 0) return rejected(definition, 'limits-out-of-order', 'lower', { n: outside.length })
  const shown = [reference, marginLow, marginHigh, ...lines.flatMap((one) => [one.estimate, one.lower, one.upper])]
  return scale === 'log' && shown.some((one) => one !== null && one <= 0)
    ? rejected(definition, 'not-positive', 'scale')
    : undefined
}

function tooMany(): Rejected {
  return rejected(definition, 'too-many-lines', 'label', { max: MAX_LINES })
}

/** A line for each row with an estimate. */
function givenLines(frame: Frame, by: Column | undefined, { value, label, lower, upper }: Options): Read | Rejected {
  const { values } = numericColumn(frame, value)
  const rows = Array.from(values.keys()).filter((row) => Number.isFinite(values[row]))
  if (rows.length > MAX_LINES) return tooMany()
  const { codes } = crossGroups(frame.rows, by, undefined)
  const named = columnById(frame, label)
  const names = named === undefined ? [] : cellsOfRows(named, rows)
  const limits = [lower, upper].map((id) => (id === null ? undefined : numericColumn(frame, id).values))
  const limitOf = (k: number, row: number) => {
    const limit = limits[k]?.[row] ?? Number.NaN
    return Number.isFinite(limit) ? limit : null
  }
  const lines = rows.map((row, k) => {
    const level = names[k] ?? null
    return {
      name: level === null ? null : { variable: label, level },
      code: codes[row] ?? -1,
      n: 1,
      estimate: values[row] as number,
      lower: limitOf(0, row),
      upper: limitOf(1, row),
    }
  })
  return { lines, used: rows.length, excluded: exclusion(value, 'missing', frame.rows - rows.length) }
}

/** A line for each group, or for each colour within it, that has values. */
function groupLines(frame: Frame, by: Column | undefined, options: Options): Read | Rejected {
  const { value, label, colour, time, statistic } = options
  const column = columnById(frame, value)
  const named = columnById(frame, label)
  if (column === undefined || named === undefined) throw new Error('A chart needs its variables')
  if (hasMoreLevels(named, MAX_LINES)) return tooMany()
  const crossed = crossGroups(frame.rows, named, by)
  if (crossed.cells > MAX_LINES) return tooMany()
  const missing = missingMask(column)
  const numbers = column.type === 'text' ? undefined : numericColumn(frame, value).values
  const times = time === null || statistic !== 'rate' ? undefined : numericColumn(frame, time).values
  const cells: number[][] = Array.from({ length: crossed.cells }, () => [])
  const lost = { value: 0, infinite: 0, time: 0 }
  for (let row = 0; row < frame.rows; row++) {
    const cell = crossed.codes[row] ?? -1
    if (cell < 0) continue
    const at = times?.[row] ?? 1
    if (missing[row] === 1) lost.value++
    else if (statistic !== 'proportion' && !Number.isFinite(numbers?.[row])) lost.infinite++
    else if (!(at > 0 && Number.isFinite(at))) lost.time++
    else cells[cell]?.push(row)
  }
  const describe = describer(column, numbers, times, options)
  if (
    statistic === 'rate' &&
    cells.flat().some((row) => !(Number.isInteger(numbers?.[row]) && (numbers?.[row] ?? 0) >= 0))
  )
    return rejected(definition, 'not-counts', 'value', { variable: { variable: value } })
  const lines = cells.flatMap((rows, k) =>
    rows.length === 0 ? [] : [{ ...placeOf(k, crossed, label), ...describe(rows) }],
  )
  return {
    lines,
    used: cells.reduce((sum, rows) => sum + rows.length, 0),
    excluded: [
      ...exclusion(label, 'missing', crossed.missing[0]),
      ...exclusion(colour, 'missing', crossed.missing[1]),
      ...unusableValues(value, { missing: lost.value, infinite: lost.infinite }),
      ...exclusion(time, 'missing', lost.time),
    ],
  }
}

function placeOf(cell: number, { levels }: CrossedGroups, label: string): Pick<Line, 'name' | 'code'> {
  const colours = levels[1].length
  return { name: levelRefs(label, levels[0])[Math.floor(cell / colours)] ?? null, code: cell % colours }
}

function describer(
  column: Column,
  numbers: Float64Array | undefined,
  times: Float64Array | undefined,
  { statistic, event, confidence, per }: Options,
): (rows: readonly number[]) => Omit<Line, 'name' | 'code'> {
  const limits = ({ lower, upper }: { readonly lower: number; readonly upper: number }) => ({
    lower: Number.isFinite(lower) ? lower : null,
    upper: Number.isFinite(upper) ? upper : null,
  })
  if (statistic === 'proportion') {
    const counted = levelCodes(column, event === null ? [] : [event])
    return (rows) => {
      const events = rows.filter((row) => counted[row] === 0).length
      return {
        n: rows.length,
        estimate: events / rows.length,
        ...limits(wilsonInterval(events, rows.length, confidence)),
      }
    }
  }
  const valuesOf = (rows: readonly number[]) => Float64Array.from(rows, (row) => numbers?.[row] as number)
  if (statistic === 'rate')
    return (rows) => {
      const events = valuesOf(rows).reduce((sum, one) => sum + one, 0)
      const at = rows.reduce((sum, row) => sum + (times?.[row] ?? 1), 0)
      const { lower, upper } = garwoodInterval(events, confidence)
      return {
        n: events,
        estimate: (events / at) * per,
        ...limits({ lower: (lower / at) * per, upper: (upper / at) * per }),
      }
    }
  return (rows) => {
    const values = valuesOf(rows)
    return { n: rows.length, estimate: moments(values, values[0]).mean, ...limits(meanInterval(values, confidence)) }
  }
}
