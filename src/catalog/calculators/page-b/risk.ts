import type { Classification } from '../../kit/tool/classification.ts'

export const risk: Classification<'score'> = {
  id: 'risk',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low', zh: '低风险' },
      meaning: { en: '≤ 9: 0% in 5 years', zh: '≤ 9 分：5 年发生率 0%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 10,
      label: { en: 'Intermediate', zh: '中风险' },
      meaning: { en: '10–17: 3–4% in 5 years', zh: '10~17 分：5 年发生率 3%~4%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 18,
      label: { en: 'High', zh: '高风险' },
      meaning: { en: '≥ 18: 16–17% in 5 years', zh: '≥ 18 分：5 年发生率 16%~17%' },
      tone: 'alarm',
    },
  ],
}
