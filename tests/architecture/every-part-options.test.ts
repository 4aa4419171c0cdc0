import { describe, expect, expectTypeOf, test } from 'vitest'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { OptionSpec, SurvivalForm, SurvivalOutcomeOption } from '#catalog/kit/options/options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import type { TermKind } from '#engine/methods/design/term.ts'
import { ask, dictionary } from '#tests/fixtures/every-part/ask.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered } from '#tests/fixtures/every-part/examples.ts'
import type { Options } from '#tests/fixtures/every-part/facts.ts'
import { missingWords } from './missing-words.ts'

type Key = keyof Options
/** The leaf of each problem. */
type Problem = readonly [leaf: string, code: keyof typeof kitMessages]

interface Case {
  readonly option: Key
  readonly good: { readonly stored: StoredOptions; readonly answer: unknown }
  /** The value if nothing is stored, or the problem. */
  readonly absent: { readonly answer: unknown } | { readonly missing: readonly Problem[] }
  /** A variable, or a value of one, that the data no longer contain; null for a kind that refers to none. */
  readonly vanished: readonly [StoredOptions, Problem] | null
  readonly wrong: readonly (readonly [StoredOptions, Problem])[]
}

/** The compiler requires a case for each kind of option in the kit. */
const cases: Readonly<Record<OptionSpec['kind'], Case>> = {
  variables: {
    option: 'outcomes',
    good: { stored: { outcomes: ['z.1'] }, answer: ['z.1'] },
    absent: { missing: [['outcomes', 'too-few-variables']] },
    vanished: [{ outcomes: ['gone'] }, ['outcomes', 'column-missing']],
    wrong: [
      [{ outcomes: 'y' }, ['outcomes', 'wrong-form']],
      [{ outcomes: [1] }, ['outcomes', 'wrong-form']],
    ],
  },
  variable: {
    option: 'group',
    good: { stored: { group: 'occasion' }, answer: 'occasion' },
    absent: { missing: [['group', 'required']] },
    vanished: [{ group: 'gone' }, ['group', 'column-missing']],
    wrong: [[{ group: ['arm'] }, ['group', 'wrong-form']]],
  },
  level: {
    option: 'first',
    good: { stored: { first: 3 }, answer: 3 },
    absent: { missing: [['first', 'required-level']] },
    vanished: [{ first: 4 }, ['first', 'level-missing']],
    wrong: [[{ first: [1] }, ['first', 'wrong-form']]],
  },
  'per-variable': {
    option: 'rules',
    good: {
      stored: { outcomes: ['y'], 'rules.y.decimals': 1, 'rules.y.target': 5.1 },
      answer: { y: { form: 'mean', decimals: 1, target: 5.1, starred: false } },
    },
    absent: {
      answer: {
        y: { form: 'mean', decimals: null, target: null, starred: false },
        'z.1': { form: 'mean', decimals: null, target: null, starred: false },
      },
    },
    vanished: [{ 'rules.z.1.target': 1000 }, ['rules.z.1.target', 'level-missing']],
    wrong: [
      [{ 'rules.y.form': 1 }, ['rules.y.form', 'not-a-choice']],
      [{ 'rules.y.starred': 'yes' }, ['rules.y.starred', 'wrong-form']],
      [{ 'rules.y.decimals': '2' }, ['rules.y.decimals', 'wrong-form']],
      [{ 'rules.y.target': [5] }, ['rules.y.target', 'wrong-form']],
    ],
  },
  'survival-outcome': {
    option: 'survival',
    good: {
      stored: {
        'survival.form': 'dates',
        'survival.start': 'admitted',
        'survival.time': 'seen',
        'survival.unit': 'weeks',
      },
      answer: {
        form: 'dates',
        start: 'admitted',
        time: 'seen',
        unit: 'weeks',
        status: 'status',
        events: [1],
        competing: [2],
      },
    },
    absent: {
      missing: [
        ['survival.time', 'required'],
        ['survival.status', 'required'],
        ['survival.events', 'required-level'],
      ],
    },
    vanished: [{ 'survival.start': 'gone' }, ['survival.start', 'column-missing']],
    wrong: [
      [{ 'survival.form': 'times' }, ['survival.form', 'not-a-choice']],
      [{ 'survival.form': 'dates' }, ['survival.time', 'measure-not-accepted']],
      [{ 'survival.events': 1 }, ['survival.events', 'wrong-form']],
    ],
  },
  terms: {
    option: 'terms',
    good: {
      stored: { 'terms.list': [{ kind: 'main', variable: 'ward' }] },
      answer: {
        terms: [{ kind: 'main', variable: 'ward' }],
        factors: { ward: { reference: 'east', contrast: 'sum' } },
      },
    },
    absent: { missing: [['terms.list', 'too-few-terms']] },
    vanished: [{ 'terms.list': [{ kind: 'main', variable: 'gone' }] }, ['terms.list', 'column-missing']],
    wrong: [
      [{ 'terms.list': 'arm' }, ['terms.list', 'wrong-form']],
      [{ 'terms.list': [null] }, ['terms.list', 'wrong-form']],
      [{ 'terms.list': [{ kind: 'main', variable: 7 }] }, ['terms.list', 'wrong-form']],
      [{ 'terms.reference.arm': true }, ['terms.reference.arm', 'wrong-form']],
      [{ 'terms.contrast.arm': 'helmert' }, ['terms.contrast.arm', 'not-a-choice']],
    ],
  },
  'matched-set': {
    option: 'pairs',
    good: {
      stored: {
        'pairs.layout': 'long',
        'pairs.outcomes': ['y'],
        'pairs.set': 'person',
        'pairs.member': 'occasion',
        'pairs.second': 1,
        'pairs.first': 2,
      },
      answer: { layout: 'long', outcomes: ['y'], set: 'person', member: 'occasion', first: 2, second: 1 },
    },
    absent: { missing: [['pairs.pairs', 'required-pair']] },
    vanished: [{ 'pairs.pairs': [['before', 'gone']] }, ['pairs.pairs', 'column-missing']],
    wrong: [
      [{ 'pairs.layout': 1 }, ['pairs.layout', 'not-a-choice']],
      [{ 'pairs.pairs': ['before', 'after'] }, ['pairs.pairs', 'wrong-form']],
    ],
  },
  'repeated-measures': {
    option: 'repeated',
    good: {
      stored: {
        'repeated.layout': 'long',
        'repeated.outcome': 'y',
        'repeated.subject': 'person',
        'repeated.within': ['occasion'],
      },
      answer: { layout: 'long', outcome: 'y', subject: 'person', within: ['occasion'] },
    },
    absent: { missing: [['repeated.factors', 'factor-levels']] },
    vanished: [{ 'repeated.columns': ['before', 'gone'] }, ['repeated.columns', 'column-missing']],
    wrong: [
      [{ 'repeated.layout': 'both' }, ['repeated.layout', 'not-a-choice']],
      [{ 'repeated.factors': 'visit' }, ['repeated.factors', 'wrong-form']],
      [{ 'repeated.factors': ['visit'] }, ['repeated.factors', 'wrong-form']],
      [{ 'repeated.factors': [null] }, ['repeated.factors', 'wrong-form']],
      [{ 'repeated.columns': 'before' }, ['repeated.columns', 'wrong-form']],
    ],
  },
  counts: {
    option: 'typed',
    good: {
      stored: {
        'typed.rows': ['a', 'b'],
        'typed.counts': [
          [0, 1],
          [2, 3],
        ],
      },
      answer: {
        rows: ['a', 'b'],
        columns: ['ill', 'well'],
        counts: [
          [0, 1],
          [2, 3],
        ],
      },
    },
    absent: { missing: [['typed.counts', 'counts-empty']] },
    vanished: null,
    wrong: [
      [{ 'typed.rows': 'a' }, ['typed.rows', 'wrong-form']],
      [
        {
          'typed.counts': [
            ['a', 1],
            [2, 3],
          ],
        },
        ['typed.counts', 'counts-not-whole'],
      ],
    ],
  },
  grid: {
    option: 'pasted',
    good: {
      stored: {
        'pasted.cells': [
          ['Li', '３', ' '],
          [null, null, null],
        ],
      },
      answer: { rows: [''], cells: [['Li', 3, null]] },
    },
    absent: { missing: [['pasted.cells', 'grid-empty']] },
    vanished: null,
    wrong: [
      [{ 'pasted.cells': 'a' }, ['pasted.cells', 'wrong-form']],
      [{ 'pasted.cells': [[true]] }, ['pasted.cells', 'wrong-form']],
      [{ 'pasted.rows': [1] }, ['pasted.rows', 'wrong-form']],
      [{ 'pasted.cells': [['a', 'many', 1]] }, ['pasted.cells', 'grid-not-a-number']],
      [{ 'pasted.cells': [['a', 1, '1/2/3']] }, ['pasted.cells', 'grid-not-a-number']],
      [{ 'pasted.cells': [['a', 1, '1/0']] }, ['pasted.cells', 'grid-not-a-number']],
      [{ 'pasted.cells': [['a', -1, 1]] }, ['pasted.cells', 'grid-out-of-bounds']],
      [{ 'pasted.cells': [['a', 1.5, 1]] }, ['pasted.cells', 'grid-not-whole']],
      [{ 'pasted.cells': Array(5).fill(['a', 1, 1]) }, ['pasted.cells', 'grid-too-long']],
      [{ 'judged.rows': ['price', 'price'] }, ['judged.rows', 'grid-row-twice']],
    ],
  },
  model: {
    option: 'fitted',
    good: {
      stored: { 'fitted.analysis': 'a', 'fitted.model': 'm' },
      answer: { analysis: 'a', model: 'm' },
    },
    absent: { missing: [['fitted.analysis', 'required-model']] },
    vanished: null,
    wrong: [
      [{ 'fitted.analysis': 7 }, ['fitted.analysis', 'wrong-form']],
      [{ 'fitted.model': ['m'] }, ['fitted.model', 'wrong-form']],
    ],
  },
  set: {
    option: 'ticked',
    good: { stored: { ticked: 'symptoms' }, answer: 'symptoms' },
    absent: { missing: [['ticked', 'required-set']] },
    vanished: [{ ticked: 'gone' }, ['ticked', 'set-missing']],
    wrong: [[{ ticked: ['symptoms'] }, ['ticked', 'wrong-form']]],
  },
  choice: {
    option: 'colour',
    good: { stored: { colour: 'red' }, answer: 'red' },
    absent: { answer: 'grey' },
    vanished: null,
    wrong: [
      [{ colour: 'mauve' }, ['colour', 'not-a-choice']],
      [{ colour: ['red'] }, ['colour', 'not-a-choice']],
    ],
  },
  choices: {
    option: 'parts',
    good: { stored: { parts: ['model', 'groups'] }, answer: ['groups', 'model'] },
    absent: { answer: ['groups', 'spread', 'model', 'follow'] },
    vanished: null,
    wrong: [
      [{ parts: 'groups' }, ['parts', 'wrong-form']],
      [{ parts: ['groups', 'poem'] }, ['parts', 'not-a-choice']],
    ],
  },
  toggle: {
    option: 'corrected',
    good: { stored: { corrected: true }, answer: true },
    absent: { answer: false },
    vanished: null,
    wrong: [[{ corrected: 1 }, ['corrected', 'wrong-form']]],
  },
  number: {
    option: 'limit',
    good: { stored: { corrected: true, limit: 0.5 }, answer: 0.5 },
    absent: { answer: 0.05 },
    vanished: null,
    wrong: [
      [{ corrected: true, limit: '0.5' }, ['limit', 'wrong-form']],
      [{ seed: 1.5 }, ['seed', 'not-an-integer']],
      [{ margin: 11 }, ['margin', 'out-of-bounds']],
    ],
  },
  numbers: {
    option: 'marks',
    good: { stored: { marks: [30, 10, 30] }, answer: [10, 30] },
    absent: { answer: [] },
    vanished: null,
    wrong: [
      [{ marks: 10 }, ['marks', 'wrong-form']],
      [{ marks: [10, null] }, ['marks', 'wrong-form']],
    ],
  },
  annotations: {
    option: 'remarks',
    good: {
      stored: {
        'remarks.b.shape': 'arrow',
        'remarks.b.place': { panel: 0, x: 1, y: 2, toX: 3, toY: 4 },
        'remarks.b.words': 'washout',
        'remarks.b.colour': 'red',
        'remarks.b.size': 120,
        'remarks.b.dashed': true,
        'remarks.b.spot': { x: 0.1, y: 0.2 },
        'remarks.a.shape': 'text',
        // of a newer version, or nothing that has a place
        'remarks.c.shape': 'cloud',
        'remarks.d.words': 'no shape',
        'remarks.e.shape': 'box',
        'remarks.e.deleted': true,
      },
      answer: [
        { id: 'a', shape: 'text', place: null, words: '', colour: 'ink', size: 100, dashed: false, spot: null },
        {
          id: 'b',
          shape: 'arrow',
          place: { panel: 0, at: [1, 2], to: [3, 4] },
          words: 'washout',
          colour: 'red',
          size: 120,
          dashed: true,
          spot: [0.1, 0.2],
        },
      ],
    },
    absent: { answer: [] },
    vanished: null,
    wrong: [],
  },
  moves: {
    option: 'places',
    good: {
      stored: {
        'places.legend': { dx: 3.5, dy: -2 },
        'places.panel-1.x-title': { dx: 0, dy: 1 },
        'places.title': null,
      },
      answer: { legend: [3.5, -2], 'panel-1.x-title': [0, 1] },
    },
    absent: { answer: {} },
    vanished: null,
    wrong: [],
  },
  text: {
    option: 'heading',
    good: { stored: { heading: '表 1' }, answer: '表 1' },
    absent: { answer: '' },
    vanished: null,
    wrong: [
      [{ heading: 5 }, ['heading', 'wrong-form']],
      [{ heading: 'x'.repeat(41) }, ['heading', 'too-long']],
    ],
  },
}

