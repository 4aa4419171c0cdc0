import { expect, test } from 'vitest'
import type { ColumnInfo } from '../data-dictionary.ts'
import { columnsAskedAbout } from './columns-asked-about.ts'

const column = (id: string, measure: ColumnInfo['measure']): ColumnInfo => ({
  id,
  name: id,
  label: '',
  measure,
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
  type: 'number',
})
const dictionary = {
  columns: [...['age', 'bmi', 'dose', 'time', 'log'].map((id) => column(id, 'continuous')), column('sex', 'nominal')],
}
const main = (variable: string) => ({ kind: 'main', variable })

test('for a variables option, the variables themselves', () => {
  expect(columnsAskedAbout(['sex', 'age'], dictionary)).toEqual(['sex', 'age'])
  expect(columnsAskedAbout(undefined, dictionary)).toEqual([])
})

test('for a model, its covariates with a slope: no factor, no curve, no offset', () => {
  const terms = [
    main('sex'),
    main('age'),
    { kind: 'polynomial', variable: 'bmi', degree: 2 },
    { kind: 'interaction', variables: ['sex', 'age'] },
    { kind: 'interaction', variables: ['sex', 'bmi'] },
    { kind: 'nested', variable: 'dose', within: 'sex' },
    { kind: 'spline', variable: 'time', knots: 3 },
    { kind: 'offset', variable: 'log' },
  ]
  expect(columnsAskedAbout(terms, dictionary)).toEqual(['age', 'dose'])
})

test('a variable that enters as a line and as a curve has no single slope', () => {
  expect(columnsAskedAbout([main('bmi'), { kind: 'spline', variable: 'bmi', knots: 3 }], dictionary)).toEqual([])
})
