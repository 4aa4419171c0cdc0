import type { Classification } from '../../kit/tool/classification.ts'

/** Published as "< remission", "≤ low", "≤ moderate", on two decimals. */
function activity(remission: number, low: number, moderate: number): Classification['bands'] {
  return [
    {
      id: 'remission',
      label: { en: 'Remission', zh: '缓解' },
      meaning: { en: `< ${remission}`, zh: `< ${remission}` },
      tone: 'good',
    },
    {
      id: 'low',
      from: remission,
      label: { en: 'Low activity', zh: '低疾病活动度' },
      meaning: { en: `${remission}–${low}`, zh: `${remission}~${low}` },
      tone: 'neutral',
    },
    {
      id: 'moderate',
      from: low + 0.01,
      label: { en: 'Moderate activity', zh: '中疾病活动度' },
      meaning: { en: `> ${low} to ${moderate}`, zh: `> ${low}~${moderate}` },
      tone: 'caution',
    },
    {
      id: 'high',
      from: moderate + 0.01,
      label: { en: 'High activity', zh: '高疾病活动度' },
      meaning: { en: `> ${moderate}`, zh: `> ${moderate}` },
      tone: 'alarm',
    },
  ]
}

export const byEsr: Classification<'esr'> = {
  id: 'esr',
  title: { en: 'DAS28-ESR', zh: 'DAS28-ESR' },
  output: 'esr',
  on: 'rounded',
  bands: activity(2.6, 3.2, 5.1),
}
export const byCrp: Classification<'crp'> = {
  id: 'crp',
  title: { en: 'DAS28-CRP, its own cut-offs', zh: 'DAS28-CRP（专用界值）' },
  output: 'crp',
  on: 'rounded',
  bands: activity(2.4, 2.9, 4.6),
}
