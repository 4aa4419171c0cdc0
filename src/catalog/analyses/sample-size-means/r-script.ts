import { planInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import { plan } from './plan.ts'
import { anovaInR, factorialInR, mixedInR, repeatedInR } from './r-anova-lines.ts'
import { rankLines } from './r-rank-lines.ts'
import { tLines } from './r-t-lines.ts'
import type { Answers } from './study.ts'

const t = {
  lines: tLines,
  effect: ({ aim, difference, margin }: Answers) => rNumber(aim === 'difference' ? Math.abs(difference) : margin),
}

export const rScript = planInR('Sample size and power: means', plan, {
  'one-sample': t,
  paired: t,
  'two-sample': t,
  'rank-sum': { lines: rankLines, effect: ({ superiority }) => `abs(${rNumber(superiority)} - 0.5)` },
  anova: anovaInR,
  factorial: factorialInR,
  repeated: repeatedInR,
  mixed: mixedInR,
})
