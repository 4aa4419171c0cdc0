import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { MAX_LINES } from '../../kit/figures/continued.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import type { Answer, Exclusion, LevelRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { SwimmerData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxColours = 8

/** A row that is drawn. */
interface Phase {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly name: number | string
}

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { end, id, colour, events, status, ongoing, order, unit } = options
  const by = colour === null ? undefined : columnById(frame, colour)
  if (by !== undefined && hasMoreLevels(by, maxColours))
    return rejected(definition, 'too-many-groups', 'colour', { group: { variable: by.id }, max: maxColours })
  await context.checkpoint()
  const { phases, excluded, reversed } = phasesOf(frame, options)
  if (phases.length === 0) return rejected(definition, 'no-lanes', 'end')
  const lanes = new Map<number | string, Phase[]>()
  for (const phase of phases) {
    const own = lanes.get(phase.name)
    if (own === undefined) lanes.set(phase.name, [phase])
    else own.push(phase)
  }
  if (lanes.size > MAX_LINES) return rejected(definition, 'too-many-lanes', 'end', { n: lanes.size, max: MAX_LINES })
  const { codes, levels } = by === undefined ? { codes: undefined, levels: [] } : factor(by)
  const codeOf = ({ row }: Phase) => (codes === undefined ? 0 : (codes[row] ?? -1))
  const measured = [...lanes.values()].map((own) => {
    const first = codeOf(own[0] as Phase)
    const length = Math.max(...own.map(({ to }) => to)) - Math.min(...own.map(({ from }) => from))
    return { own, length, place: order !== 'colour' ? 0 : first < 0 ? levels.length : first }
  })
  const sorted = measured.toSorted((a, b) => (order === 'stored' ? 0 : a.place - b.place || b.length - a.length))
  const parts = sorted.flatMap(({ own }, lane) =>
    own.toSorted((a, b) => a.from - b.from).map((phase) => ({ ...phase, lane })),
  )
  const happened = events.map((variable) => ({ event: { variable }, ...eventsOf(frame, variable, parts) }))
  const goesOn = status === null || ongoing === null ? [] : rowsWith(frame, status, ongoing)
  const data: SwimmerData = {
    of: { end, id, status: status === null || ongoing === null ? null : { variable: status, level: ongoing } },
    unit,
    names: sorted.map(({ own }) => (id === null ? null : { variable: id, level: own[0]?.name ?? '' })),
    colours: colour === null ? [null] : levels.map(({ value }): LevelRef => ({ variable: colour, level: value })),
    parts: {
      lanes: parts.map(({ lane }) => lane),
      from: parts.map(({ from }) => from),
      to: parts.map(({ to }) => to),
      codes: parts.map(codeOf),
    },
    events: happened,
    ongoing: [...new Set(parts.filter(({ row }) => goesOn[row]).map(({ lane }) => lane))],
    breaks: sorted.flatMap(({ place }, k) => (k > 0 && place !== sorted[k - 1]?.place ? [k] : [])),
  }
  const outside = eventsOutside(data)
  return chartAnswer(data, { total: frame.rows, used: phases.length, excluded }, [
    reversed > 0 && warning(definition, 'start-after-end', { n: reversed }),
    outside > 0 && warning(definition, 'events-outside', { n: outside }),
  ])
}

function phasesOf(frame: Frame, { end, start, id }: Options) {
  const to = numericColumn(frame, end).values
  const from = start === null ? undefined : numericColumn(frame, start).values
  const named = id === null ? undefined : columnById(frame, id)
  const names = named && cellsOfRows(named, [...to.keys()])
  const phases: Phase[] = []
  const lost = { end: [0, 0], start: [0, 0], id: 0 }
  let reversed = 0
  const count = (of: number[], value: number) => {
    const reason = Number.isNaN(value) ? 0 : 1
    of[reason] = (of[reason] ?? 0) + 1
  }
  for (const [row, until] of to.entries()) {
    const since = from === undefined ? 0 : (from[row] as number)
    const name = names === undefined ? row : (names[row] ?? null)
    if (!Number.isFinite(until)) count(lost.end, until)
    else if (!Number.isFinite(since)) count(lost.start, since)
    else if (name === null) lost.id++
    else if (until < since) reversed++
    else phases.push({ row, from: since, to: until, name })
  }
  const lines = (variable: string | null, [missing = 0, infinite = 0]: readonly number[]): readonly Exclusion[] => [
    ...unusableValues(variable, { missing, infinite }),
  ]
  const excluded = [...lines(end, lost.end), ...lines(start, lost.start), ...lines(id, [lost.id])]
  return { phases, excluded, reversed }
}

/** The events of the lanes, each once: rows of one patient often repeat them. */
function eventsOf(frame: Frame, variable: string, parts: readonly (Phase & { readonly lane: number })[]) {
  const { values } = numericColumn(frame, variable)
  const found = new Map<string, readonly [lane: number, time: number]>()
  for (const { row, lane } of parts) {
    const time = values[row] as number
    if (Number.isFinite(time)) found.set(`${lane} ${time}`, [lane, time])
  }
  const list = [...found.values()].toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return { lanes: list.map(([lane]) => lane), times: list.map(([, time]) => time) }
}

function rowsWith(frame: Frame, variable: string, level: number | string): readonly boolean[] {
  const column = columnById(frame, variable)
  if (column === undefined) return []
  const { codes, levels } = factor(column)
  const code = levels.findIndex(({ value }) => value === level)
  return Array.from(codes, (one) => one >= 0 && one === code)
}

function eventsOutside({ parts, events }: SwimmerData): number {
  const ends = new Map<number, readonly [number, number]>()
  for (const [k, lane] of parts.lanes.entries()) {
    const [from, to] = ends.get(lane) ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    ends.set(lane, [Math.min(from, parts.from[k] as number), Math.max(to, parts.to[k] as number)])
  }
  return events.reduce((sum, { lanes, times }) => {
    const isOutside = (lane: number, time: number) => {
      const [from, to] = ends.get(lane) ?? [0, 0]
      return time < from || time > to
    }
    return sum + lanes.filter((lane, k) => isOutside(lane, times[k] as number)).length
  }, 0)
}
