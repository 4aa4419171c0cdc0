import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

type Patient = readonly [
  years: number,
  albumin: number,
  before: number,
  after: number,
  creatinine: number,
  time: number,
]

function example(
  id: string,
  [years, albumin, before, after, creatinine, time]: Patient,
  [r, lille]: readonly [number, number],
  [response, degree]: readonly [string, string],
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `${years} years, albumin ${albumin} g/L, bilirubin ${before} to ${after}, creatinine ${creatinine} µmol/L, PT ${time} s`,
      zh: `${years} 岁，白蛋白 ${albumin} g/L，胆红素 ${before} 降至 ${after}，肌酐 ${creatinine} µmol/L，PT ${time} s`,
    },
    inputs: {
      age: { value: years, unit: 'a' },
      albumin: { value: albumin, unit: 'g/L' },
      before: { value: before, unit: 'umol/L' },
      after: { value: after, unit: 'umol/L' },
      creatinine: { value: creatinine, unit: 'umol/L' },
      time: { value: time, unit: 's' },
    },
    expect: { r: { value: r, decimals: 3 }, lille: { value: lille, decimals: 3 } },
    bands: { response, degree },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('partial', [50, 25, 250, 150, 80, 20], [1.648, 0.161], ['response', 'partial'], earlierImplementation),
  example('complete', [45, 30, 200, 80, 90, 18], [3.562, 0.028], ['response', 'complete']),
  example('just-response', [55, 26, 300, 240, 115, 20], [0.305, 0.424], ['response', 'partial']),
  example('none', [60, 22, 300, 290, 150, 22], [-1.838, 0.863], ['no-response', 'none']),
]
