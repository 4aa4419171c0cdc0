import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'duke-treadmill-score',
  family: 'cardiology',
  title: { en: 'Duke treadmill score', zh: 'Duke 平板运动评分' },
  subtitle: { en: 'Prognosis after an exercise test', zh: '运动试验预后' },
  keywords: [
    'Duke',
    'treadmill',
    'exercise test',
    'Bruce',
    'coronary disease',
    '平板运动试验',
    '运动负荷试验',
    '冠心病',
    'pingban yundong shiyan',
    'pbyds',
    'guanxinbing',
    'gxb',
  ],
  ward: [['平板试验', '运动平板', '运动心电图', 'stress test', 'exercise ECG']],
})
