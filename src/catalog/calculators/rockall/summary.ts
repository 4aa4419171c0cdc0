import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'rockall',
  family: 'gastroenterology',
  title: { en: 'Rockall score (complete)', zh: 'Rockall 评分（完整版）' },
  subtitle: { en: 'Upper gastrointestinal bleeding after endoscopy', zh: '上消化道出血内镜后评估' },
  keywords: [
    'Rockall',
    'upper GI bleeding',
    'rebleeding',
    '上消化道出血',
    '再出血',
    'shangxiaohuadao chuxue',
    'sxhdcx',
    'zaichuxue',
    'zcx',
  ],
  ward: [
    ['胃镜后', '再出血风险', 'after endoscopy'],
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
