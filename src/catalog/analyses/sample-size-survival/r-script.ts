import { planInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import { plan } from './plan.ts'
import { rateLines } from './r-rate-lines.ts'
import { coxLines, logRankLines } from './r-survival-lines.ts'
import type { Answers } from './study.ts'

const ofTime = { effect: ({ hazardRatio }: Answers) => `abs(log(${rNumber(hazardRatio)}))` }

export const rScript = planInR('Sample size and power: survival', plan, {
  'log-rank': { ...ofTime, lines: logRankLines },
  cox: { ...ofTime, lines: coxLines },
  rates: { lines: rateLines, effect: ({ rateRatio }) => `abs(log(${rNumber(rateRatio)}))` },
})
