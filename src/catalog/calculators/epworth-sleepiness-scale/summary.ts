import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'epworth-sleepiness-scale',
  family: 'respiratory',
  title: { en: 'Epworth Sleepiness Scale (total)', zh: 'Epworth 嗜睡量表（ESS，仅总分）' },
  subtitle: { en: 'Daytime sleepiness', zh: '日间嗜睡' },
  keywords: [
    'ESS',
    'Epworth',
    'sleepiness',
    'sleep apnoea',
    '嗜睡量表',
    '日间嗜睡',
    '睡眠呼吸暂停',
    'shishui liangbiao',
    'sslb',
    'shimian huxi zanting',
    'smhxzt',
  ],
  ward: [
    ['白天犯困', '犯困', '嗜睡', 'daytime sleepiness'],
    ['打鼾', '打呼噜', '呼吸暂停', '鼾症', 'OSAHS', 'snoring', 'sleep apnea'],
  ],
})
