import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, unusableValues } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { SpiderData } from './data.ts'
import { definition } from './definition.ts'
import { readVisits, type Visit } from './visits.ts'

type Options = OptionsOf<typeof definition>

const maxPatients = 200
const maxVisits = 5000
const maxColours = 8
/** The number of symbols that the figure has for states. */
const maxStates = 5

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { id, time, change, lesion, lesionValue, status, baseline, lines, unit } = options
  const refused = refusal(frame, options)
  if (refused !== null) return refused
  const { visits, count, patients, lost } = await readVisits(frame, options, maxVisits, context)
  const params = { change: { variable: change } }
  if (count === 0) return rejected(definition, 'no-visits', 'change', params)
  if (count > maxVisits) return rejected(definition, 'too-many-visits', 'id', { n: count, max: maxVisits })
  const coloured = colourOf(options)
  const colours = codesOf(frame, coloured)
  const states = codesOf(frame, status)
  const lesions = codesOf(frame, lesion)
  const seen = lesions.refs.findIndex((ref) => ref?.level === lesionValue)
  const hasLesion = ({ row }: Visit) => lesion !== null && seen >= 0 && lesions.codeOf(row) === seen
  const data = { points: points(), lesions: { x: [] as number[], y: [] as number[] } }
  const [codes, ends]: [number[], number[]] = [[], []]
  const found = { added: 0, offset: 0, repeated: 0, changing: 0 }
  for (const own of patientsOf(visits, patients)) {
    const first = own[0] as Visit
    const run = codes.length + 1
    if (baseline && first.time > 0) {
      push(data.points, 0, 0, run)
      found.added++
    }
    for (const [place, together] of timesOf(own).entries()) {
      const { time: x } = together[0] as Visit
      const y = together.reduce((sum, visit) => sum + visit.change, 0) / together.length
      push(data.points, x, y, run)
      if (together.length > 1) found.repeated++
      if (place === 0 && x <= 0 && Math.abs(y) > 1e-9) found.offset++
      if (!together.some(hasLesion)) continue
      data.lesions.x.push(x)
      data.lesions.y.push(y)
    }
    const known = own.map(({ row }) => colours.codeOf(row)).filter((code) => code >= 0)
    if (new Set(known).size > 1) found.changing++
    codes.push(known.at(-1) ?? -1)
    ends.push(status === null ? -1 : (own.map(({ row }) => states.codeOf(row)).findLast((code) => code >= 0) ?? -1))
  }
  const drawn: SpiderData = {
    of: {
      time,
      lesion: lesion === null || lesionValue === null ? null : { variable: lesion, level: lesionValue },
    },
    unit,
    show: { lines },
    added: found.added,
    colours: colours.refs,
    states: status === null ? [] : states.refs.filter((ref) => ref !== null),
    codes,
    ends,
    ...data,
  }
  const excluded = [
    ...exclusion(id, 'missing', lost.id),
    ...unusableValues(time, { missing: lost.time[0], infinite: lost.time[1] }),
    ...unusableValues(change, { missing: lost.change[0], infinite: lost.change[1] }),
  ]
  return chartAnswer(drawn, { total: frame.rows, used: count, excluded }, [
    ...noticesOf(found, coloured, options),
    visits.length >= 5 && isFraction(visits) && warning(definition, 'fractions', params),
  ])
}

function isFraction(visits: readonly Visit[]): boolean {
  return visits.every((visit) => Math.abs(visit.change) <= 1.5) && visits.some((visit) => visit.change !== 0)
}

function refusal(frame: Frame, { id, response, arm, status }: Options): Rejected | null {
  const most = [
    ['response', response, maxColours],
    ['arm', arm, maxColours],
    ['status', status, maxStates],
  ] as const
  for (const [option, variable, max] of most) {
    const column = variable === null ? undefined : columnById(frame, variable)
    if (column === undefined || !hasMoreLevels(column, max)) continue
    return rejected(definition, 'too-many-groups', option, { group: { variable: column.id }, max })
  }
  const named = columnById(frame, id)
  if (named === undefined || !hasMoreLevels(named, maxPatients)) return null
  const params = { patient: { variable: id }, max: maxPatients }
  return rejected(definition, 'too-many-patients', 'id', params)
}

function colourOf({ response, arm, colour }: Options): string | null {
  if (response === null || arm === null) return response ?? arm
  return colour === 'arm' ? arm : response
}

/** The values of a variable, and the index of a row's value; -1 if it is missing. Without a variable all rows have the only value. */
function codesOf(frame: Frame, variable: string | null) {
  const column = variable === null ? undefined : columnById(frame, variable)
  const found = column === undefined ? undefined : factor(column)
  const refs: readonly (LevelRef | null)[] = levelRefs(variable, found?.levels ?? [null])
  return { refs, codeOf: (row: number) => (found === undefined ? 0 : (found.codes[row] ?? -1)) }
}

function patientsOf(visits: readonly Visit[], patients: number): readonly (readonly Visit[])[] {
  const own: Visit[][] = Array.from({ length: patients }, () => [])
  for (const visit of visits) own[visit.patient]?.push(visit)
  return own
}

/** The visits of a patient, those at one time together. */
function timesOf(own: readonly Visit[]): readonly (readonly Visit[])[] {
  const times: Visit[][] = []
  for (const visit of own) {
    const last = times.at(-1)
    if (last?.[0]?.time === visit.time) last.push(visit)
    else times.push([visit])
  }
  return times
}

function points() {
  return { x: [] as number[], y: [] as number[], run: [] as number[] }
}

function push(into: ReturnType<typeof points>, x: number, y: number, run: number): void {
  into.x.push(x)
  into.y.push(y)
  into.run.push(run)
}

interface Found {
  readonly added: number
  readonly offset: number
  readonly repeated: number
  readonly changing: number
}

function noticesOf(
  { added, offset, repeated, changing }: Found,
  coloured: string | null,
  { change }: Options,
): readonly (Notice | false)[] {
  return [
    added > 0 && notice(definition, 'baseline-added', { n: added }),
    offset > 0 && warning(definition, 'baseline-not-zero', { n: offset, change: { variable: change } }),
    repeated > 0 && warning(definition, 'several-at-once', { n: repeated }),
    changing > 0 &&
      coloured !== null &&
      notice(definition, 'several-colours', { n: changing, variable: { variable: coloured } }),
  ]
}
