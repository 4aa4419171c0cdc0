import type { StoredOptions } from '../../kit/options/stored-options.ts'
import { defineStepExamples, type StepExampleColumn } from '../../kit/step.ts'

const columns: readonly StepExampleColumn[] = [
  { id: 'c1', name: '血压', type: 'number', values: [118, 131, 125, null, 142, 150, 138, 127, 133, 129, 148, 121] },
  { id: 'c2', name: 'age', type: 'number', values: [31, 44, 39, 50, 62, 70, 58, null, 49, 41, 66, 35] },
  {
    id: 'c3',
    name: 'sex',
    type: 'text',
    values: ['F', 'M', 'F', 'M', 'F', 'M', 'F', 'M', 'M', 'F', 'M', 'F'],
  },
  { id: 'c4', name: 'times', type: 'number', values: [1, 2, 1, 3, 1, 1, 2, 1, 0, 1, 2, 1] },
  { id: 'c5', name: 'constant', type: 'number', values: Array.from({ length: 12 }, () => 5) },
]

const title = { en: 'Blood pressure by age', zh: '血压与年龄' }
const age = { kind: 'main', variable: 'c2' }
const linear = (more: StoredOptions = {}) => ({
  record: {
    type: 'linear-regression',
    version: 1,
    options: { outcome: 'c1', 'terms.list': [age], ...more },
  },
})
const options = { record: 'record', output: 'residual', name: '残差' }
const odds = {
  record: {
    type: 'logistic-regression',
    version: 1,
    options: { outcome: 'c3', event: 'M', 'terms.list': [age] },
  },
}

export const examples = defineStepExamples([
  { id: 'residuals', title, columns, options, questions: linear(), expect: 'done' },
  {
    id: 'leverage-weighted',
    title,
    columns,
    options: { ...options, output: 'leverage', name: 'leverage' },
    questions: linear({ weight: 'c4' }),
    expect: 'done',
  },
  {
    id: 'fitted-in-each-sex',
    title,
    columns,
    options: { ...options, output: 'fitted', name: 'expected' },
    questions: linear({ splitBy: 'c3' }),
    expect: 'done',
  },
  {
    id: 'probability',
    title,
    columns,
    options: { ...options, output: 'probability', name: 'p' },
    questions: odds,
    expect: 'done',
  },
  { id: 'nothing-chosen', title, columns, options: { name: 'n' }, expect: 'incomplete' },
  { id: 'analysis-gone', title, columns, options, expect: { broken: 'analysis-missing' } },
  {
    id: 'name-taken',
    title,
    columns,
    options: { ...options, name: 'age' },
    questions: linear(),
    expect: { broken: 'name-taken' },
  },
  {
    id: 'no-such-output',
    title,
    columns,
    options: { ...options, output: 'propensity' },
    questions: linear(),
    expect: { broken: 'output-missing' },
  },
  {
    id: 'no-result',
    title,
    columns,
    options,
    questions: linear({ outcome: 'c5' }),
    expect: { broken: 'analysis-unanswered' },
  },
  {
    id: 'uses-itself',
    title,
    columns,
    options,
    questions: linear({ outcome: 'step.1' }),
    expect: { broken: 'analysis-goes-in-circles' },
  },
])
