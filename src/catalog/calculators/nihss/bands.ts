import type { Classification } from '../../kit/tool/classification.ts'

export const severityLevels: Classification<'score'> = {
  id: 'severity',
  output: 'score',
  on: 'raw',
  bands: [
    { id: 'none', label: { en: 'No deficit', zh: '无缺损' }, meaning: { en: '0', zh: '0 分' }, tone: 'good' },
    { id: 'minor', from: 1, label: { en: 'Minor', zh: '轻度' }, meaning: { en: '1–4', zh: '1~4 分' }, tone: 'neutral' },
    {
      id: 'moderate',
      from: 5,
      label: { en: 'Moderate', zh: '中度' },
      meaning: { en: '5–15', zh: '5~15 分' },
      tone: 'caution',
    },
    {
      id: 'moderate-severe',
      from: 16,
      label: { en: 'Moderate to severe', zh: '中重度' },
      meaning: { en: '16–20', zh: '16~20 分' },
      tone: 'alarm',
    },
    {
      id: 'severe',
      from: 21,
      label: { en: 'Severe', zh: '重度' },
      meaning: { en: '21–42', zh: '21~42 分' },
      tone: 'alarm',
    },
  ],
}
