import type { Classification } from '../../kit/tool/classification.ts'

export const fullLevels: Classification<'score'> = {
  id: 'full',
  title: { en: 'Full score', zh: '完整评分' },
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'remission',
      label: { en: 'Remission', zh: '缓解' },
      meaning: { en: '0–2, with no item above 1', zh: '0~2 分，且无单项 > 1 分' },
      tone: 'good',
    },
    { id: 'mild', from: 3, label: { en: 'Mild', zh: '轻度' }, meaning: { en: '3–5', zh: '3~5 分' }, tone: 'neutral' },
    {
      id: 'moderate',
      from: 6,
      label: { en: 'Moderate', zh: '中度' },
      meaning: { en: '6–10', zh: '6~10 分' },
      tone: 'caution',
    },
    {
      id: 'severe',
      from: 11,
      label: { en: 'Severe', zh: '重度' },
      meaning: { en: '11–12', zh: '11~12 分' },
      tone: 'alarm',
    },
  ],
}

export const partialLevels: Classification<'partial'> = {
  id: 'partial',
  title: { en: 'Partial score', zh: '部分评分' },
  output: 'partial',
  on: 'raw',
  bands: [
    { id: 'remission', label: { en: 'Remission', zh: '缓解' }, meaning: { en: '0–1', zh: '0~1 分' }, tone: 'good' },
    { id: 'mild', from: 2, label: { en: 'Mild', zh: '轻度' }, meaning: { en: '2–4', zh: '2~4 分' }, tone: 'neutral' },
    {
      id: 'moderate',
      from: 5,
      label: { en: 'Moderate', zh: '中度' },
      meaning: { en: '5–7', zh: '5~7 分' },
      tone: 'caution',
    },
    { id: 'severe', from: 8, label: { en: 'Severe', zh: '重度' }, meaning: { en: '8–9', zh: '8~9 分' }, tone: 'alarm' },
  ],
}
