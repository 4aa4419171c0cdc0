import type { Classification } from '../../kit/tool/classification.ts'

export const stages: Classification<'stage'> = {
  id: 'stage',
  output: 'stage',
  on: 'raw',
  bands: [
    {
      id: 'none',
      label: { en: 'No acute kidney injury', zh: '未达急性肾损伤标准' },
      meaning: { en: 'No criterion is met by what was entered', zh: '所填数据未达任一标准' },
      tone: 'good',
    },
    {
      id: '1',
      from: 1,
      label: { en: 'Stage 1', zh: '1 期' },
      meaning: {
        en: '1.5–1.9 × baseline, or a rise ≥ 26.5 µmol/L, or urine < 0.5 mL/kg/h for 6–12 h',
        zh: '基线的 1.5~1.9 倍，或升高 ≥ 26.5 µmol/L，或尿量 < 0.5 mL/kg/h 持续 6~12 小时',
      },
      tone: 'caution',
    },
    {
      id: '2',
      from: 2,
      label: { en: 'Stage 2', zh: '2 期' },
      meaning: {
        en: '2.0–2.9 × baseline, or urine < 0.5 mL/kg/h for 12 h or longer',
        zh: '基线的 2.0~2.9 倍，或尿量 < 0.5 mL/kg/h 持续 ≥ 12 小时',
      },
      tone: 'alarm',
    },
    {
      id: '3',
      from: 3,
      label: { en: 'Stage 3', zh: '3 期' },
      meaning: {
        en: '≥ 3 × baseline, or ≥ 353.6 µmol/L, or replacement therapy, or urine < 0.3 mL/kg/h for 24 h, or anuria for 12 h',
        zh: '基线的 3 倍及以上，或 ≥ 353.6 µmol/L，或开始肾脏替代治疗，或尿量 < 0.3 mL/kg/h 持续 ≥ 24 小时，或无尿 ≥ 12 小时',
      },
      tone: 'alarm',
    },
  ],
}
