import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'aims65',
  family: 'gastroenterology',
  title: { en: 'AIMS65', zh: 'AIMS65 评分' },
  subtitle: { en: 'In-hospital death from upper gastrointestinal bleeding', zh: '上消化道出血住院死亡' },
  keywords: [
    'AIMS65',
    'upper GI bleeding',
    'mortality',
    '上消化道出血',
    '病死率',
    'shangxiaohuadao chuxue',
    'sxhdcx',
    'bingsilv',
    'bsl',
  ],
  ward: [
    [],
    [
      '消化道出血',
      '上消出血',
      '吐血',
      '拉黑便',
      '胃出血',
      '胃溃疡出血',
      '便血',
      'GI bleed',
      'UGIB',
      'hematemesis',
      'melena',
    ],
  ],
})
