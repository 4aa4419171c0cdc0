import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ipi-lymphoma',
  family: 'haematology',
  title: { en: 'International Prognostic Index (IPI)', zh: '国际预后指数（IPI）' },
  subtitle: { en: 'Aggressive lymphoma, with R-IPI', zh: '侵袭性淋巴瘤，附 R-IPI' },
  keywords: [
    'IPI',
    'R-IPI',
    'lymphoma',
    'DLBCL',
    '淋巴瘤',
    '国际预后指数',
    '弥漫大',
    'B',
    'linbaliu yuhou',
    'lbl',
    'gjyhzs',
    'linbaliu',
  ],
  ward: [['淋巴瘤分期', '淋巴瘤预后', '弥漫大B', 'lymphoma prognosis']],
})
