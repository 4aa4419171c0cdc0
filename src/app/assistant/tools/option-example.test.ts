import { expect, test } from 'vitest'
import { chartTitles, loadChart } from '#catalog/charts.ts'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { checkFormula } from '#engine/expression/formula.ts'
import { bindProposed } from '../proposals/bind-proposed.ts'
import { optionExamples } from './option-example.ts'

const column = (
  name: string,
  type: ColumnInfo['type'],
  measure: ColumnInfo['measure'],
  levels?: ColumnInfo['levels'],
) => ({
  id: `c-${name}`,
  name,
  label: '',
  type,
  measure,
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  ...(levels && { levels }),
})
const numbers = [
  'age',
  'bmi',
  'log_days',
  'weight',
  'height',
  'days',
  'entry',
  'exit',
  'score',
  'before',
  'after',
  'score_0',
  'score_24',
]
const dictionary = {
  columns: [
    ...numbers.map((name) => column(name, 'number', 'continuous')),
    ...['admitted', 'last_seen'].map((name) => column(name, 'date', 'continuous')),
    ...['ward', 'hospital', 'patient'].map((name) => column(name, 'text', 'nominal', ['a', 'b'])),
    column('sex', 'text', 'nominal', ['male', 'female']),
    column('visit', 'number', 'nominal', [1, 2]),
    column('died', 'number', 'nominal', [0, 1, 2]),
  ],
}

async function allSpecs(): Promise<readonly (readonly [string, StepOptionSpec])[]> {
  const entries = await Promise.all([
    ...analysisTitles.map(({ id }) => loadAnalysis(id)),
    ...chartTitles.map(({ id }) => loadChart(id)),
    ...stepTitles.map(({ id }) => loadStep(id)),
  ])
  return entries.flatMap((entry) => Object.entries<StepOptionSpec>(entry?.definition.options ?? {}))
}

test('every example is accepted as it is written', async () => {
  const seen = new Set<string>()
  for (const [key, spec] of await allSpecs())
    for (const example of optionExamples(spec)) {
      const sources = {
        variable: { kind: 'variable', required: false, accepts: ['nominal'] } as unknown as StepOptionSpec,
      }
      const { when: _, ...asked } = spec
      const specs = {
        ...(spec.kind === 'recode-rules' && { [spec.of]: sources.variable }),
        [key]: asked as StepOptionSpec,
      }
      const subject = spec.kind === 'recode-rules' ? { [spec.of]: 'sex' } : {}
      const bound = await bindProposed(specs, { ...subject, [key]: example }, dictionary, (typed, columns, result) =>
        Promise.resolve(checkFormula(typed, columns, result)),
      )
      if ('misfits' in bound) {
        // its values are the keys of a choice, and a value of the variable
        expect(spec.kind, JSON.stringify([key, bound.misfits])).toBe('per-variable')
        continue
      }
      seen.add(spec.kind)
      const read = readStepOptions({ options: specs }, bound.options, dictionary)
      const codes = read.status === 'rejected' ? read.problems.map(({ code }) => code) : []
      // the measure or the number of rows may be another in this entry
      expect(
        codes.filter((code) => !['measure-not-accepted'].includes(code)),
        JSON.stringify([key, example]),
      ).toEqual([])
    }
  for (const kind of [
    'survival-outcome',
    'terms',
    'matched-set',
    'repeated-measures',
    'counts',
    'sort-keys',
    'summary-items',
    'formula',
    'recode-rules',
    'cases',
    'texts',
    'missing-numbers',
    'dictionary-items',
    'merged-values',
    'row-rules',
  ])
    expect([...seen]).toContain(kind)
})
