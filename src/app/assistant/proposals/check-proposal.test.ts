import { describe, expect, test } from 'vitest'
import { applySteps } from '#catalog/apply-steps.ts'
import type { Json } from '#catalog/kit/json.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { checkFormula } from '#engine/expression/formula.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { newId } from '#tests/support/test-device.ts'
import { checkProposal, type ProposalEngine } from './check-proposal.ts'
import { type Proposed, readProposal } from './proposal.ts'

const dataset = newId()
const source = makeFrame([
  textColumn({ id: 'c1', name: 'sex' }, ['m', 'f', 'm', 'f']),
  makeNumericColumn({ id: 'c2', name: 'age', measure: 'continuous' }, [40, 50, 60, 70]),
  makeNumericColumn({ id: 'c3', name: 'time.days', measure: 'continuous' }, [4, 5, 6, 7]),
  makeNumericColumn(
    { id: 'c4', name: 'died', measure: 'nominal', valueLabels: [{ value: 1, label: 'dead' }] },
    [0, 1, 1, 0],
  ),
])
const dictionary = describeColumns(source)

const engine: ProposalEngine = {
  checkFormula: (typed, columns, result) => Promise.resolve(checkFormula(typed, columns, result)),
  afterSteps: async (steps) => {
    const { frame, reports } = await applySteps({ source, sourceKey: 's', steps, load: loadStepModules })
    return { dictionary: describeColumns(frame), results: reports as never }
  },
}
const withoutRows: ProposalEngine = { ...engine, afterSteps: () => Promise.reject(new Error('no rows')) }

const check = (proposed: Proposed, on = engine) => checkProposal(proposed, dataset, dictionary, on)
const analysis = (id: string, options: Readonly<Record<string, Json>>) => check({ kind: 'analysis', id, options })
const steps = (...each: readonly (readonly [string, Readonly<Record<string, Json>>])[]) =>
  ({ kind: 'steps', steps: each.map(([type, options]) => ({ type, options })) }) as const

const misfits = async (checked: ReturnType<typeof check>) => {
  const found = await checked
  return 'misfits' in found ? found.misfits : expect.fail(JSON.stringify(found.proposal))
}
const fitting = async (checked: ReturnType<typeof check>) => {
  const found = await checked
  return 'proposal' in found ? found : expect.fail(JSON.stringify(found.misfits))
}

describe('an analysis', () => {
  test('names become ids, labels values, and the options of a new form are filled in', async () => {
    const { proposal, missing } = await fitting(
      analysis('kaplan-meier', { outcome: { time: 'time.days', status: 'died', events: ['dead'] }, group: 'sex' }),
    )
    expect(missing).toEqual([])
    expect(proposal).toMatchObject({
      kind: 'analysis',
      dataset,
      entry: 'kaplan-meier',
      options: { 'outcome.time': 'c3', 'outcome.status': 'c4', 'outcome.events': [1], group: 'c1' },
    })
    expect(readProposal(structuredClone(proposal))).toEqual(proposal)
  })

  test('what is not chosen yet is told, and is no misfit', async () => {
    const { missing } = await fitting(analysis('t-test-independent', { outcomes: ['age'] }))
    expect(missing).toEqual([{ option: 'group', code: 'required', params: {} }])
  })

  test('an option that is not asked with these choices is left out', async () => {
    const { proposal } = await fitting(
      analysis('t-test-independent', { outcomes: ['age'], group: 'sex', weightKind: 'sampling' }),
    )
    expect(proposal).not.toHaveProperty('options.weightKind')
  })

  test('a split and the style of a chart can be proposed', async () => {
    const { proposal } = await fitting(
      check({ kind: 'chart', id: 'histogram', options: { variable: 'age', splitBy: 'sex', figureTitle: 'Ages' } }),
    )
    expect(proposal).toMatchObject({ options: { variable: 'c2', splitBy: 'c1', figureTitle: 'Ages' } })
  })
})

const long = 'x'.repeat(10_000)
const deep = (levels: number): Json => (levels === 0 ? 'age' : [deep(levels - 1)])
const proto = JSON.parse('{"__proto__": {"outcomes": ["age"]}}')

