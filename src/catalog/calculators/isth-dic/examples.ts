import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

type Tests = readonly [platelets: number, marker: string, prolongation: number, fibrinogen: number]

function example(
  id: string,
  [platelets, marker, prolongation, fibrinogen]: Tests,
  value: number,
  source = countedByHand,
): CalculatorExample {
  return {
    id,
    title: {
      en: `Platelets ${platelets}, D-dimer ${marker}, PT +${prolongation} s, fibrinogen ${fibrinogen} g/L`,
      zh: `血小板 ${platelets}，D-二聚体${{ none: '不升高', moderate: '中度升高', strong: '显著升高' }[marker]}，PT 延长 ${prolongation} s，纤维蛋白原 ${fibrinogen} g/L`,
    },
    inputs: {
      platelets: { value: platelets, unit: '10*9/L' },
      marker,
      prolongation: { value: prolongation, unit: 's' },
      fibrinogen: { value: fibrinogen, unit: 'g/L' },
      cause: true,
    },
    expect: { score: { value, decimals: 0 } },
    bands: { dic: value >= 5 ? 'overt' : 'not-overt' },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('sepsis', [40, 'strong', 5, 2], 6, earlierImplementation),
  example('just-overt', [80, 'moderate', 4, 0.9], 5),
  example('just-not', [80, 'moderate', 4, 1.5], 4),
]
