import type { Json } from '#catalog/kit/json.ts'
import type { TermsOption } from '#catalog/kit/options/compound-options.ts'
import type { GridOption } from '#catalog/kit/options/grid-option.ts'
import type { PerVariableFields, SurvivalOutcomeOption } from '#catalog/kit/options/options.ts'
import type { StepOptionSpec } from '#catalog/kit/steps/step-options.ts'
import type { TermKind } from '#engine/methods/design/term.ts'

/** Examples of values, for the kinds of option that a model cannot write without one: the forms that `bindOptions` of the kit accepts. */
export function optionExamples(spec: StepOptionSpec): readonly Json[] {
  switch (spec.kind) {
    case 'survival-outcome':
      return survivalExamples(spec)
    case 'terms':
      return [{ list: termsExample(spec), reference: { sex: 'male' } }]
    case 'matched-set':
      return [
        { pairs: [['before', 'after']] },
        { layout: 'long', outcomes: ['score'], set: 'patient', member: 'visit', first: 1, second: 2 },
      ]
    case 'repeated-measures':
      return [
        { factors: [{ name: 'hour', levels: ['0', '24'] }], columns: ['score_0', 'score_24'] },
        { layout: 'long', outcome: 'score', subject: 'patient', within: ['visit'] },
      ]
    case 'per-variable':
      return [{ age: perVariableExample(spec.fields) }]
    case 'counts':
      return [
        {
          rows: ['A', 'B'],
          columns: ['yes', 'no'],
          counts: [
            [12, 30],
            [5, 37],
          ],
        },
      ]
    case 'grid':
      return [gridExample(spec)]
    case 'sort-keys':
      return [[{ column: 'age', descending: true }]]
    case 'summary-items':
      return [
        [
          { statistic: 'mean', column: 'age', name: 'mean_age' },
          { statistic: 'n', name: 'patients' },
        ],
      ]
    case 'formula':
      return [spec.result === 'condition' ? 'age >= 18 and sex = "male"' : 'weight / height ^ 2']
    case 'cases':
      return [
        [
          { condition: 'age >= 60', value: 'old' },
          { condition: 'age < 18', value: 'child' },
        ],
      ]
    case 'recode-rules':
      return [
        [
          { from: { values: ['male'] }, to: 1 },
          { from: { range: [null, 18] }, to: 'child' },
          { from: { missing: true }, to: 'unknown' },
        ],
      ]
    case 'stubs':
      return [{ times: ['1', '2'], groups: [{ id: 's1', name: 'pressure', columns: ['weight', 'height'] }] }]
    case 'frozen-levels':
      return [[1, 2, 3]]
    case 'missing-numbers':
      return [{ codes: [99, -1], ranges: [[900, null]] }]
    case 'merged-values':
      return [{ groups: [{ to: 'male', values: ['Male', 'M'] }] }]
    case 'dictionary-items':
      return [
        [
          {
            column: 'sex',
            label: 'Sex at birth',
            measure: 'nominal',
            valueLabels: [{ value: 'male', label: 'Male' }],
            missingCodes: ['unknown'],
          },
        ],
      ]
    case 'row-rules':
      return [
        [
          { kind: 'range', columns: ['age'], low: 0, high: 120, text: 'Age from 0 to 120', severity: 'error' },
          { kind: 'values', columns: ['sex'], values: ['male', 'female'] },
          { kind: 'required', columns: ['age', 'sex'] },
          { kind: 'unique', columns: ['sex'], within: ['age'] },
          { kind: 'formula', formula: 'age >= 18 or sex = "male"', severity: 'warning' },
        ],
      ]
    case 'texts':
      return [['low', 'high']]
    default:
      return []
  }
}

function survivalExamples({ forms, competing }: SurvivalOutcomeOption): readonly Json[] {
  const events = { status: 'died', events: [1], ...(competing && { competing: [2] }) }
  return forms.map((form): Json => {
    if (form === 'time') return { time: 'days', ...events }
    if (form === 'start-stop') return { form, start: 'entry', time: 'exit', ...events }
    return { form, start: 'admitted', time: 'last_seen', unit: 'days', ...events }
  })
}

const termExamples: Readonly<Record<TermKind, Json>> = {
  main: 'age',
  interaction: 'age:sex',
  nested: { kind: 'nested', variable: 'ward', within: 'hospital' },
  polynomial: { kind: 'polynomial', variable: 'bmi', degree: 2 },
  spline: { kind: 'spline', variable: 'bmi', knots: 4 },
  offset: { kind: 'offset', variable: 'log_days' },
  strata: { kind: 'strata', variable: 'hospital' },
  cluster: { kind: 'cluster', variable: 'patient' },
  random: { kind: 'random', group: 'patient', slope: null },
}

const termsExample = ({ allows }: TermsOption): readonly Json[] => allows.map((kind) => termExamples[kind])

/** The keys of a choice in place of one of them. */
function perVariableExample(fields: PerVariableFields): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'choice') return [name, Object.keys(field.of).join(' | ')]
      return [name, field.kind === 'level' ? 'a value of it' : field.initial]
    }),
  )
}

/** One row: with a name if rows have names. */
function gridExample({ columns, named }: GridOption): Json {
  if (columns === 'square')
    return {
      rows: ['A', 'B'],
      cells: [
        [1, 3],
        [0.333, 1],
      ],
    }
  const cells = [columns.map(({ type, min = 0 }) => (type === 'number' ? min : 'text'))]
  return named ? { rows: ['name'], cells } : { cells }
}
