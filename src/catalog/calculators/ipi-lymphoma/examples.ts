import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

type Found = readonly [years: number, stage: boolean, ldh: boolean, performance: boolean, extranodal: boolean]

function example(
  found: Found,
  value: number,
  [ipi, revised]: readonly [string, string],
  source = countedByHand,
): CalculatorExample {
  const [years, stage, ldh, performance, extranodal] = found
  const said = (en: string, zh: string, is: boolean) => (is ? [{ en, zh }] : [])
  const more = [
    ...said('stage III–IV', 'III~IV 期', stage),
    ...said('raised LDH', 'LDH 升高', ldh),
    ...said('ECOG ≥ 2', 'ECOG ≥ 2', performance),
    ...said('two extranodal sites', '结外 2 处', extranodal),
  ]
  return {
    id: `points-${value}`,
    title: {
      en: [`${years} years`, ...more.map(({ en }) => en)].join(', '),
      zh: [`${years} 岁`, ...more.map(({ zh }) => zh)].join('，'),
    },
    inputs: { age: { value: years, unit: 'a' }, stage, ldh, performance, extranodal },
    expect: { score: { value, decimals: 0 } },
    bands: { ipi, 'r-ipi': revised },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example([70, true, true, false, false], 3, ['high-intermediate', 'poor'], earlierImplementation),
  example([60, false, false, false, false], 0, ['low', 'very-good']),
  example([61, false, false, false, false], 1, ['low', 'good']),
  example([50, true, true, false, false], 2, ['low-intermediate', 'good']),
  example([70, true, true, true, false], 4, ['high', 'poor']),
]
