import { describe, expect, test } from 'vitest'
import { lung } from '#catalog/examples-data/lung.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { messageText } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Done, Numeric } from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { plainText } from '#catalog/kit/present/text-run.ts'
import type { Language } from '#catalog/kit/words.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { runExample } from './run-example.ts'

const main = (variable: string) => ({ kind: 'main', variable })

/** Two covariates, on their own and in products, a factor, and a curve. */
const terms = {
  'terms.list': [
    main('c4'),
    main('c5'),
    main('c7'),
    { kind: 'polynomial', variable: 'c10', degree: 2 },
    { kind: 'interaction', variables: ['c4', 'c5'] },
    { kind: 'interaction', variables: ['c4', 'c7'] },
    { kind: 'interaction', variables: ['c5', 'c10'] },
  ],
}
/** The last one belongs to a curve and is not used. */
const units = { 'units.c4.per': 10, 'units.c7.per': 0.5, 'units.c10.per': 3 }
const times: Readonly<Record<string, number>> = { c4: 10, c7: 0.5, 'c4:c5=2': 10, 'c4:c7': 5 }

const survival = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2] }
const death = { outcome: 'c3', event: 2 }
const questions: Readonly<Record<string, readonly [id: string, options: StoredOptions]>> = {
  'a linear model': ['linear-regression', { outcome: 'c8', standardised: true }],
  'a linear model with robust errors': ['linear-regression', { outcome: 'c8', errors: 'hc3' }],
  'a logistic model with profile limits': ['logistic-regression', { ...death, interval: 'profile' }],
  'a logistic model by Firth': ['logistic-regression', { ...death, method: 'firth' }],
  'a model of counts': ['count-regression', { outcome: 'c8', errors: 'robust' }],
  'a negative binomial model': ['count-regression', { outcome: 'c9', distribution: 'negative-binomial' }],
  'a Cox model': ['cox-regression', survival],
}

async function done(id: string, options: StoredOptions): Promise<Done> {
  const outcome = await runExample(id, { data: lung, options })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

describe.each(Object.entries(questions))('%s', (_, [id, options]) => {
  test('in other units effects are scaled, and nothing else changes', async () => {
    const question = { ...options, ...terms, univariable: true }
    const definition = await loadDefinition(id)
    const [one, more] = [await done(id, question), await done(id, { ...question, ...units })]
    const [before, after] = [outcomeValues(definition, one), outcomeValues(definition, more)]
    const isRatio = id !== 'linear-regression'
    const wrong = [...before].filter(
      ([path, value]) => !isClose(inUnits(path, value, isRatio), after.get(path) ?? null),
    )
    expect(wrong.map(([path, value]) => `${path}: ${value}, then ${after.get(path)}`)).toEqual([])
    const changed = [...before].filter(([path, value]) => value !== after.get(path)).map(([path]) => path.split('/')[1])
    expect(new Set(changed)).toEqual(new Set(Object.keys(times)))
    expect([more.models, more.savedColumns, more.checks]).toEqual([one.models, one.savedColumns, one.checks])
  })
})

/** The expected number in the units of its row. */
function inUnits(path: string, value: Numeric, isRatio: boolean): Numeric {
  const [table, row = '', column = ''] = path.split('/')
  const by = table === 'coefficients' || table === 'univariable' ? times[row] : undefined
  if (by === undefined || typeof value !== 'number') return value
  if (column === 'estimate' || column === 'se') return value * by
  if (!/^(estimate|ratio|interval|profile|together(Estimate|Ratio|Interval))/.test(column)) return value
  return isRatio ? value ** by : value * by
}

function isClose(a: Numeric, b: Numeric): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= 1e-11 * Math.abs(a)
}

const columns = describeColumns(exampleFrame(lung))
const small = { ...death, 'terms.list': [main('c4'), main('c10')] }

describe.each([
  ['en', 'Age, years (per 10)', ['10 units more of Age, years multiply', 'per unit more OR']],
  ['zh', 'Age, years（每增加 10）', ['Age, years 每增加 10 个单位', '每增加 1 个单位']],
] as const satisfies readonly (readonly [Language, string, readonly string[]])[])(
  'in %s',
  (language, row, sentences) => {
    const display = { settings: displaySettings(language), names: namesOf(columns) }

    test('the table, the figure and the reading state the units of an effect', async () => {
      const id = 'logistic-regression'
      const { tables, figures, facts } = await done(id, { ...small, 'units.c4.per': 10 })
      const table = tables.find(({ of }) => of === 'coefficients') ?? expect.fail('no coefficients')
      const { body } = presentTable(await loadDefinition(id), table, display)
      expect(body.map(({ cells }) => plainText(cells[0]?.runs ?? []))).toContain(row)
      const { plots } = await load('analyses', id, 'plot')
      const forest = figures.find(({ of }) => of === 'ratios') ?? expect.fail('no forest')
      expect(JSON.stringify(plots.ratios?.plot(forest.data, { ...display, size: {} }))).toContain(row)
      const text = presentReading(await load('analyses', id, 'reading'), facts, display).paragraphs.join(' ')
      for (const sentence of sentences) expect(text).toContain(sentence)
      expect(text).not.toContain(row)
    })

    test.each([0, -10, 1e7])('%s units are refused in words', async (per) => {
      const read = readOptions(await loadDefinition('logistic-regression'), { ...small, 'units.c4.per': per }, columns)
      if (read.status !== 'rejected') throw new Error(read.status)
      expect(read.problems.map(({ option, code }) => [option, code])).toEqual([['units.c4.per', 'out-of-bounds']])
      const text = messageText(kitMessages['out-of-bounds'], read.problems[0]?.params ?? {}, display)
      expect(text).toBe(
        { en: 'Enter a number from 0.000001 to 1000000.', zh: '请输入 0.000001 至 1000000 之间的数值。' }[language],
      )
    })
  },
)
