import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ariscat',
  family: 'anaesthesia',
  title: { en: 'ARISCAT (Canet) score', zh: 'ARISCAT（Canet）评分' },
  subtitle: { en: 'Pulmonary complications after surgery', zh: '术后肺部并发症' },
  keywords: [
    'ARISCAT',
    'Canet',
    'postoperative pulmonary complications',
    'PPC',
    '术后肺部并发症',
    '肺部并发症',
    '术前评估',
    'feibu bingfazheng',
    'fbbfz',
    'shuqian pinggu',
    'sqpg',
  ],
  ward: [['术后肺炎', '术后肺不张', '肺部并发症风险', 'postop pneumonia', 'lung complications']],
})
