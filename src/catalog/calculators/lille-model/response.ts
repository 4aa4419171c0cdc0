import type { Classification } from '../../kit/tool/classification.ts'

export const stopRule: Classification<'lille' | 'r'> = {
  id: 'response',
  title: { en: 'Rule of 2007', zh: '2007 年界值' },
  output: 'lille',
  on: 'raw',
  bands: [
    {
      id: 'response',
      label: { en: 'Response', zh: '有应答' },
      meaning: { en: '< 0.45: 6-month survival about 85%', zh: '< 0.45：6 个月生存率约 85%' },
      tone: 'good',
    },
    {
      id: 'no-response',
      from: 0.45,
      label: { en: 'No response', zh: '无应答' },
      meaning: {
        en: '≥ 0.45: 6-month survival about 25%; stopping steroids is advised',
        zh: '≥ 0.45：6 个月生存率约 25%，建议停用激素',
      },
      tone: 'alarm',
    },
  ],
}

/** Cut-offs with two decimals, applied to the score with three. */
export const degree: Classification<'lille' | 'r'> = {
  id: 'degree',
  title: { en: 'Degree of response', zh: '应答程度' },
  output: 'lille',
  on: 'rounded',
  bands: [
    {
      id: 'complete',
      label: { en: 'Complete', zh: '完全应答' },
      meaning: { en: '≤ 0.16', zh: '≤ 0.16' },
      tone: 'good',
    },
    {
      id: 'partial',
      from: 0.161,
      label: { en: 'Partial', zh: '部分应答' },
      meaning: { en: '> 0.16 to < 0.56', zh: '> 0.16~< 0.56' },
      tone: 'caution',
    },
    {
      id: 'none',
      from: 0.56,
      label: { en: 'None', zh: '无应答' },
      meaning: { en: '≥ 0.56', zh: '≥ 0.56' },
      tone: 'alarm',
    },
  ],
}
