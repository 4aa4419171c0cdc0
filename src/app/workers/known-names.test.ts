// @vitest-environment node
import { expect, test } from 'vitest'
import { loadComputation } from '#catalog/computes.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { idOf } from '#contract/records/id-of.ts'
import { addProject, importCsv, job, openWriter } from '#tests/support/imported-study.ts'
import { newId } from '#tests/support/test-device.ts'
import { knownNames } from '../data/datasets/kept-names.ts'
import type { KeptOutcome } from '../data/datasets/kept-outcome.ts'
import { change } from '../data/outbox/change.ts'
import { analyse } from './analyse.ts'

const csv = [
  'group,age,pain',
  ...Array.from({ length: 30 }, (_, k) => `${k % 2 ? 'a' : 'b'},${20 + k},${k % 5}`),
  '',
].join('\n')

/** A study with a labelled variable, groups of ages that a step makes, a computed variable and one that a step renames. */
async function study() {
  const writer = await openWriter()
  const dataset = await importCsv(writer, await addProject(writer, 'cloud'), {}, csv)
  const [bands, double] = [newId(), newId()]
  const step = { dataset, version: 1, enabled: true, deleted: false }
  const variable = (column: string, fields: object) => ({
    kind: 'variable' as const,
    record: idOf('variable', dataset, column),
    fields: { dataset, column, ...fields },
  })
  await change(writer, [
    variable('c1', { label: 'Treatment', 'data.valueLabels': [{ value: 'a', label: 'New drug' }] }),
    variable(`${double}.1`, { label: 'Twice the pain' }),
    {
      kind: 'step',
      record: bands,
      fields: {
        ...step,
        type: 'bin',
        order: 'a0',
        'option.variable': 'c2',
        'option.method': 'equal-width',
        'option.groups': 3,
        'option.name': 'age group',
      },
    },
    {
      kind: 'step',
      record: double,
      fields: { ...step, type: 'compute-variable', order: 'a1', 'option.name': 'double', 'data.formula': '{c3} * 2' },
    },
    {
      kind: 'step',
      record: newId(),
      fields: { ...step, type: 'rename-variable', order: 'a2', 'option.variable': 'c3', 'option.name': 'score' },
    },
  ])
  const made = { bands: `${bands}.1`, double: `${double}.1` }
  const version = (await loadComputation('analyses', 'table-one'))?.definition.version ?? expect.fail()
  const options = { group: 'c1', variables: [made.bands, made.double, 'c3'] }
  const asked = { kind: 'analysis' as const, dataset, type: 'table-one', version, options, conventions: {} }
  const answer = await analyse(writer.database, asked, job)
  expect(answer.outcome.status).toBe('done')
  const kept: KeptOutcome = { ...answer, question: 'q', at: 0 }
  return { writer, dataset, made, kept }
}

test('an outcome is stored with the names of the variables in it, and of no others', async () => {
  const { kept, made } = await study()
  expect(kept.names?.map(({ id }) => id).toSorted()).toEqual(['c1', 'c3', made.bands, made.double].toSorted())
  const names = namesOf({ columns: kept.names ?? [] })
  expect(names.level({ variable: 'c1', level: 'a' })).toBe('New drug')
  expect(names.level({ variable: made.bands, level: 1 })).toMatch(/^\(−∞, /)
})

test('[D4] where the rows are not, variables have their present names, and values the labels stored with the outcome', async () => {
  const { writer, dataset, kept, made } = await study()
  await writer.database.sources.clear()
  await change(writer, [
    { kind: 'variable', record: idOf('variable', dataset, 'c1'), fields: { dataset, column: 'c1', label: 'Arm' } },
  ])
  const names = namesOf(await knownNames(writer.database, dataset, kept))
  expect(['c1', 'c2', 'c3', made.bands, made.double].map(names.variable)).toEqual([
    'Arm',
    'age',
    'score',
    'age group',
    'Twice the pain',
  ])
  expect(names.level({ variable: made.bands, level: 1 })).toMatch(/^\(−∞, /)
})

test.each<[string, unknown]>([
  ['was stored before names were', undefined],
  ['comes from a damaged file', [{ id: 'c1', name: 7 }, null, { id: 'c1', name: 'x', label: '', valueLabels: [{}] }]],
])('[D4] an outcome that %s has the names of the records', async (_, stored) => {
  const { writer, dataset, kept, made } = await study()
  const { names: _names, ...old } = kept
  const names = namesOf(
    await knownNames(writer.database, dataset, { ...old, ...(stored !== undefined && { names: stored as never }) }),
  )
  expect(['c1', 'c2', 'c3', made.bands, made.double].map(names.variable)).toEqual([
    'Treatment',
    'age',
    'pain', // renamed by a step, which only the opened dataset knows
    'age group',
    'Twice the pain',
  ])
  expect(names.level({ variable: 'c1', level: 'a' })).toBe('New drug')
})
