import type { Classification } from '../../kit/tool/classification.ts'

/** 135 to 145 mmol/L, applied to integers, as sodium is reported. */
export function interval<O extends string>(output: O, title: string): Classification<O> {
  return {
    id: output,
    title: { en: title, zh: title },
    output,
    on: 'rounded',
    bands: [
      {
        id: 'low',
        label: { en: 'Low', zh: '偏低' },
        meaning: { en: '< 135 mmol/L: low beyond what glucose explains', zh: '< 135 mmol/L：低钠不能仅以高血糖解释' },
        tone: 'caution',
      },
      {
        id: 'within',
        from: 135,
        label: { en: 'Normal', zh: '正常' },
        meaning: { en: '135–145 mmol/L', zh: '135~145 mmol/L' },
        tone: 'good',
      },
      {
        id: 'high',
        from: 146,
        label: { en: 'High', zh: '偏高' },
        meaning: { en: '> 145 mmol/L: water is lacking', zh: '> 145 mmol/L：提示缺水' },
        tone: 'alarm',
      },
    ],
  }
}