describe('[AI5] what does not fit is told by a code', () => {
  test.each<[string, string, Readonly<Record<string, Json>>, string]>([
    ['an entry that nothing has', 'no-such-entry', {}, 'unknown-entry'],
    ['a name that every object has', 'constructor', {}, 'unknown-entry'],
    ['a long id', long, {}, 'unknown-entry'],
    ['an entry of another kind', 'histogram', {}, 'unknown-entry'],
    ['an option that it does not have', 't-test-independent', { bins: 5 }, 'unknown-option'],
    ['__proto__', 't-test-independent', proto, 'unknown-option'],
    ['constructor', 't-test-independent', { constructor: 1 }, 'unknown-option'],
    ['a leaf below an option', 't-test-independent', { 'group.x': 'sex' }, 'unknown-option'],
    ['a part that the option does not have', 'kaplan-meier', { outcome: { when: 'age' } }, 'unknown-option'],
    ['__proto__ as a part', 'kaplan-meier', { outcome: JSON.parse('{"__proto__": "age"}') }, 'unknown-option'],
    ['a variable that does not exist', 't-test-independent', { outcomes: ['weight'] }, 'unknown-variable'],
    ['a variable of a long name', 't-test-independent', { group: 'x'.repeat(1999) }, 'unknown-variable'],
    ['a text too long', 't-test-independent', { group: long }, 'too-large'],
    ['a list too long', 't-test-independent', { outcomes: Array.from({ length: 5000 }, () => 'age') }, 'too-large'],
    ['lists too deep', 't-test-independent', { outcomes: deep(5000) }, 'too-large'],
    ['a list in a list', 't-test-independent', { outcomes: [['age']] }, 'unknown-variable'],
    ['a number for a variable', 't-test-independent', { group: 3 }, 'unknown-variable'],
    ['a text for a list of variables', 't-test-independent', { outcomes: 'age' }, 'wrong-form'],
    ['a variable of another measure', 't-test-independent', { outcomes: ['sex'] }, 'measure-not-accepted'],
    ['a choice that does not exist', 't-test-independent', { tests: ['magic'] }, 'not-a-choice'],
    [
      'a value that does not occur',
      't-test-independent',
      { outcomes: ['age'], group: 'sex', first: 'x' },
      'unknown-level',
    ],
    ['an object for a value', 't-test-independent', { group: 'sex', first: { a: 1 } }, 'wrong-form'],
    ['an event that does not occur', 'kaplan-meier', { outcome: { status: 'died', events: [2] } }, 'unknown-level'],
    ['events without their variable', 'kaplan-meier', { outcome: { events: [1] } }, 'unknown-variable'],
    ['a number out of bounds', 't-test-independent', { confidence: 7 }, 'out-of-bounds'],
    ['a list for compound options', 'kaplan-meier', { outcome: ['age', 'died'] }, 'unknown-variable'],
  ])('%s', async (_, id, options, code) => {
    const found = await misfits(analysis(id, options))
    expect(found[0]?.code).toBe(code)
    expect(JSON.stringify(found).length).toBeLessThan(1000)
  })

  test('every kind of value for every option of some entries: an answer, never an exception', async () => {
    const values: readonly Json[] = [
      null,
      true,
      -1,
      1e300,
      '',
      'age',
      '__proto__',
      [],
      [null],
      [[]],
      {},
      [{}],
      { age: { x: 1 } },
      proto,
      { list: [proto] },
      [{ from: null }],
      [{ from: { values: [null, proto] } }],
      [{ kind: 'main' }],
    ]
    const entries = [
      [
        'analysis',
        ['kaplan-meier', 'linear-regression', 'chi-square', 't-test-paired', 'anova-repeated', 'descriptive'],
      ],
      ['chart', ['histogram', 'bar-chart', 'scatter-plot']],
    ] as const
    for (const [kind, ids] of entries)
      for (const id of ids)
        for (const key of [
          'outcome',
          'outcomes',
          'terms',
          'group',
          'rules',
          'table',
          'pairs',
          'variables',
          'moves',
          'splitBy',
          'weight',
          'x',
          'y',
        ])
          for (const value of values) {
            const checked = await check({ kind, id, options: { [key]: value } })
            if ('proposal' in checked) expect(readProposal(checked.proposal)).toEqual(checked.proposal)
            else expect(checked.misfits.length).toBeGreaterThan(0)
          }
  })
})

