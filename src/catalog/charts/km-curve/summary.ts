import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'km-curve',
  family: 'survival',
  title: { en: 'Survival curve (Kaplan–Meier)', zh: '生存曲线（Kaplan–Meier）' },
  subtitle: {
    en: 'Band, censor marks, medians, log-rank P, numbers at risk, cumulative incidence',
    zh: '置信带、删失标记、中位时间、log-rank P 值、风险人数表、累积发生率',
  },
  keywords: [
    'Kaplan-Meier curve',
    'KM plot',
    'survival curve',
    'survival plot',
    'cumulative incidence',
    'numbers at risk',
    'risk table',
    'log-rank',
    'left truncation',
    'delayed entry',
    'ggsurvplot',
    '生存曲线',
    'KM曲线',
    '生存图',
    '累积发生率',
    '风险人数表',
    '左截断',
    '延迟进入',
    '中位生存时间',
    'shengcun quxian',
    'scqx',
  ],
})
