import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'

type Patient = readonly [
  years: number,
  bmi: number,
  glucose: boolean,
  ast: number,
  alt: number,
  platelets: number,
  albumin: number,
]

function example(
  id: string,
  [years, bmi, glucose, ast, alt, platelets, albumin]: Patient,
  value: number,
  band: string,
  source = secondProgram,
): CalculatorExample {
  return {
    id,
    title: {
      en: `${years} years, BMI ${bmi}, ${glucose ? 'diabetes' : 'no diabetes'}, AST ${ast}, ALT ${alt}, platelets ${platelets}, albumin ${albumin} g/dL`,
      zh: `${years} 岁，BMI ${bmi}，${glucose ? '糖尿病' : '无糖尿病'}，AST ${ast}，ALT ${alt}，血小板 ${platelets}，白蛋白 ${albumin} g/dL`,
    },
    inputs: {
      age: { value: years, unit: 'a' },
      bmi: { value: bmi, unit: 'kg/m2' },
      glucose,
      ast: { value: ast, unit: 'U/L' },
      alt: { value: alt, unit: 'U/L' },
      platelets: { value: platelets, unit: '10*9/L' },
      albumin: { value: albumin, unit: 'g/dL' },
    },
    expect: { nfs: { value, decimals: 3 } },
    bands: { [years < 65 ? 'fibrosis' : 'fibrosis-65']: band },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('between', [55, 32, true, 50, 60, 180, 4], 0.343, 'between', earlierImplementation),
  example('unlikely', [40, 27, false, 30, 45, 260, 4.5], -3.347, 'unlikely'),
  example('likely', [62, 34, true, 60, 50, 140, 3.6], 1.937, 'likely'),
  example('old-unlikely', [70, 28, false, 30, 30, 230, 4.2], -1.225, 'unlikely'),
  example('old-between', [70, 30, true, 40, 40, 220, 4], 0.355, 'between'),
  example('old-likely', [70, 33, true, 60, 50, 140, 3.6], 2.139, 'likely'),
]
