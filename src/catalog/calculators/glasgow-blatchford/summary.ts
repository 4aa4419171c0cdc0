import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'glasgow-blatchford',
  family: 'gastroenterology',
  title: { en: 'Glasgow–Blatchford score', zh: 'Glasgow-Blatchford 评分（GBS）' },
  subtitle: { en: 'Upper gastrointestinal bleeding before endoscopy', zh: '上消化道出血内镜前评估' },
  keywords: [
    'GBS',
    'Blatchford',
    'upper GI bleeding',
    'haematemesis',
    'melaena',
    '上消化道出血',
    '呕血',
    '黑便',
    'shangxiaohuadao chuxue',
    'sxhdcx',
    'heibian',
    'hb',
  ],
  ward: [
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
    ['胃镜后', '再出血风险', 'after endoscopy'],
  ],
})
