import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

function example(
  id: string,
  [bilirubin, albumin]: readonly [number, number],
  value: number,
  [grade, modified]: readonly [string, string],
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `Bilirubin ${bilirubin} µmol/L, albumin ${albumin} g/L`,
      zh: `胆红素 ${bilirubin} µmol/L，白蛋白 ${albumin} g/L`,
    },
    inputs: { bilirubin: { value: bilirubin, unit: 'umol/L' }, albumin: { value: albumin, unit: 'g/L' } },
    expect: { albi: { value, decimals: 3 } },
    bands: { grade, modified },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('grade-1', [15, 42], -2.794, ['1', '1'], earlierImplementation),
  example('grade-2a', [18, 38], -2.402, ['2', '2a']),
  example('grade-2b', [30, 30], -1.575, ['2', '2b']),
  example('grade-3', [60, 25], -0.951, ['3', '3']),
]
