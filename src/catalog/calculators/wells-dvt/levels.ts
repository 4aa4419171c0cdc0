import type { Classification } from '../../kit/tool/classification.ts'
export const twoLevels: Classification<'score'> = {
  id: 'two-levels',
  title: { en: 'Two levels', zh: '两分类' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'unlikely',
      label: { en: 'Thrombosis unlikely', zh: '血栓可能性小' },
      meaning: { en: '≤ 1 point: measure D-dimer', zh: '≤ 1 分：检测 D-二聚体' },
      tone: 'neutral',
    },
    {
      id: 'likely',
      from: 2,
      label: { en: 'Thrombosis likely', zh: '血栓可能性大' },
      meaning: { en: '≥ 2 points: ultrasound', zh: '≥ 2 分：行静脉超声' },
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
      meaning: { en: '≤ 0 points: about 5 %', zh: '≤ 0 分：约 5%' },
      tone: 'neutral',
    },
    {
      id: 'moderate',
      from: 1,
      label: { en: 'Moderate probability', zh: '中度可能' },
      meaning: { en: '1–2 points: about 17 %', zh: '1~2 分：约 17%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 3,
      label: { en: 'High probability', zh: '高度可能' },
      meaning: { en: '≥ 3 points: about 53 %', zh: '≥ 3 分：约 53%' },
      tone: 'alarm',
    },
  ],
}
