import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [years, ast, alt, platelets]: readonly [number, number, number, number],
  value: number,
  [fat, virus]: readonly [string, string],
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `${years} years, AST ${ast}, ALT ${alt} U/L, platelets ${platelets}`,
      zh: `${years} 岁，AST ${ast}、ALT ${alt} U/L，血小板 ${platelets}`,
    },
    inputs: {
      age: { value: years, unit: 'a' },
      ast: { value: ast, unit: 'U/L' },
      alt: { value: alt, unit: 'U/L' },
      platelets: { value: platelets, unit: '10*9/L' },
    },
    expect: { fib4: { value, decimals: 2 } },
    bands: { [years < 65 ? 'fatty-liver' : 'fatty-liver-65']: fat, 'hepatitis-c': virus },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('high', [55, 60, 50, 150], 3.11, ['high', 'between'], earlierImplementation),
  example('low', [45, 25, 36, 220], 0.85, ['low', 'low']),
  example('between', [50, 40, 36, 180], 1.85, ['between', 'between']),
  example('old-low', [70, 30, 36, 180], 1.94, ['low', 'between']),
  example('old-between', [70, 40, 36, 200], 2.33, ['between', 'between']),
  example('old-high', [70, 60, 49, 150], 4, ['high', 'high']),
]
