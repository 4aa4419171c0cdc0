import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'four-score',
  family: 'neurology',
  title: { en: 'FOUR score', zh: 'FOUR 昏迷评分' },
  subtitle: { en: 'Coma, also in intubated patients', zh: '昏迷评估，适用于插管患者' },
  keywords: [
    'FOUR',
    'Full Outline of UnResponsiveness',
    'coma',
    'brainstem',
    '全面无反应性量表',
    '昏迷',
    '脑干',
    'hunmi pingfen',
    'hmpf',
    'hunmi',
    'hm',
  ],
  ward: [[], ['昏迷评分', '意识障碍', '叫不醒', '昏睡', '嗜睡还是昏迷', 'coma scale', 'unconscious']],
})
