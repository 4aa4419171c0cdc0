import type { CalculatorExample } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'

const sites = {
  other: { en: 'Other site', zh: '其他部位' },
  high: { en: 'Lung', zh: '肺' },
  highest: { en: 'Pancreas', zh: '胰腺' },
}

function example(
  id: string,
  [site, platelets, haemoglobin]: readonly [keyof typeof sites, number, number],
  value: number,
  risk: string,
  source = countedByHand,
): CalculatorExample {
  return {
    id,
    title: {
      en: `${sites[site].en}, platelets ${platelets}, haemoglobin ${haemoglobin} g/L`,
      zh: `${sites[site].zh}，血小板 ${platelets}，血红蛋白 ${haemoglobin} g/L`,
    },
    inputs: {
      site,
      platelets: { value: platelets, unit: '10*9/L' },
      whiteCells: { value: 7, unit: '10*9/L' },
      bmi: { value: 23, unit: 'kg/m2' },
      haemoglobin: { value: haemoglobin, unit: 'g/L' },
      stimulated: false,
    },
    expect: { score: { value, decimals: 0 } },
    bands: { risk },
    source,
  }
}

export const examples: readonly CalculatorExample[] = [
  example('high', ['highest', 400, 130], 3, 'high', earlierImplementation),
  example('low', ['other', 349, 100], 0, 'low'),
  example('one', ['high', 300, 130], 1, 'intermediate'),
  example('two', ['high', 300, 99], 2, 'intermediate'),
]
