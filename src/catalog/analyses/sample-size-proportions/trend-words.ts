import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutTrend } from './study.ts'

type Facts = PlanFacts<AboutTrend>

/** What is said of a trend over ordered groups. */
export const trendWords = { en: english, zh: chinese }

function english(facts: Facts, say: Say): StudyWords {
  const { sides, continuity, scores } = facts.about
  return {
    test: `a ${sides === 'two' ? 'two-sided' : 'one-sided'} Cochran–Armitage test for trend${continuity ? ' with continuity correction' : ''}`,
    assumed: `proportions of ${say.list(proportionsOf(facts, say))} in groups with scores of ${say.list(scores.map((score) => say.quantity(score)))}`,
    aim: 'detect',
    effect: 'slope of the proportions for one unit of the score',
    method: 'by the formula of Nam',
  }
}

function chinese(facts: Facts, say: Say): StudyWords {
  const { sides, continuity, scores } = facts.about
  return {
    test: `${sides === 'two' ? '双侧' : '单侧'}${continuity ? '连续性校正' : ''} Cochran-Armitage 趋势检验`,
    assumed: `各组率依次为 ${say.list(proportionsOf(facts, say))}（得分为 ${say.list(scores.map((score) => say.quantity(score)))}）`,
    aim: '检出该趋势',
    effect: '斜率（每单位得分的率变化）',
    method: '的 Nam 公式',
  }
}

/** Also where the slope was solved for. */
function proportionsOf({ about, effect }: Facts, say: Say): readonly string[] {
  const slope = typeof effect === 'number' ? Math.abs(effect) : Number.NaN
  return about.steps.map((step) => say.percent(about.p1 + slope * step))
}
