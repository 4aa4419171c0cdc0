import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'grace-6-month',
  family: 'cardiology',
  title: { en: 'GRACE score, death within 6 months of discharge', zh: 'GRACE 评分（出院后 6 个月死亡）' },
  subtitle: { en: 'Acute coronary syndrome, at discharge', zh: '急性冠脉综合征，出院时' },
  keywords: [
    'GRACE',
    'acute coronary syndrome',
    'ACS',
    'discharge',
    'prognosis',
    '急性冠脉综合征',
    '出院',
    '预后',
    'jixing guanmai zonghezheng',
    'jxgmzhz',
    'chuyuan',
    'cyh',
  ],
  ward: [[], ['冠脉综合征', '急性冠脉', '要不要支架', 'PCI时机', 'coronary syndrome']],
})
