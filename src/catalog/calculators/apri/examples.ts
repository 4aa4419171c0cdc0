import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [ast, platelets]: readonly [number, number],
  value: number,
  [significant, cirrhosis, b]: readonly [string, string, string],
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `AST ${ast} U/L (limit 40), platelets ${platelets}`,
      zh: `AST ${ast} U/L（上限 40），血小板 ${platelets}`,
    },
    inputs: {
      ast: { value: ast, unit: 'U/L' },
      limit: { value: 40, unit: 'U/L' },
      platelets: { value: platelets, unit: '10*9/L' },
    },
    expect: { apri: { value, decimals: 2 } },
    bands: { significant, cirrhosis, 'hepatitis-b': b },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('likely', [80, 120], 1.67, ['likely', 'between', 'cirrhosis'], earlierImplementation),
  example('unlikely', [30, 200], 0.38, ['unlikely', 'unlikely', 'low']),
  example('between', [40, 130], 0.77, ['between', 'unlikely', 'fibrosis']),
  example('cirrhosis', [100, 90], 2.78, ['likely', 'likely', 'cirrhosis']),
]
