import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stop-bang',
  family: 'respiratory',
  title: { en: 'STOP-BANG', zh: 'STOP-BANG 评分' },
  subtitle: { en: 'Risk of obstructive sleep apnoea', zh: '阻塞性睡眠呼吸暂停风险' },
  keywords: [
    'STOPBANG',
    'sleep apnoea',
    'OSA',
    'anaesthesia',
    '睡眠呼吸暂停',
    '阻塞性睡眠呼吸暂停',
    '麻醉评估',
    'shuimian huxi zanting',
    'smhxzt',
    'mazui pinggu',
    'mzpg',
  ],
  ward: [
    ['打鼾', '打呼噜', '呼吸暂停', '鼾症', 'OSAHS', 'snoring', 'sleep apnea'],
    ['白天犯困', '犯困', '嗜睡', 'daytime sleepiness'],
  ],
})
