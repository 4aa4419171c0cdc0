import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { daysIn, parseIsoDate } from '#engine/frame/calendar.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, type ColumnMeta, columnById, type Frame } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { daysOf, endBeforeStart, endsOf, eventBeforeStart, firstEnd, noEnd, noStart } from './outcome.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { start, death, lastContact, unit, zero, reason } = options
  const { checkpoint = uninterrupted, stepId } = context
  const problem = datesProblem(options) ?? namesOf(frame, options)
  if (problem !== null) return problem
  const ends = endsOf(options)
  const cutOff =
    options.cutOff.trim() === '' ? Infinity : Number(daysOf(Float64Array.of(parseIsoDate(options.cutOff)))[0])
  const read = (id: string) => daysIn1970(frame, id, checkpoint)
  const days = {
    start: await read(start),
    ends: await Promise.all(ends.map(({ id }) => read(id))),
    lastContact: lastContact === null ? null : await read(lastContact),
    cutOff,
  }
  const others = days.ends.slice(0, options.events.length)
  const deaths = death === null ? undefined : days.ends.at(-1)
  const time = new Float64Array(frame.rows).fill(Number.NaN)
  const status = new Float64Array(frame.rows).fill(Number.NaN)
  const endedBy = new Int32Array(frame.rows).fill(-1)
  const counts = { events: 0, competing: 0, censored: 0, zero: 0, later: 0, contactAfterDeath: 0, eventAfterDeath: 0 }
  const without = new Map<number, number>()
  const competing = options.deathIs === 'competing' ? death : null
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const died = deaths?.[row] ?? Number.NaN
      if (!Number.isNaN(died)) {
        if ((days.lastContact?.[row] ?? died) > died) counts.contactAfterDeath++
        if (latest(others, row) > died) counts.eventAfterDeath++
      }
      const { by, days: length } = firstEnd(days, row)
      if (by < 0) {
        without.set(by, (without.get(by) ?? 0) + 1)
        continue
      }
      const code = ends[by]?.code ?? 0
      if (length === 0) counts.zero++
      time[row] = (length === 0 && zero === 'half-day' ? 0.5 : length) / daysIn[unit]
      status[row] = code
      endedBy[row] = by
      if (code === 0) counts.censored++
      else if (ends[by]?.id === competing) counts.competing++
      else counts.events++
      if (by === ends.length + 1 && latest(days.ends, row) > cutOff) counts.later++
    }
  })
  const made: Column[] = [
    {
      ...newMeta(context, options.timeName, 'continuous'),
      id: stepColumnId(stepId, 'time'),
      type: 'number',
      values: time,
    },
    {
      ...newMeta(context, options.statusName, 'nominal'),
      id: stepColumnId(stepId, 'status'),
      valueLabels: labelsOf(frame, options),
      type: 'number',
      values: status,
    },
  ]
  if (reason)
    made.push(
      reasonColumn(frame, endedBy, options, {
        ...newMeta(context, options.reasonName, 'nominal'),
        id: stepColumnId(stepId, 'reason'),
      }),
    )
  const { events, competing: competed, censored, zero: zeros, later } = counts
  const count = events + competed + censored
  const notices: Notice[] = [note('found', { count, total: frame.rows, events, competing: competed, censored })]
  const tell = (code: string, times: number, say = warning) => times > 0 && notices.push(say(code, { count: times }))
  tell('no-start', without.get(noStart) ?? 0)
  tell('no-end', without.get(noEnd) ?? 0)
  tell('event-before-start', without.get(eventBeforeStart) ?? 0)
  tell('end-before-start', without.get(endBeforeStart) ?? 0)
  tell('contact-after-death', counts.contactAfterDeath)
  tell('event-after-death', counts.eventAfterDeath)
  tell('after-cut-off', later, note)
  tell(zero === 'keep' ? 'time-zero' : 'half-a-day', zeros, zero === 'keep' ? warning : note)
  return changedColumns(made, notices)
}

export function reads({ start, events, death, lastContact }: Options): readonly string[] {
  return [start, ...events, ...[death, lastContact].filter((id) => id !== null)]
}

function datesProblem(options: Options): Broken | null {
  const { events, death, lastContact, cutOff } = options
  if (events.length === 0 && death === null) return broken('no-event', {}, 'events')
  const chosen = reads(options)
  const twice = chosen.find((id, k) => chosen.indexOf(id) !== k)
  if (twice !== undefined) return broken('date-twice', { variable: { variable: twice } }, 'events')
  const text = cutOff.trim()
  if (text === '' && lastContact === null) return broken('no-end-chosen', {}, 'lastContact')
  if (text !== '' && Number.isNaN(parseIsoDate(text))) return broken('cut-off-not-a-date', { text }, 'cutOff')
  return null
}

function namesOf(frame: Frame, { timeName, statusName, reason, reasonName }: Options): Broken | null {
  const taken: { id: string; name: string }[] = [...frame.columns]
  const asked = { timeName, statusName, ...(reason && { reasonName }) }
  for (const [option, name] of Object.entries(asked)) {
    const problem = nameProblem({ columns: taken }, name, option)
    if (problem !== null) return problem
    taken.push({ id: '', name: name.trim() })
  }
  return null
}

async function daysIn1970(frame: Frame, id: string, checkpoint: Checkpoint): Promise<Float64Array> {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  await checkpoint()
  return seen === undefined || seen.type === 'text'
    ? new Float64Array(frame.rows).fill(Number.NaN)
    : daysOf(seen.values)
}

const nameOf = (frame: Frame, id: string) => columnById(frame, id)?.name ?? ''

/** The names of the variables of each status; none if the censored have no label. */
function labelsOf(frame: Frame, options: Options) {
  const censored = options.censored.trim()
  if (censored === '') return []
  const events = endsOf(options).filter(({ code }) => code > 0)
  const codes = [...new Set(events.map(({ code }) => code))]
  const labels = codes.map((value) => ({
    value,
    label: events.flatMap(({ id, code }) => (code === value ? nameOf(frame, id) : [])).join(' / '),
  }))
  return [{ value: 0, label: censored }, ...labels]
}

/** For each row the name of the date that ended its time, or the closing date. */
function reasonColumn(frame: Frame, codes: Int32Array, options: Options, meta: ColumnMeta): Column {
  const { lastContact, cutOff } = options
  const names = endsOf(options).map(({ id }) => nameOf(frame, id))
  const dictionary = [...names, lastContact === null ? '' : nameOf(frame, lastContact), cutOff.trim()]
  const isUsed = new Uint8Array(dictionary.length)
  for (const code of codes) if (code >= 0) isUsed[code] = 1
  const used = dictionary.flatMap((text, k) => (isUsed[k] === 1 ? { text, k } : []))
  const places = Int32Array.from(dictionary, (_, code) => used.findIndex(({ k }) => k === code))
  return {
    ...meta,
    type: 'text',
    codes: codes.map((code) => (code < 0 ? -1 : (places[code] as number))),
    dictionary: used.map(({ text }) => text),
  }
}

/** The latest of these days; -Infinity if all are missing. */
function latest(columns: readonly Float64Array[], row: number): number {
  let day = -Infinity
  for (let k = 0; k < columns.length; k++) if ((columns[k]?.[row] as number) > day) day = columns[k]?.[row] as number
  return day
}
