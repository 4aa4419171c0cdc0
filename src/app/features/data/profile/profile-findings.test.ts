import { expect, test } from 'vitest'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { readFormula } from '#engine/expression/formula.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Column } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { profileColumn } from '#engine/methods/profile/profile-column.ts'
import { type Finding, profileFindings } from './profile-findings.ts'

const rows = 60
const cells = <T>(value: (k: number) => T) => Array.from({ length: rows }, (_, k) => value(k))
const today = Date.UTC(2024, 0, 31)
const columns: readonly Column[] = [
  makeNumericColumn(
    { id: 'c1', name: 'nr' },
    cells((k) => k + 1),
  ),
  makeNumericColumn(
    { id: 'c2', name: 'sbp' },
    cells((k) => (k < 2 ? 999 : 100 + 10 * (k % 7))),
  ),
  textColumn(
    { id: 'c3', name: 'sex' },
    cells((k) => (k === 0 ? 'Male' : k % 2 ? 'male' : 'female')),
  ),
  makeNumericColumn(
    { id: 'c4', name: 'seen', type: 'date' },
    cells((k) => today - (k - 1) * 86_400_000),
  ),
  textColumn(
    { id: 'c5', name: 'site' },
    cells(() => 'A'),
  ),
  makeNumericColumn(
    { id: 'c6', name: 'change' },
    cells((k) => (k === 9 ? -4.27 : 3 + (k % 13) / 7)),
  ),
  makeNumericColumn(
    { id: 'c7', name: 'empty' },
    cells(() => null),
  ),
  textColumn(
    { id: 'c8', name: 'crp' },
    cells((k) => (k === 5 ? '<5' : String(5 + (k % 4)))),
  ),
  makeNumericColumn(
    { id: 'c9', name: 'dose' },
    cells((k) => (k === 3 ? 500 : k % 9)),
  ),
]
const frame = makeFrame(columns)
const dictionary = describeColumns(frame)
const whole = { duplicates: 3, pairs: [{ first: 'c1', second: 'c6', r: -0.97 }] }
const found = profileFindings(
  dictionary,
  columns.map((column) => profileColumn(column, today + 86_399_999)),
  whole,
  '2024-01-31',
)
const named = (finding: Finding) => ('column' in finding ? `${finding.kind} ${finding.column.name}` : finding.kind)

test('each finding is listed with its variable, what concerns all rows first', () => {
  expect(found.map(named)).toEqual([
    'duplicate-rows',
    'like-id nr',
    'likely-code sbp',
    'far sbp',
    'heaped sbp',
    'spellings sex',
    'future seen',
    'constant site',
    'far change',
    'negative change',
    'empty empty',
    'text-among-numbers crp',
    'far dose',
    'same nr',
  ])
})

test('every step that would mend a finding is complete: it can be added as it opens', async () => {
  const steps = found.flatMap((finding) => finding.mending ?? [])
  expect(steps).toHaveLength(13)
  for (const { mends, given } of steps) {
    const found = stepTitles.filter((title) => title.mends === mends)
    const [entry] = await Promise.all(found.map(({ id }) => loadStep(id)))
    if (!entry) throw new Error(`no step mends ${mends}`)
    expect(found, mends).toHaveLength(1)
    expect(readStepOptions(entry.definition, given, dictionary), mends).toMatchObject({ status: 'ok' })
  }
})

test('a date in the future becomes missing in a copy of the variable', () => {
  const formula = found.find(({ kind }) => kind === 'future')?.mending?.given.formula
  const types = new Map(columns.map(({ id, type }) => [id, type]))
  expect(readFormula(formula as string, (id) => types.get(id), 'value').type).toBe('date')
})

test('without data nothing is found, and before all rows were compared only what single variables show', () => {
  const empty = columns.map((column) =>
    profileColumn(
      column.type === 'text' ? { ...column, codes: new Int32Array() } : { ...column, values: new Float64Array() },
      today,
    ),
  )
  expect(profileFindings(dictionary, empty, undefined, '2024-01-31')).toEqual([])
})
