import type { Classification } from '../../kit/tool/classification.ts'

/** "> 4" and "> 6" begin at 4.5 and 6.5, since scores are multiples of one half. */
export const twoLevels: Classification<'score'> = {
  id: 'two-levels',
  title: { en: 'Two levels', zh: '两分类' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'unlikely',
      label: { en: 'Pulmonary embolism unlikely', zh: '肺栓塞可能性小' },
      meaning: { en: '≤ 4 points: measure D-dimer', zh: '≤ 4 分：检测 D-二聚体' },
      tone: 'neutral',
    },
    {
      id: 'likely',
      from: 4.5,
      label: { en: 'Pulmonary embolism likely', zh: '肺栓塞可能性大' },
      meaning: { en: '> 4 points: CT pulmonary angiography', zh: '> 4 分：行 CT 肺动脉造影（CTPA）' },
      tone: 'alarm',
    },
  ],
}

export const threeLevels: Classification<'score'> = {
  id: 'three-levels',
  title: { en: 'Three levels', zh: '三分类' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low probability', zh: '低度可能' },
      meaning: { en: '< 2 points', zh: '< 2 分' },
      tone: 'neutral',
    },
    {
      id: 'moderate',
      from: 2,
      label: { en: 'Moderate probability', zh: '中度可能' },
      meaning: { en: '2–6 points', zh: '2~6 分' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 6.5,
      label: { en: 'High probability', zh: '高度可能' },
      meaning: { en: '> 6 points', zh: '> 6 分' },
      tone: 'alarm',
    },
  ],
}
