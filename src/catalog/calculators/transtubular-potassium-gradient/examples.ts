import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [urineK, serumK, urineOsm, serumOsm]: readonly [number, number, number, number],
  ttkg: number,
  bands: CalculatorExample['bands'] & {},
  source = countedByHand,
): CalculatorExample {
  return {
    id,
    title: {
      en: `K in urine ${urineK}, in serum ${serumK} mmol/L; osmolality ${urineOsm} and ${serumOsm} mOsm/kg`,
      zh: `尿钾 ${urineK}、血钾 ${serumK} mmol/L；尿、血渗透压 ${urineOsm}、${serumOsm} mOsm/kg`,
    },
    inputs: {
      urinePotassium: { value: urineK, unit: 'mmol/L' },
      serumPotassium: { value: serumK, unit: 'mmol/L' },
      urineOsmolality: { value: urineOsm, unit: 'mOsm/kg' },
      serumOsmolality: { value: serumOsm, unit: 'mOsm/kg' },
    },
    expect: { ttkg: { value: ttkg, decimals: 1 } },
    bands,
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('low', [40, 6, 500, 300], 4, { hyperkalaemia: 'low' }, earlierImplementation),
  example('high-between', [60, 6, 500, 300], 6, { hyperkalaemia: 'between' }),
  example('adequate', [80, 6, 400, 300], 10, { hyperkalaemia: 'adequate' }),
  example('kept', [10, 2.5, 600, 300], 2, { hypokalaemia: 'kept' }),
  example('low-between', [18, 2.5, 600, 300], 3.6, { hypokalaemia: 'between' }),
  example('lost', [40, 2.5, 600, 300], 8, { hypokalaemia: 'lost' }),
]
