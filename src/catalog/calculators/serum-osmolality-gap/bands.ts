import type { Classification } from '../../kit/tool/classification.ts'

type Output = 'calculated' | 'gap'

export const bands: readonly Classification<Output>[] = [
  {
    id: 'calculated',
    title: { en: 'Calculated osmolality', zh: '计算渗透压' },
    output: 'calculated',
    on: 'rounded',
    bands: [
      {
        id: 'low',
        label: { en: 'Low', zh: '偏低' },
        meaning: { en: '< 275 mOsm/kg', zh: '< 275 mOsm/kg' },
        tone: 'caution',
      },
      {
        id: 'normal',
        from: 275,
        label: { en: 'Normal', zh: '正常' },
        meaning: { en: '275–295 mOsm/kg', zh: '275~295 mOsm/kg' },
        tone: 'good',
      },
      {
        id: 'high',
        from: 296,
        label: { en: 'High', zh: '偏高' },
        meaning: { en: '> 295 mOsm/kg', zh: '> 295 mOsm/kg' },
        tone: 'caution',
      },
    ],
  },
  {
    id: 'gap',
    title: { en: 'Osmolal gap', zh: '渗透压间隙' },
    output: 'gap',
    on: 'rounded',
    bands: [
      {
        id: 'low',
        label: { en: 'Below −10', zh: '< −10' },
        meaning: { en: 'Check the samples and the units', zh: '请核对标本与单位' },
        tone: 'neutral',
      },
      {
        id: 'normal',
        from: -10,
        label: { en: 'Usual', zh: '正常范围' },
        meaning: {
          en: '−10 to 10 mOsm/kg; toxic alcohol is not excluded',
          zh: '−10~10 mOsm/kg；不能排除毒性醇类中毒',
        },
        tone: 'neutral',
      },
      {
        id: 'high',
        from: 11,
        label: { en: 'Raised', zh: '升高' },
        meaning: { en: '> 10 mOsm/kg: osmoles that are not measured', zh: '> 10 mOsm/kg：存在未测定的渗透性物质' },
        tone: 'alarm',
      },
    ],
  },
]
