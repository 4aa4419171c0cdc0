import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'schwartz-bedside',
  family: 'nephrology',
  title: { en: 'Bedside Schwartz (eGFR in children)', zh: '床旁 Schwartz 公式（儿童估算肾小球滤过率）' },
  subtitle: { en: 'CKiD 2009', zh: 'CKiD 2009' },
  keywords: [
    'Schwartz',
    'CKiD',
    'eGFR',
    'paediatric GFR',
    'children',
    '儿童',
    '肾小球滤过率',
    '床旁 Schwartz',
    '儿科肾功能',
    'ertong shenxiaoqiu lvguolv',
    'etsgn',
    'erke',
  ],
  ward: [['儿童肾功能', '小儿肾功能', '小儿滤过率', '儿童滤过率', 'pediatric GFR', 'child kidney']],
})
