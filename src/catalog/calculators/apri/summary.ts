import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'apri',
  family: 'hepatology',
  title: { en: 'APRI', zh: 'APRI 指数' },
  subtitle: { en: 'AST-to-platelet ratio index', zh: 'AST 与血小板比值指数' },
  keywords: [
    'APRI',
    'AST to platelet ratio',
    'liver fibrosis',
    'cirrhosis',
    'hepatitis B',
    'hepatitis C',
    '肝纤维化',
    '肝硬化',
    '乙型肝炎',
    'gan xianweihua',
    'gxwh',
    'ganyinghua',
  ],
  ward: [
    [],
    ['肝纤维', '肝纤维化', '肝硬度', '慢乙肝', '乙肝', '丙肝', '大小三阳', 'liver scarring', 'hep B', 'hep C'],
  ],
})
