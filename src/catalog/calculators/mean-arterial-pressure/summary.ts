import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mean-arterial-pressure',
  family: 'cardiology',
  title: { en: 'Mean arterial pressure, pulse pressure', zh: '平均动脉压与脉压' },
  keywords: [
    'MAP',
    'mean arterial pressure',
    'pulse pressure',
    'blood pressure',
    'shock',
    '平均动脉压',
    '脉压',
    '血压',
    '休克',
    'pingjun dongmaiya',
    'pjdmy',
    'maiya',
    'my',
  ],
  ward: [['低血压', 'hypotension', '血压换平均压']],
})
