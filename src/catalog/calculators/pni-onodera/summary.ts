import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pni-onodera',
  family: 'endocrine',
  title: { en: 'Prognostic nutritional index (Onodera), NLR, PLR, SII', zh: '预后营养指数（PNI）与 NLR、PLR、SII' },
  keywords: [
    'PNI',
    'Onodera',
    'NLR',
    'PLR',
    'SII',
    'neutrophil lymphocyte ratio',
    'inflammation',
    '预后营养指数',
    '中性粒细胞淋巴细胞比值',
    '血小板淋巴细胞比值',
    '系统性免疫炎症指数',
    'yuhou yingyang zhishu',
    'yhyyzs',
    'yingyang zhishu',
    'yyzs',
  ],
  ward: [['中性淋巴比', '中淋比', '血小板淋巴比', '炎症指数', 'SIRI', 'inflammatory ratio']],
})
