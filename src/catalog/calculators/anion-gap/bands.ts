import type { Classification } from '../../kit/tool/classification.ts'

type Output = 'gap' | 'corrected' | 'delta'

/** 8 to 12 mmol/L, both included; laboratories differ. */
function interval(output: 'gap' | 'corrected', title: Classification['title']): Classification<Output> {
  return {
    id: output,
    ...(title && { title }),
    output,
    on: 'rounded',
    bands: [
      {
        id: 'low',
        label: { en: 'Low', zh: '偏低' },
        meaning: {
          en: '< 8 mmol/L: low albumin, paraprotein, error',
          zh: '< 8 mmol/L：低白蛋白、副蛋白血症或检测误差',
        },
        tone: 'neutral',
      },
      {
        id: 'normal',
        from: 8,
        label: { en: 'Normal', zh: '正常' },
        meaning: { en: '8–12 mmol/L', zh: '8~12 mmol/L' },
        tone: 'good',
      },
      {
        id: 'high',
        from: 12.1,
        label: { en: 'Raised', zh: '升高' },
        meaning: { en: '> 12 mmol/L: acids that are not measured', zh: '> 12 mmol/L：存在未测定的酸' },
        tone: 'alarm',
      },
    ],
  }
}

const delta: Classification<Output> = {
  id: 'delta',
  title: { en: 'Delta ratio', zh: 'Δ 比值' },
  output: 'delta',
  on: 'rounded',
  bands: [
    {
      id: 'normal-gap',
      label: { en: 'Normal-gap acidosis', zh: '正常 AG 型酸中毒' },
      meaning: { en: '< 0.4: hyperchloraemic', zh: '< 0.4：高氯性' },
      tone: 'neutral',
    },
    {
      id: 'both',
      from: 0.4,
      label: { en: 'Raised and normal gap together', zh: '高 AG 合并正常 AG 型酸中毒' },
      meaning: { en: '0.4 to < 0.8', zh: '0.4~< 0.8' },
      tone: 'caution',
    },
    {
      id: 'raised-gap',
      from: 0.8,
      label: { en: 'Raised-gap acidosis', zh: '单纯高 AG 型酸中毒' },
      meaning: { en: '0.8–2', zh: '0.8~2' },
      tone: 'caution',
    },
    {
      id: 'alkalosis',
      from: 2.01,
      label: { en: 'With metabolic alkalosis', zh: '合并代谢性碱中毒' },
      meaning: {
        en: '> 2: or bicarbonate was high before, as in chronic respiratory acidosis',
        zh: '> 2：或原有慢性呼吸性酸中毒致碳酸氢根偏高',
      },
      tone: 'alarm',
    },
  ],
}

export const bands: readonly Classification<Output>[] = [
  interval('gap', { en: 'Anion gap', zh: '阴离子间隙' }),
  interval('corrected', { en: 'Corrected for albumin', zh: '白蛋白校正' }),
  delta,
]
