import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'adjusted-survival',
  family: 'time-to-event',
  title: { en: 'Adjusted survival curves', zh: '校正生存曲线' },
  subtitle: {
    en: 'Cox model averaged over the patients, beside Kaplan–Meier',
    zh: 'Cox 模型按全体患者标准化，可对照 Kaplan–Meier 曲线',
  },
  labels: ['survival', 'time-event'],
  keywords: [
    'adjusted survival',
    'Cox curves',
    'g-formula',
    'direct standardisation',
    'standardized survival',
    'covariate adjustment',
    'confounding',
    '校正生存曲线',
    '调整生存曲线',
    '标准化生存曲线',
    '直接校正',
    '混杂',
    'jiaozheng shengcun',
    'jzscqx',
  ],
})
