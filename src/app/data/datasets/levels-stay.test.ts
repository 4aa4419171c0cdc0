// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { namedRecords } from '#catalog/kit/options/named-records.ts'
import { level, perVariable, toggle } from '#catalog/kit/options/options.ts'
import { perVariableLeaf, type StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { openAppDevice } from '#tests/support/app-device.ts'
import { createMemoryServer, type MemoryServer } from '#tests/support/memory-server.ts'
import { newId } from '#tests/support/test-device.ts'
import { change } from '../outbox/change.ts'
import { synchronise } from '../outbox/synchronise.ts'
import { closeOwnData, openOwnData, ownData } from '../own-data.ts'
import { createQuestion } from './analyses.ts'
import { addSteps } from './steps.ts'

/** A level of the data, which no request may contain. */
const LEVEL = 'canary-of-the-rows'

/** A record id, wherever an option can hold one. */
const [ANALYSIS, SET, OTHER] = [newId(), newId(), newId()]

const asked = { label: { en: '', zh: '' }, help: { en: '', zh: '' } }

/** Options of each kind, with a level or a record id in every leaf that can hold one; otherwise with a column. */
const answers: Readonly<Record<StepOptionSpec['kind'], (key: string) => StoredOptions>> = {
  variables: (key) => ({ [key]: ['c1'] }),
  variable: (key) => ({ [key]: 'c1' }),
  choice: (key) => ({ [key]: 'first' }),
  choices: (key) => ({ [key]: ['first'] }),
  toggle: (key) => ({ [key]: true }),
  number: (key) => ({ [key]: 1 }),
  numbers: (key) => ({ [key]: [1, 2] }),
  text: (key) => ({ [key]: 'a heading' }),
  annotations: (key) => ({ [`${key}.a.shape`]: 'text', [`${key}.a.words`]: LEVEL }),
  moves: (key) => ({ [`${key}.legend`]: { dx: 1, dy: 2 } }),
  level: (key) => ({ [key]: LEVEL }),
  'survival-outcome': (key) => ({
    [`${key}.form`]: 'time',
    [`${key}.time`]: 'c1',
    [`${key}.status`]: 'c2',
    [`${key}.events`]: [LEVEL],
    [`${key}.competing`]: [LEVEL],
  }),
  'per-variable': (key) => ({
    [perVariableLeaf(key, 'c1', 'shown')]: true,
    [perVariableLeaf(key, 'c1', 'target')]: LEVEL,
  }),
  terms: (key) => ({
    [`${key}.list`]: [{ kind: 'main', variable: 'c1' }],
    [`${key}.contrast.c1`]: 'sum',
    [`${key}.reference.c1`]: LEVEL,
  }),
  'matched-set': (key) => ({
    [`${key}.layout`]: 'long',
    [`${key}.set`]: 'c1',
    [`${key}.member`]: 'c2',
    [`${key}.first`]: LEVEL,
    [`${key}.second`]: LEVEL,
  }),
  'repeated-measures': (key) => ({
    [`${key}.layout`]: 'wide',
    [`${key}.columns`]: ['c1', 'c2'],
    [`${key}.factors`]: [{ name: LEVEL, levels: [LEVEL] }],
  }),
  counts: (key) => ({ [key]: { rows: [LEVEL], columns: [LEVEL], counts: [[1]] } }),
  grid: (key) => ({ [`${key}.rows`]: [LEVEL], [`${key}.cells`]: [[LEVEL]] }),
  model: (key) => ({ [`${key}.analysis`]: ANALYSIS, [`${key}.model`]: 'm1' }),
  set: (key) => ({ [key]: SET }),
  dataset: (key) => ({ [key]: [{ dataset: OTHER, version: 'follow' }] }),
  'other-variable': (key) => ({ [key]: ['c1'] }),
  formula: (key) => ({ [key]: `{c1} = "${LEVEL}"` }),
  'recode-rules': (key) => ({ [key]: [{ from: { values: [LEVEL] }, to: LEVEL }] }),
  cases: (key) => ({ [key]: [{ id: 'a', condition: `{c1} = "${LEVEL}"`, value: LEVEL }] }),
  literal: (key) => ({ [key]: LEVEL }),
  texts: (key) => ({ [key]: [LEVEL] }),
  'sort-keys': (key) => ({ [key]: [{ column: 'c1', descending: true }] }),
  'summary-items': (key) => ({ [key]: [{ id: 'a', statistic: 'mean', column: 'c1', name: 'm' }] }),
  stubs: (key) => ({ [key]: { times: [LEVEL], groups: [{ id: 's1', name: 'x', columns: ['c1'] }] } }),
  'frozen-levels': (key) => ({ [key]: [LEVEL] }),
  'cell-edits': (key) => ({
    [`${key}.1.c1`]: { from: LEVEL, to: LEVEL, reason: LEVEL, at: 1, key: { column: 'c2', value: LEVEL } },
  }),
  'missing-numbers': (key) => ({ [key]: { codes: [9], ranges: [[90, null]], of: LEVEL } }),
  'merged-values': (key) => ({ [key]: { groups: [{ to: LEVEL, values: [LEVEL] }], apart: [] } }),
  'dictionary-items': (key) => ({ [key]: [{ column: 'c1', valueLabels: [{ value: LEVEL, label: LEVEL }] }] }),
  'row-rules': (key) => ({ [key]: [{ id: 'a', kind: 'values', columns: ['c1'], values: [LEVEL], text: LEVEL }] }),
  'secret-key': (key) => ({ [key]: { secret: LEVEL } }),
  analysis: (key) => ({ [key]: ANALYSIS }),
  'saved-output': (key) => ({ [key]: 'fitted@c1' }),
}

const kinds = Object.keys(answers) as readonly StepOptionSpec['kind'][]
const fields = { shown: toggle({ ...asked, initial: true }), target: level({ ...asked, of: 'c1', initial: 'ask' }) }
const specs = Object.fromEntries([
  ...kinds.map((kind) => [
    kind,
    kind === 'per-variable' ? perVariable({ ...asked, of: 'x', fields }) : { ...asked, kind },
  ]),
  ['sought', { ...asked, kind: 'text', quotesRows: true }],
]) as unknown as StepOptionSpecs
const stored: StoredOptions = Object.assign({ sought: LEVEL }, ...kinds.map((kind) => answers[kind](kind)))

let server: MemoryServer
let sync: () => Promise<unknown>
let dataset: string

async function open(storage: 'device' | 'cloud') {
  closeOwnData()
  const { writer } = await openOwnData(newId())
  server = createMemoryServer()
  const { sender } = await openAppDevice(server)
  sync = () => synchronise(ownData().database, sender, ownData().user)
  const project = newId()
  dataset = newId()
  await change(writer, [
    { kind: 'project', record: project, fields: { name: 'p1', storage } },
    { kind: 'dataset', record: dataset, fields: { project, name: 'd' } },
  ])
}
beforeEach(() => open('device'))

async function askEverything() {
  const question = {
    kind: 'analysis',
    type: 't',
    version: 1,
    title: 't',
    asks: specs as never,
    options: stored,
  } as const
  await createQuestion(dataset, question)
  const definition = { id: 's', version: 1, options: specs }
  await addSteps(dataset, definition as never, [stored])
  expect(await sync()).toBe('done')
  return server.requests.map(({ body }) => body).join('\n')
}

test('[R6] a level in an option of any kind stays on the device; columns and settings do not', async () => {
  const sent = await askEverything()
  expect(sent).not.toContain(LEVEL)
  for (const said of [
    'option.variables',
    'option.survival-outcome.time',
    'option.terms.list',
    'fitted@c1',
    'a heading',
  ])
    expect(sent).toContain(said)
})

test('[R6] levels leave the device if the rows may', async () => {
  await open('cloud')
  const sent = await askEverything()
  const planted = kinds.filter((kind) => JSON.stringify(answers[kind](kind)).includes(LEVEL))
  for (const kind of planted) expect(sent, kind).toContain(`data.${kind}`)
})

test('[D12] the records in options of any kind are found without their definitions, and nothing else is', () => {
  const found = namedRecords({ ...stored, fixed: [{ dataset: OTHER, version: '0'.repeat(64) }] })
  expect(found).toEqual([
    { leaf: 'model.analysis', record: ANALYSIS, follows: true },
    { leaf: 'set', record: SET, follows: true },
    { leaf: 'dataset', record: OTHER, follows: true },
    { leaf: 'analysis', record: ANALYSIS, follows: true },
    { leaf: 'fixed', record: OTHER, follows: false },
  ])
  const ids = JSON.stringify(stored).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  expect(ids).toEqual(found.slice(0, -1).map(({ record }) => record))
  // a level of the data may look like an id, and a text may quote one
  const others = { formula: `{${SET}.1} > 0`, levels: [SET], rows: [{ dataset: OTHER }], name: `of ${SET}` }
  expect(namedRecords(others)).toEqual([])
})
