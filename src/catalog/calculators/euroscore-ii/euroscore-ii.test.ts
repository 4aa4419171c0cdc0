import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const grave = {
  age: { value: 58, unit: 'a' },
  sex: 'male',
  renal: 'normal',
  ejection: { value: 60, unit: '%' },
  nyha: 'I',
  pulmonary: 'normal',
  urgency: 'salvage',
  weight: 'three',
  redo: true,
}
const ask = resultsOf(definition, grave)

/** A risk high enough for its second decimal to show the third decimal of a coefficient. */
const risk = (y: number) =>
  Math.round(10_000 / (1 + Math.exp(5.324537 - 0.0285181 - 1.362947 - 0.9724533 - 1.118599 - y))) / 100

test.each([
  [{ age: { value: 60, unit: 'a' } }, 0],
  [{ age: { value: 61, unit: 'a' } }, 0.0285181],
  [{ age: { value: 80, unit: 'a' } }, 20 * 0.0285181],
  [{ sex: 'female' }, 0.2196434],
  [{ ejection: { value: 51, unit: '%' } }, 0],
  [{ ejection: { value: 50, unit: '%' } }, 0.3150652],
  [{ ejection: { value: 31, unit: '%' } }, 0.3150652],
  [{ ejection: { value: 30, unit: '%' } }, 0.8084096],
  [{ ejection: { value: 21, unit: '%' } }, 0.8084096],
  [{ ejection: { value: 20, unit: '%' } }, 0.9346919],
  [{ renal: 'moderate' }, 0.303553],
  [{ renal: 'severe' }, 0.8592256],
  [{ renal: 'dialysis' }, 0.6421508],
  [{ nyha: 'II' }, 0.1070545],
  [{ nyha: 'III' }, 0.2958358],
  [{ nyha: 'IV' }, 0.5597929],
  [{ pulmonary: 'moderate' }, 0.1788899],
  [{ pulmonary: 'severe' }, 0.3491475],
  [{ urgency: 'elective' }, -1.362947],
  [{ urgency: 'urgent' }, 0.3174673 - 1.362947],
  [{ urgency: 'emergency' }, 0.7039121 - 1.362947],
  [{ weight: 'cabg' }, -0.9724533],
  [{ weight: 'single' }, 0.0062118 - 0.9724533],
  [{ weight: 'two' }, 0.5521478 - 0.9724533],
  [{ arteriopathy: true }, 0.5360268],
  [{ mobility: true }, 0.2407181],
  [{ redo: false }, -1.118599],
  [{ lungDisease: true }, 0.1886564],
  [{ endocarditis: true }, 0.6194522],
  [{ critical: true }, 1.086517],
  [{ insulin: true }, 0.3542749],
  [{ angina: true }, 0.2226147],
  [{ infarction: true }, 0.1528943],
  [{ thoracicAorta: true }, 0.6527205],
])('%j adds %d', (more, y) => {
  expect(ask(more)).toMatchObject({ outputs: { mortality: risk(y) } })
})

test('children are refused; above 90 years it warns', () => {
  expect(ask({ age: { value: 17, unit: 'a' } })).toEqual(['adults-only'])
  expect([ask({ age: { value: 90, unit: 'a' } }), ask({ age: { value: 91, unit: 'a' } })]).toMatchObject([
    { warned: [] },
    { warned: ['very-old'] },
  ])
})
