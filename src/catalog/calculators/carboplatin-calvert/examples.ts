import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const published: CalculatorExample['source'] = {
  outside: true,
  words: {
    en: 'Worked example at creatinineclearancecalculator.net.',
    zh: 'creatinineclearancecalculator.net 公开算例。',
  },
}

function example(
  id: string,
  [auc, gfr, method]: readonly [number, number, 'estimated' | 'measured'],
  dose: number,
  source: CalculatorExample['source'],
): CalculatorExample {
  return {
    id,
    title: {
      en: `AUC ${auc}, ${method} GFR ${gfr} mL/min`,
      zh: `AUC ${auc}，${method === 'measured' ? '实测' : '估算'} GFR ${gfr} mL/min`,
    },
    inputs: { auc: { value: auc, unit: 'mg.min/mL' }, gfr: { value: gfr, unit: 'mL/min' }, method },
    expect: { dose: { value: dose, decimals: 0 } },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('auc-5-80', [5, 80, 'estimated'], 525, earlierImplementation),
  example('auc-5-90', [5, 90, 'estimated'], 575, published),
  example('auc-5-140', [5, 140, 'estimated'], 750, published),
  example('auc-5-140-measured', [5, 140, 'measured'], 825, countedByHand),
]
