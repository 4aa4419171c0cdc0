import { expect, test } from 'vitest'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { applySteps, type StepRecord, type StepsResult } from './apply-steps.ts'
import { loadStepModules } from './step-applies.ts'
import { StepCache } from './step-cache.ts'
import { stepOrigins } from './step-origins.ts'

const visits = makeFrame([
  textColumn({ id: 'c1', name: 'patient', measure: 'id' }, ['a', 'b', 'c']),
  makeNumericColumn({ id: 'c2', name: 'crp_1' }, [3, 5, 8]),
  makeNumericColumn({ id: 'c3', name: 'crp_2' }, [4, 9, null]),
])
const patients = makeFrame([
  textColumn({ id: 'c1', name: 'patient', measure: 'id' }, ['b', 'a']),
  makeNumericColumn({ id: 'c2', name: 'age' }, [61, 47]),
])

let made = 0
const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

interface Made {
  readonly id: string
  readonly type: string
  readonly options: StepRecord['options']
}

const stored = ({ id, type, options }: Made): StepRecord => ({ id, type, version: 1, enabled: true, options })

const [age, join, long, first, second] = Array.from({ length: 5 }, () => newId()) as [
  string,
  string,
  string,
  string,
  string,
]
const scaled = (id: string, of: string, pattern: string): Made => ({
  id,
  type: 'standardise',
  options: { variables: [of], pattern },
})
const there: readonly Made[] = [scaled(age, 'c2', 'age z')]
const taken = `${join}.${age}.c2`
const here: readonly Made[] = [
  {
    id: join,
    type: 'join-datasets',
    options: {
      other: [{ dataset: 'patients', version: 'follow' }],
      keys: ['c1'],
      otherKeys: ['c1'],
      take: 'chosen',
      columns: [`${age}.c2`],
    },
  },
  {
    id: long,
    type: 'wide-to-long',
    options: {
      stubs: { times: ['1', '2'], groups: [{ id: 's1', name: 'crp', columns: ['c2', 'c3'] }] },
      time: 'visit',
    },
  },
  scaled(first, taken, 'once'),
]

async function run(frame: Frame, steps: readonly StepRecord[], other?: StepsResult, cache = new StepCache()) {
  return applySteps({
    source: frame,
    sourceKey: String(frame.columns.length),
    steps,
    load: loadStepModules,
    cache,
    ...(other && {
      ...(other.origins && { origins: other.origins }),
      other: () => Promise.resolve({ name: 'patients', ...other }),
    }),
  })
}

const idsOf = ({ frame }: StepsResult) => frame.columns.map(({ id }) => id)

test('copies of steps make the same rows, and variables under their own ids, also where the id of an original is hashed', async () => {
  const original = await run(visits, here.map(stored), await run(patients, there.map(stored)))
  expect(original.reports.map(({ status, problems }) => [status, problems])).toEqual(here.map(() => ['done', []]))
  const hashed = idsOf(original).find((id) => id.startsWith(`${first}.h`)) ?? expect.fail('no id is hashed')
  const last = scaled(second, hashed, 'twice')
  const whole = await run(visits, [...here, last].map(stored), await run(patients, there.map(stored)))

  const ids = new Map([age, join, long, first, second].map((id) => [id, newId()]))
  const renamed = <T>(value: T) =>
    JSON.parse([...ids].reduce((text, [id, copy]) => text.replaceAll(id, copy), JSON.stringify(value))) as T
  const copied = (each: readonly Made[], origins: readonly string[]) =>
    renamed(each.map(stored)).map((step, k): StepRecord => ({ ...step, origin: origins[k] ?? '' }))
  const copies = await run(
    visits,
    copied([...here, last], [join, long, first, second]),
    await run(patients, copied(there, [age])),
  )
  expect(copies.reports.map(({ status, problems }) => [status, problems])).toEqual(
    copies.reports.map(() => ['done', []]),
  )
  expect(copies.frame.rowIds).toEqual(whole.frame.rowIds)
  expect(idsOf(copies)).toEqual(renamed(idsOf(whole)))
  expect(copies.reports.map(({ id, made }) => [id, [...made.keys()]])).toEqual(
    renamed(whole.reports.map(({ id, made }) => [id, [...made.keys()]])),
  )
  expect([...copies.cellKeys.keys()].toSorted()).toEqual(renamed([...whole.cellKeys.keys()]).toSorted())
  expect(copies.key).not.toBe(whole.key)

  // without their origins the rows are others, and the step that names the hashed variable does not find it
  const strangers = await run(
    visits,
    renamed([...here, last].map(stored)),
    await run(patients, renamed(there.map(stored))),
  )
  expect(strangers.frame.rowIds).not.toEqual(whole.frame.rowIds)
  expect(strangers.reports.at(-1)?.status).toBe('broken')
})

test('what a copy computes is remembered from its original', async () => {
  const cache = new StepCache()
  const [step] = there.map(stored)
  const counted = async (steps: readonly StepRecord[]) => (await run(patients, steps, undefined, cache)).cellKeys
  const known = await counted(step ? [step] : [])
  const copy = newId()
  expect(await counted(step ? [{ ...step, id: copy, origin: age }] : [])).toEqual(
    new Map([...known].map(([id, key]) => [id.replace(age, copy), key])),
  )
})

test('of two copies of one step in a dataset only the one with the smaller id has its origin, and none beside the original', () => {
  const [a, b, origin] = [newId(), newId(), newId()].toSorted() as [string, string, string]
  const names = stepOrigins([
    { id: b, origin },
    { id: a, origin },
  ])
  expect(names?.toOrigins({ [`x.${a}`]: [a, `${b}.1`] })).toEqual({ [`x.${origin}`]: [origin, `${b}.1`] })
  expect(names?.toSteps(`${origin}.h${b}`)).toBe(`${a}.h${b}`)
  expect(stepOrigins([{ id: a, origin }, { id: origin }])).toBeUndefined()
  expect(stepOrigins([{ id: a }, { id: b }])).toBeUndefined()
  // a branch that a step names has a step with the origin of an own one
  const joined = stepOrigins([{ id: origin }], new Map([[a, origin]]))
  expect([joined?.toOrigins(`${a}.1`), joined?.toSteps(`${origin}.1`)]).toEqual([`${origin}.1`, `${origin}.1`])
})
