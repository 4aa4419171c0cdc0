import type { Classification } from '../../kit/tool/classification.ts'

export const berlinLevels: Classification<'pf'> = {
  id: 'berlin',
  title: { en: 'Berlin definition, if its other criteria are met', zh: '柏林定义（须符合其他条件）' },
  output: 'pf',
  on: 'rounded',
  bands: [
    {
      id: 'severe',
      label: { en: 'Severe ARDS', zh: '重度 ARDS' },
      meaning: { en: 'P/F ≤ 100 mmHg: mortality about 45 %', zh: 'P/F ≤ 100 mmHg：病死率约 45%' },
      tone: 'alarm',
    },
    {
      id: 'moderate',
      from: 101,
      label: { en: 'Moderate ARDS', zh: '中度 ARDS' },
      meaning: { en: '100 < P/F ≤ 200 mmHg: mortality about 32 %', zh: '100 < P/F ≤ 200 mmHg：病死率约 32%' },
      tone: 'alarm',
    },
    {
      id: 'mild',
      from: 201,
      label: { en: 'Mild ARDS', zh: '轻度 ARDS' },
      meaning: { en: '200 < P/F ≤ 300 mmHg: mortality about 27 %', zh: '200 < P/F ≤ 300 mmHg：病死率约 27%' },
      tone: 'caution',
    },
    {
      id: 'none',
      from: 301,
      label: { en: 'Above the limit', zh: '未达标准' },
      meaning: { en: 'P/F > 300 mmHg', zh: 'P/F > 300 mmHg' },
      tone: 'neutral',
    },
  ],
}

export const globalLevels: Classification<'sf'> = {
  id: 'global',
  title: { en: '2023 global definition by SpO₂, intubated', zh: '2023 全球定义（SpO₂，插管者）' },
  output: 'sf',
  on: 'rounded',
  bands: [
    {
      id: 'severe',
      label: { en: 'Severe ARDS', zh: '重度 ARDS' },
      meaning: { en: 'S/F ≤ 148', zh: 'S/F ≤ 148' },
      tone: 'alarm',
    },
    {
      id: 'moderate',
      from: 149,
      label: { en: 'Moderate ARDS', zh: '中度 ARDS' },
      meaning: { en: '148 < S/F ≤ 235', zh: '148 < S/F ≤ 235' },
      tone: 'alarm',
    },
    {
      id: 'mild',
      from: 236,
      label: { en: 'Mild ARDS', zh: '轻度 ARDS' },
      meaning: { en: '235 < S/F ≤ 315', zh: '235 < S/F ≤ 315' },
      tone: 'caution',
    },
    {
      id: 'none',
      from: 316,
      label: { en: 'Above the limit', zh: '未达标准' },
      meaning: { en: 'S/F > 315', zh: 'S/F > 315' },
      tone: 'neutral',
    },
  ],
}
