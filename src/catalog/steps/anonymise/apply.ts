import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { bytesOfHex, HmacSha256 } from '#engine/frame/hmac-sha256.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { shiftsOf, treated } from './treatments.ts'

type Options = StepOptionsOf<typeof definition>

/** Classes of fewer rows are reported. */
const leastRows = 5

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, how, key } = options
  const { checkpoint = uninterrupted } = context
  const problem = misfit(frame, options)
  if (problem !== null) return problem
  const hmac = key === '' ? null : new HmacSha256(bytesOfHex(key))
  const person = columnById(frame, options.person ?? '')
  const shifts = person && hmac && (await shiftsOf(person, hmac, checkpoint))
  const columns: Column[] = []
  const removed: string[] = []
  const notices: Notice[] = []
  for (const [k, id] of variables.entries()) {
    const [column, choices] = [columnById(frame, id), how[id]]
    if (column === undefined || choices === undefined) continue
    if (choices.method === 'drop') removed.push(id)
    else {
      const made = await treated(usable(column), choices, { hmac, shifts: shifts ?? null, checkpoint })
      columns.push(made.column)
      notices.push(...made.notices)
    }
    context.progress?.((k + 1) / (variables.length + 1))
  }
  const after = new Map(columns.map((column) => [column.id, column]))
  const quasi = options.quasi
    .filter((id) => !removed.includes(id))
    .flatMap((id) => after.get(id) ?? columnById(frame, id) ?? [])
  return {
    status: 'columns',
    columns,
    removed,
    notices: [
      note('treated', { variables: columns.length, dropped: removed.length }),
      ...notices,
      ...(quasi.length === 0 || frame.rows === 0 ? [] : [await classes(frame.rows, quasi, checkpoint)]),
      note('still-personal'),
    ],
  }
}

export function reads({ variables, person, quasi }: Options): readonly string[] {
  return [...new Set([...variables, ...quasi, ...(person === null ? [] : [person])])]
}

function misfit(frame: Frame, { variables, how, person }: Options): Broken | null {
  for (const id of variables) {
    const [type, method] = [columnById(frame, id)?.type, how[id]?.method]
    const isDate = type === 'date' || type === 'datetime'
    const variable = { variable: { variable: id } }
    if ((method === 'shift' || method === 'round') && !isDate) return broken('needs-dates', variable, 'how')
    if ((method === 'top' || method === 'bands') && type !== 'number') return broken('needs-numbers', variable, 'how')
    if (method === 'mask' && isDate) return broken('needs-characters', variable, 'how')
    if (method === 'shift' && person === null) return broken('no-person', {}, 'person')
  }
  return null
}

/** How many rows are alike in what others may know; missing values are alike. */
async function classes(rows: number, quasi: readonly Column[], checkpoint: Checkpoint): Promise<Notice> {
  const { sizes } = await keyGroups(rows, quasi.map(usable), { order: 'appearance', checkpoint })
  let [smallest, count, unique] = [rows, 0, 0]
  for (const size of sizes) {
    if (size < smallest) smallest = size
    if (size < leastRows) count += size
    if (size === 1) unique++
  }
  const variables = quasi.map(({ id }) => ({ variable: id }))
  const params = { variables, smallest, count, total: rows, least: leastRows, unique }
  return count > 0 ? warning('classes', params) : note('classes', params)
}
