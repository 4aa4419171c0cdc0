import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'four-ts-hit',
  family: 'haematology',
  title: { en: '4Ts score', zh: '4Ts 评分（肝素诱导血小板减少）' },
  subtitle: { en: 'Heparin-induced thrombocytopenia', zh: '肝素诱导的血小板减少症' },
  keywords: [
    '4Ts',
    '4T',
    'HIT',
    'heparin',
    'thrombocytopenia',
    '肝素诱导血小板减少',
    '肝素',
    '血小板减少',
    'gansu youdao xuexiaoban jianshao',
    'gsydxxbjs',
    'gansu',
  ],
  ward: [['肝素血小板减少', '用肝素后血小板低', '血小板下降', 'heparin platelets', 'low platelets on heparin']],
})
