import type { Classification } from '../../kit/tool/classification.ts'

function activity(output: 'crp' | 'esr', name: string): Classification<'crp' | 'esr'> {
  return {
    id: output,
    title: { en: name, zh: name },
    output,
    on: 'rounded',
    bands: [
      { id: 'inactive', label: { en: 'Inactive', zh: '不活动' }, meaning: { en: '< 1.3', zh: '< 1.3' }, tone: 'good' },
      {
        id: 'low',
        from: 1.3,
        label: { en: 'Low activity', zh: '低疾病活动度' },
        meaning: { en: '1.3 to < 2.1', zh: '1.3~< 2.1' },
        tone: 'neutral',
      },
      {
        id: 'high',
        from: 2.1,
        label: { en: 'High activity', zh: '高疾病活动度' },
        meaning: { en: '2.1–3.5', zh: '2.1~3.5' },
        tone: 'caution',
      },
      {
        id: 'very-high',
        from: 3.51,
        label: { en: 'Very high activity', zh: '极高疾病活动度' },
        meaning: { en: '> 3.5', zh: '> 3.5' },
        tone: 'alarm',
      },
    ],
  }
}

export const byCrp = activity('crp', 'ASDAS-CRP')
export const byEsr = activity('esr', 'ASDAS-ESR')
