import type { Classification } from '../../kit/tool/classification.ts'

export const gradeLevels: Classification<'grade'> = {
  id: 'grade',
  title: { en: 'Obstruction', zh: '气流受限' },
  output: 'grade',
  on: 'raw',
  bands: [
    {
      id: '1',
      label: { en: 'GOLD 1, mild', zh: 'GOLD 1 级（轻度）' },
      meaning: { en: 'FEV₁ ≥ 80 %', zh: 'FEV₁ ≥ 80%' },
      tone: 'neutral',
    },
    {
      id: '2',
      from: 2,
      label: { en: 'GOLD 2, moderate', zh: 'GOLD 2 级（中度）' },
      meaning: { en: '50–79 %', zh: '50%~79%' },
      tone: 'caution',
    },
    {
      id: '3',
      from: 3,
      label: { en: 'GOLD 3, severe', zh: 'GOLD 3 级（重度）' },
      meaning: { en: '30–49 %', zh: '30%~49%' },
      tone: 'caution',
    },
    {
      id: '4',
      from: 4,
      label: { en: 'GOLD 4, very severe', zh: 'GOLD 4 级（极重度）' },
      meaning: { en: '< 30 %', zh: '< 30%' },
      tone: 'alarm',
    },
  ],
}

export const groupLevels: Classification<'group'> = {
  id: 'group',
  title: { en: 'Initial treatment', zh: '初始治疗' },
  output: 'group',
  on: 'raw',
  bands: [
    {
      id: 'A',
      label: { en: 'Group A', zh: 'A 组' },
      meaning: { en: 'Start with a bronchodilator', zh: '起始：一种支气管舒张剂' },
      tone: 'neutral',
    },
    {
      id: 'B',
      from: 2,
      label: { en: 'Group B', zh: 'B 组' },
      meaning: { en: 'LABA + LAMA', zh: 'LABA + LAMA' },
      tone: 'caution',
    },
    {
      id: 'E',
      from: 3,
      label: { en: 'Group E', zh: 'E 组' },
      meaning: {
        en: 'LABA + LAMA; with ICS where eosinophils are 300/µL or more',
        zh: 'LABA + LAMA；嗜酸性粒细胞 ≥ 300/µL 时考虑加 ICS',
      },
      tone: 'alarm',
    },
  ],
}
