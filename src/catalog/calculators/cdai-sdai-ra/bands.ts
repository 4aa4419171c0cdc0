import type { Classification } from '../../kit/tool/classification.ts'

/** Published as "≤ remission", "≤ low", "≤ moderate", on one decimal. */
function activity(remission: number, low: number, moderate: number): Classification['bands'] {
  return [
    {
      id: 'remission',
      label: { en: 'Remission', zh: '缓解' },
      meaning: { en: `≤ ${remission}`, zh: `≤ ${remission}` },
      tone: 'good',
    },
    {
      id: 'low',
      from: remission + 0.1,
      label: { en: 'Low activity', zh: '低疾病活动度' },
      meaning: { en: `> ${remission} to ${low}`, zh: `> ${remission}~${low}` },
      tone: 'neutral',
    },
    {
      id: 'moderate',
      from: low + 0.1,
      label: { en: 'Moderate activity', zh: '中疾病活动度' },
      meaning: { en: `> ${low} to ${moderate}`, zh: `> ${low}~${moderate}` },
      tone: 'caution',
    },
    {
      id: 'high',
      from: moderate + 0.1,
      label: { en: 'High activity', zh: '高疾病活动度' },
      meaning: { en: `> ${moderate}`, zh: `> ${moderate}` },
      tone: 'alarm',
    },
  ]
}

export const cdai: Classification<'cdai'> = {
  id: 'cdai',
  title: { en: 'CDAI', zh: 'CDAI' },
  output: 'cdai',
  on: 'rounded',
  bands: activity(2.8, 10, 22),
}
export const sdai: Classification<'sdai'> = {
  id: 'sdai',
  title: { en: 'SDAI', zh: 'SDAI' },
  output: 'sdai',
  on: 'rounded',
  bands: activity(3.3, 11, 26),
}
