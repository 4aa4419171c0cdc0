import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import { type DesignWords, sided } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutTrend } from './study.ts'

/** Text for a trend across ordered groups, for the reading and the protocol. */
export const trendWords: DesignWords<AboutTrend> = (facts, say) => {
  const { sides, continuity, scores } = facts.about
  const { en, zh } = sided[sides]
  const proportions = say.list(proportionsOf(facts, say))
  const scored = say.list(scores.map((score) => say.quantity(score)))
  return {
    test: {
      en: `a ${en} Cochran–Armitage test for trend${continuity ? ' with continuity correction' : ''}`,
      zh: `${zh}${continuity ? '连续性校正' : ''} Cochran-Armitage 趋势检验`,
    },
    assumed: {
      en: `proportions of ${proportions} in groups with scores of ${scored}`,
      zh: `各组率依次为 ${proportions}（得分为 ${scored}）`,
    },
    aim: { en: 'detect', zh: '检出该趋势' },
    effect: { en: 'slope of the proportions for one unit of the score', zh: '斜率（每单位得分的率变化）' },
    method: { en: 'by the formula of Nam', zh: '的 Nam 公式' },
  }
}

/** The proportions, including those that follow from a slope that was solved for. */
function proportionsOf({ about, effect }: PlanFacts<AboutTrend>, say: Say): readonly string[] {
  const slope = typeof effect === 'number' ? Math.abs(effect) : Number.NaN
  return about.steps.map((step) => say.percent(about.p1 + slope * step))
}
