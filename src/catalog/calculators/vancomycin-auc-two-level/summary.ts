import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'vancomycin-auc-two-level',
  family: 'infection',
  title: { en: 'Vancomycin AUC from two levels', zh: '万古霉素 AUC₂₄（双点法）' },
  subtitle: { en: 'Sawchuk–Zaske, steady state', zh: 'Sawchuk–Zaske 法，稳态' },
  keywords: [
    'vancomycin',
    'AUC',
    'TDM',
    'therapeutic drug monitoring',
    'Sawchuk Zaske',
    'MRSA',
    '万古霉素',
    '血药浓度监测',
    '治疗药物监测',
    'wangu meisu',
    'wgms',
    'xueyao nongdu',
    'xynd',
  ],
})
