import type { Classification } from '../../kit/tool/classification.ts'

export const risk: Classification<'score'> = {
  id: 'risk',
  output: 'score',
  on: 'raw',
  bands: [
    {
      id: 'low',
      label: { en: 'Low', zh: '低风险' },
      meaning: { en: '0: 0.3–0.8% in 2.5 months', zh: '0 分：2.5 个月发生率 0.3%~0.8%' },
      tone: 'good',
    },
    {
      id: 'intermediate',
      from: 1,
      label: { en: 'Intermediate', zh: '中风险' },
      meaning: { en: '1–2: 1.8–2.0% in 2.5 months', zh: '1~2 分：2.5 个月发生率 1.8%~2.0%' },
      tone: 'caution',
    },
    {
      id: 'high',
      from: 3,
      label: { en: 'High', zh: '高风险' },
      meaning: { en: '≥ 3: 6.7–7.1% in 2.5 months', zh: '≥ 3 分：2.5 个月发生率 6.7%~7.1%' },
      tone: 'alarm',
    },
  ],
}
