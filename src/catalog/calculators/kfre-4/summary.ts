import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'kfre-4',
  family: 'nephrology',
  title: { en: 'Kidney Failure Risk Equation (KFRE)', zh: '肾衰竭风险方程（KFRE，四变量）' },
  subtitle: { en: 'Kidney failure within 2 and 5 years', zh: '2 年与 5 年肾衰竭风险' },
  keywords: [
    'KFRE',
    'Tangri',
    'kidney failure risk',
    'ESKD',
    'dialysis',
    'CKD progression',
    '肾衰竭风险',
    '终末期肾病',
    '慢性肾脏病进展',
    'shenshuaijie fengxian',
    'ssjfx',
  ],
  ward: [
    ['尿毒症', '透析风险', '何时透析', '肾衰风险', '终末期肾衰', 'ESRD', 'uraemia'],
    ['尿微量白蛋白', '微量白蛋白尿', '蛋白尿', 'microalbuminuria', 'proteinuria'],
  ],
})
