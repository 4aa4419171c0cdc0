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
  ward: [
    ['万古', '稳可信', '万古谷浓度', '万古霉素剂量', '万古血药浓度', 'vanco', 'vanco trough'],
    [],
    ['左氧氟沙星', '美罗培南', '阿米卡星', '庆大霉素', 'gentamicin', 'amikacin', 'meropenem'],
  ],
})
