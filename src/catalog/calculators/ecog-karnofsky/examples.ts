import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

function example(
  ecog: number,
  low: number,
  high: number,
  source: CalculatorExample['source'] = countedByHand,
): CalculatorExample {
  return {
    id: `ecog-${ecog}`,
    title: { en: `ECOG ${ecog}`, zh: `ECOG ${ecog} 级` },
    inputs: { ecog: String(ecog) },
    expect: { low: { value: low, decimals: 0 }, high: { value: high, decimals: 0 } },
    bands: { karnofsky: low === high ? String(low) : `${low}–${high}` },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example(0, 90, 100),
  example(1, 70, 80, earlierImplementation),
  example(2, 50, 60),
  example(3, 30, 40),
  example(4, 10, 20),
  example(5, 0, 0),
]
