import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mayo-uc',
  family: 'gastroenterology',
  title: { en: 'Mayo score', zh: 'Mayo 评分（溃疡性结肠炎）' },
  subtitle: { en: 'Activity of ulcerative colitis, full and partial', zh: '溃疡性结肠炎活动度，完整与部分评分' },
  keywords: [
    'Mayo',
    'ulcerative colitis',
    'UC',
    'IBD',
    '溃疡性结肠炎',
    '炎症性肠病',
    'kuiyangxing jiechangyan',
    'kyxjcy',
    'yanzhengxing changbing',
    'yzxcb',
  ],
  ward: [['溃结', '溃疡结肠炎', 'colitis activity']],
})