describe('steps', () => {
  test('a later step uses what an earlier one makes', async () => {
    const { proposal } = await fitting(
      check(
        steps(
          ['compute-variable', { name: 'years', formula: '`time.days` / 365.25' }],
          ['filter-rows', { condition: 'years > 0 and sex = "m"' }],
          ['sort-rows', { keys: [{ column: 'years', descending: true }] }],
        ),
      ),
    )
    if (proposal.kind !== 'steps') throw new Error('no steps')
    const [first, second, third] = proposal.steps
    expect(first?.options).toEqual({ name: 'years', formula: '{c3} / 365.25' })
    expect(second?.options).toEqual({ condition: `{${first?.id}.1} > 0 and {c1} = "m"` })
    expect(third?.options).toEqual({ keys: [{ column: `${first?.id}.1`, descending: true }] })
    expect(readProposal(structuredClone(proposal))).toEqual(proposal)
  })

  test('values of rules are given by label or value', async () => {
    const { proposal } = await fitting(
      check(
        steps([
          'recode',
          { variable: 'died', rules: [{ from: { values: ['dead'] }, to: 'yes' }], into: 'new', name: 'death' },
        ]),
      ),
    )
    expect(proposal).toMatchObject({ steps: [{ options: { rules: [{ from: { values: [1] }, to: 'yes' }] } }] })
  })

  test.each<[string, Proposed, { code: string; step?: number }]>([
    ['none', steps(), { code: 'too-large' }],
    ['too many', steps(...Array.from({ length: 11 }, () => ['sort-rows', {}] as const)), { code: 'too-large' }],
    ['an unknown step', steps(['drop-database', {}]), { code: 'unknown-entry', step: 1 }],
    ['a step that is not complete', steps(['filter-rows', {}]), { code: 'required-formula', step: 1 }],
    [
      'a formula that cannot be read',
      steps(['filter-rows', { condition: 'age >' }]),
      { code: 'formula-unexpected-end', step: 1 },
    ],
    [
      'a formula of an unknown variable',
      steps(['filter-rows', { condition: 'weight > 3' }]),
      { code: 'formula-unknown-variable', step: 1 },
    ],
    [
      'a formula that is no condition',
      steps(['filter-rows', { condition: 'age + 1' }]),
      { code: 'formula-not-a-condition', step: 1 },
    ],
    [
      'a name that is taken',
      steps(['compute-variable', { name: 'sex', formula: 'age * 2' }]),
      { code: 'name-taken', step: 1 },
    ],
    [
      'a variable that an earlier step removes',
      steps(['remove-variables', { variables: ['age'] }], ['sort-rows', { keys: [{ column: 'age' }] }]),
      { code: 'unknown-variable', step: 2 },
    ],
    [
      'a value that does not occur',
      steps(['recode', { variable: 'sex', rules: [{ from: { values: ['x'] }, to: 'y' }] }]),
      { code: 'unknown-level', step: 1 },
    ],
    ['an analysis by its record', steps(['from-analysis', { record: newId() }]), { code: 'only-in-form', step: 1 }],
  ])('%s', async (_, proposed, wanted) => {
    expect((await misfits(check(proposed)))[0]).toMatchObject(wanted)
  })

  test('without the rows a step after another is said to be unknowable, not wrong', async () => {
    const later = steps(
      ['compute-variable', { name: 'double', formula: 'age * 2' }],
      ['sort-rows', { keys: [{ column: 'double' }] }],
    )
    expect(await misfits(check(later, withoutRows))).toEqual([
      { code: 'after-step', params: {}, step: 2, entry: { kind: 'step', id: 'sort-rows' } },
    ])
    await fitting(check(steps(['compute-variable', { name: 'double', formula: 'age * 2' }]), withoutRows))
  })
})

describe('a stored proposal is read with tolerance', () => {
  const good = { kind: 'analysis', dataset, entry: 'descriptive', version: 1, options: { variables: ['c1'] } }
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', [good]],
    ['another kind', { ...good, kind: 'tool' }],
    ['a dataset that is no record', { ...good, dataset: '../x' }],
    ['an entry that is no id', { ...good, entry: 'a b' }],
    ['no version', { ...good, version: undefined }],
    ['options that are a list', { ...good, options: [] }],
    ['options too large', { ...good, options: { a: long } }],
    ['options too deep', { ...good, options: { a: deep(100) } }],
    ['no steps', { kind: 'steps', dataset, steps: [] }],
    ['one bad step', { kind: 'steps', dataset, steps: [{ id: 'x', type: 'recode', version: 1, options: {} }] }],
  ])('%s', (_, value) => expect(readProposal(value)).toBeUndefined())

  test('what another version added is left out', () => {
    expect(readProposal({ ...good, more: 1 })).toEqual(good)
    const options = JSON.parse('{"variables": ["c1"], "__proto__": {"a": 1}}')
    expect(readProposal({ ...good, options })).toEqual(good)
  })
})
