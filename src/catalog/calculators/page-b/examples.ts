import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

function example(
  [years, sex, platelets]: readonly [number, 'male' | 'female', number],
  value: number,
  risk: string,
  source = countedByHand,
): CalculatorExample {
  return {
    id: `${sex}-${years}`,
    title: {
      en: `${sex === 'male' ? 'Man' : 'Woman'} of ${years}, platelets ${platelets}`,
      zh: `${sex === 'male' ? '男' : '女'}，${years} 岁，血小板 ${platelets}`,
    },
    inputs: { age: { value: years, unit: 'a' }, sex, platelets: { value: platelets, unit: '10*9/L' } },
    expect: { score: { value, decimals: 0 } },
    bands: { risk },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example([52, 'male', 150], 18, 'high', earlierImplementation),
  example([45, 'female', 250], 4, 'low'),
  example([45, 'male', 220], 10, 'intermediate'),
  example([72, 'female', 180], 16, 'intermediate'),
]
