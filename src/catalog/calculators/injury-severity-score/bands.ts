import type { Classification } from '../../kit/tool/classification.ts'

export const severityLevels: Classification<'iss'> = {
  id: 'severity',
  output: 'iss',
  on: 'raw',
  bands: [
    { id: 'minor', label: { en: 'Minor', zh: '轻度' }, meaning: { en: '0–8', zh: '0~8 分' }, tone: 'good' },
    {
      id: 'moderate',
      from: 9,
      label: { en: 'Moderate', zh: '中度' },
      meaning: { en: '9–15', zh: '9~15 分' },
      tone: 'neutral',
    },
    {
      id: 'serious',
      from: 16,
      label: { en: 'Serious: major trauma', zh: '重度' },
      meaning: { en: '16–24', zh: '16~24 分' },
      tone: 'caution',
    },
    {
      id: 'severe',
      from: 25,
      label: { en: 'Severe', zh: '极重度' },
      meaning: { en: '25–75', zh: '25~75 分' },
      tone: 'alarm',
    },
  ],
}
