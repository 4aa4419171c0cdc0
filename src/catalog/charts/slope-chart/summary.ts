import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'slope-chart',
  family: 'comparison',
  title: { en: 'Slope, dumbbell and rank charts', zh: '斜率图、哑铃图与排名变化图' },
  subtitle: {
    en: 'How named values, or their ranks, change from one state to the next',
    zh: '各项数值或排名在两个或多个时点间的变化',
  },
  labels: ['comparison', 'trend', 'repeated', 'finished-numbers'],
  keywords: [
    'slope chart',
    'slopegraph',
    'dumbbell',
    'dumbbell plot',
    'bump chart',
    'rank change',
    'connected dots',
    'ggbump',
    '斜率图',
    '坡度图',
    '哑铃图',
    '排名变化图',
    '凹凸图',
    'xielvtu',
    'xlt',
    'yalingtu',
    'ylt',
    'paimingbianhuatu',
    'pmbht',
  ],
})
