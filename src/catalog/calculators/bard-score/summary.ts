import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'bard-score',
  family: 'hepatology',
  title: { en: 'BARD score', zh: 'BARD 评分' },
  subtitle: { en: 'Advanced fibrosis in fatty liver disease', zh: '脂肪肝进展期纤维化' },
  keywords: ['BARD', 'NAFLD', 'MASLD', 'fibrosis', '脂肪肝', '肝纤维化', 'zhifanggan xianweihua', 'zfgxwh'],
  ward: [[], [], ['脂肪肝', '脂肪肝纤维化', '代谢性脂肪肝', 'MAFLD', 'NASH', 'MASH', 'fatty liver disease']],
})
