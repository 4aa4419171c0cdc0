import { planInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import { plan } from './plan.ts'
import { oneSampleLines, pairedLines, tableLines, twoSampleLines } from './r-proportion-lines.ts'
import { trendLines } from './r-trend-lines.ts'
import type { Answers } from './study.ts'

const distance = ({ p1, p2 }: Answers) => `abs(${rNumber(p2)} - ${rNumber(p1)})`

export const rScript = planInR('Sample size and power: proportions', plan, {
  'two-sample': {
    lines: twoSampleLines,
    effect: (answers) => (answers.aim === 'difference' ? distance(answers) : rNumber(answers.margin)),
  },
  'one-sample': { lines: oneSampleLines, effect: distance },
  paired: { lines: pairedLines, effect: distance },
  table: { lines: tableLines, effect: ({ w }) => rNumber(w) },
  trend: { lines: trendLines, effect: () => 'abs(slope)' },
})