const read = (stored: StoredOptions) => readOptions(definition, stored, dictionary)
const without = (option: Key): StoredOptions =>
  Object.fromEntries(Object.entries(answered).filter(([leaf]) => leaf !== option && !leaf.startsWith(`${option}.`)))
const named = (problems: readonly OptionProblem[]) => problems.map(({ option, code }) => [option, code])

function saidInBothLanguages(problems: readonly OptionProblem[]): void {
  for (const { code, params } of problems)
    for (const language of languages) {
      const words = Object.entries(kitMessages).find(([known]) => known === code)?.[1]
      if (words === undefined) throw new Error(`${code} has no words`)
      const text = messageText(words, params, { settings: displaySettings(language), names: namesOf(dictionary) })
      expect(text).not.toMatch(/undefined|\{\w+\}|\[object/)
      expect(/\p{Script=Han}/u.test(text.replaceAll('疼痛评分', '')), text).toBe(language === 'zh')
    }
}

describe.each(Object.entries(cases))('an option of the kind %s', (kind, { option, good, absent, vanished, wrong }) => {
  test('occurs in the fixture', () => {
    expect(definition.options[option].kind).toBe(kind)
  })

  test('is read', () => {
    const answer = read({ ...without(option), ...restOf(option), ...good.stored })
    expect(answer).toMatchObject({ status: 'ok' })
    expect(answer.status === 'ok' && answer.options[option]).toEqual(good.answer)
  })

  test('has its initial value if nothing is stored, or is required', () => {
    const answer = read(without(option))
    if ('missing' in absent) {
      if (answer.status !== 'incomplete') throw new Error(JSON.stringify(answer))
      expect(named(answer.missing)).toEqual(absent.missing)
      saidInBothLanguages(answer.missing)
    } else expect(answer.status === 'ok' && answer.options[option]).toEqual(absent.answer)
  })

  const bad = [...(vanished === null ? [] : [vanished]), ...wrong]
  test.each(bad.map(([stored, problem]) => ({ stored, problem })))('is refused as $stored', ({ stored, problem }) => {
    const answer = read({ ...answered, ...stored })
    if (answer.status !== 'rejected') throw new Error(JSON.stringify(answer))
    expect(named(answer.problems)).toContainEqual(problem)
    saidInBothLanguages(answer.problems)
  })
})

/** The stored form of an option, under the key that a case changes. */
function restOf(option: Key): StoredOptions {
  return Object.fromEntries(
    Object.entries(answered).filter(([leaf]) => leaf.startsWith(`${option}.`) && option !== 'rules'),
  )
}

test('the fixture covers every feature of each kind of option', () => {
  expectTypeOf<(typeof definition.options)[Key]['kind']>().toEqualTypeOf<OptionSpec['kind']>()
  const forms: Readonly<Record<SurvivalForm, true>> = { time: true, 'start-stop': true, dates: true }
  const { survival }: { readonly survival: SurvivalOutcomeOption } = definition.options
  expect(survival.forms.toSorted()).toEqual(Object.keys(forms).toSorted())
  const terms: Readonly<Record<TermKind, true>> = {
    main: true,
    interaction: true,
    nested: true,
    polynomial: true,
    spline: true,
    offset: true,
    strata: true,
    cluster: true,
    random: true,
  }
  expect(definition.options.terms.allows.toSorted()).toEqual(Object.keys(terms).toSorted())
  expect(missingWords(definition)).toEqual([])
})

test('a value of a variable that was deselected is dropped, as if it had never been chosen', () => {
  expect(read({ ...answered, 'rules.y.target': null })).toEqual(read(answered))
})

test('a matrix is square: as many columns as rows, each row with a name and each cell filled', () => {
  const answer = read(answered)
  expect(answer.status === 'ok' && answer.options.judged).toEqual({
    rows: ['price', 'quality'],
    cells: [
      [1, 1 / 3],
      [3, 1],
    ],
  })
  const asked = (judged: StoredOptions) => {
    const { status, ...rest } = read({ ...answered, ...judged })
    return status === 'incomplete' && 'missing' in rest
      ? [named(rest.missing), saidInBothLanguages(rest.missing)][0]
      : status
  }
  expect(asked({ 'judged.rows': ['price', 'quality', 'time'] })).toEqual(
    Array(5).fill(['judged.cells', 'grid-cell-empty']),
  )
  expect(asked({ 'judged.rows': ['price'] })).toEqual([['judged.rows', 'grid-row-unnamed']])
  expect(asked({ 'judged.cells': [[1, null]] })).toEqual(Array(3).fill(['judged.cells', 'grid-cell-empty']))
})

test('a limit that does not apply is not read', () => {
  expect(read({ ...answered, limit: 7 })).toMatchObject({ status: 'ok', options: { limit: 0.05 } })
  expect(read({ ...answered, limit: 7, corrected: true })).toMatchObject({ status: 'rejected' })
})

describe('options of version 1', () => {
  const { heading, ...kept } = answered
  const old: StoredOptions = { ...kept, caption: heading ?? '', percent: 90 }

  test('become those of version 2, and nothing else of them changes', () => {
    expect(upgradeOptions(definition, { version: 1 }, old)).toEqual({ ...answered, confidence: 0.9 })
    expect(upgradeOptions(definition, { version: 2 }, answered)).toEqual(answered)
    expect(upgradeOptions(definition, { version: 1 }, {})).toEqual({})
  })

  test('answer the same question, in a record of version 2 too: an older program may write into it', async () => {
    expect(await ask(old, 1)).toEqual(await ask({ ...answered, confidence: 0.9 }))
    expect(await ask(old)).toEqual(await ask({ ...answered, confidence: 0.9 }))
    expect(await ask(answered, 3)).toMatchObject({ status: 'rejected', code: 'newer-version' })
  })
})
