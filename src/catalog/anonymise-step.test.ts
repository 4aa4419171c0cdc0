import { expect, test } from 'vitest'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import type { StoredOptions } from './kit/options/stored-options.ts'
import { readStepOptions } from './kit/steps/step-option-readers.ts'
import { apply } from './steps/anonymise/apply.ts'
import { definition } from './steps/anonymise/definition.ts'
import { summary } from './steps/anonymise/summary.ts'

const key = { secret: '000102030405060708090a0b0c0d0e0f' }
const DAY = 86_400_000

async function changed(frame: Frame, stored: StoredOptions) {
  const read = readStepOptions(definition, stored, describeColumns(frame))
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  const change = await apply(frame, read.options, { stepId: 's' })
  if (change.status !== 'columns') throw new Error(JSON.stringify(change))
  return change
}
const texts = (column: Column | undefined) =>
  column?.type === 'text' ? Array.from(column.codes, (code) => column.dictionary[code] ?? null) : []

test('the report counts rows that are alike in what is left, missing values among them', async () => {
  const frame = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'age' }, [91, 95, 99, 30, 31, Number.NaN, Number.NaN, 40, 41, 42, 43, 44]),
    textColumn({ id: 'c2', name: 'sex' }, ['f', 'f', 'f', 'm', 'm', 'm', 'm', 'f', 'f', 'f', 'f', 'f']),
    textColumn(
      { id: 'c3', name: 'name' },
      Array.from({ length: 12 }, (_, k) => `name ${k}`),
    ),
  ])
  const how = { 'how.c1.method': 'bands', 'how.c1.width': 10, 'how.c3.method': 'drop' }
  const { notices, removed } = await changed(frame, { variables: ['c1', 'c3'], quasi: ['c1', 'c2', 'c3'], ...how })
  expect(removed).toEqual(['c3'])
  expect(notices.find(({ code }) => code === 'classes')).toEqual({
    code: 'classes',
    weight: 'warning',
    params: {
      variables: [{ variable: 'c1' }, { variable: 'c2' }],
      smallest: 2,
      count: 7,
      total: 12,
      least: 5,
      unique: 0,
    },
  })
  const alone = await changed(frame, { variables: ['c3'], 'how.c3.method': 'mask', 'how.c3.shown': 7, quasi: ['c3'] })
  expect(alone.notices.find(({ code }) => code === 'classes')?.params).toMatchObject({ smallest: 1, unique: 12 })
})

test('a value has the same code in every dataset under a key, and another under another', async () => {
  const one = makeFrame([textColumn({ id: 'c1', name: 'id' }, ['P1', 'P2', null, 'P1'])])
  const other = makeFrame([textColumn({ id: 'x', name: 'patient' }, ['P9', 'P1'])])
  const first = texts((await changed(one, { variables: ['c1'], 'how.c1.method': 'code', key })).columns[0])
  const second = texts((await changed(other, { variables: ['x'], 'how.x.method': 'code', key })).columns[0])
  const secret = { secret: 'f'.repeat(32) }
  const third = texts((await changed(one, { variables: ['c1'], 'how.c1.method': 'code', key: secret })).columns[0])
  expect(first[0]).toMatch(/^[0-9a-f]{16}$/)
  expect([first[3], second[1], first[2]]).toEqual([first[0], first[0], null])
  expect(new Set([first[0], first[1], second[0], third[0]]).size).toBe(4)
})

test('dates of a person go back by the same 1 to 365 days', async () => {
  const people = Array.from({ length: 2000 }, (_, k) => `P${k % 1000}`)
  const days = people.map((_, k) => (10_000 + ((k * 37) % 500)) * DAY)
  const frame = makeFrame([
    textColumn({ id: 'c1', name: 'id' }, people),
    makeNumericColumn({ id: 'c2', name: 'seen', type: 'date' }, days),
  ])
  const stored = { variables: ['c2'], 'how.c2.method': 'shift', person: 'c1', key }
  const [column] = (await changed(frame, stored)).columns
  const back = days.map((day, k) => (day - (column?.type === 'text' ? 0 : (column?.values[k] as number))) / DAY)
  expect(back.slice(1000)).toEqual(back.slice(0, 1000))
  expect([Math.min(...back), Math.max(...back)]).toEqual([1, 365])
  expect(new Set(back).size).toBeGreaterThan(300)
})

test('no text of the step says that data are anonymous', () => {
  const said = JSON.stringify([definition, summary.title, summary.subtitle])
  expect(said).not.toMatch(/anonym(?!ise")/i)
  expect(said).not.toContain('匿名化')
})
