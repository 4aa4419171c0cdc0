import { fSf } from '../../distributions/fisher-f.ts'
import { allCases } from '../../frame/case-weights.ts'
import { moments } from '../description/moments.ts'
import type { FTest } from '../inference/f-test.ts'

interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
  /** How many cases each point represents. */
  readonly cases?: Float64Array | undefined
}

/**
 * Tests whether the lines of y on x have the same slope in all groups: the F test of the interaction in the analysis of covariance (Fisher 1932;
 * R: anova of lm(y ~ x + g) and lm(y ~ x * g)). Groups without spread of x have no slope and only an intercept. Undefined if fewer than two groups
 * have a slope, or without residual degrees of freedom.
 */
export function equalSlopes(groups: readonly Points[]): FTest | undefined {
  const found = groups.filter(({ x }) => x.length > 0).map(squaresOf)
  const sloped = found.filter(({ xx }) => xx > 0)
  const n = found.reduce((sum, group) => sum + group.n, 0)
  const df1 = sloped.length - 1
  const df2 = n - found.length - sloped.length
  if (df1 < 1 || df2 < 1) return undefined
  const sum = (of: (group: ReturnType<typeof squaresOf>) => number) => sloped.reduce((all, group) => all + of(group), 0)
  const common = sum(({ xy }) => xy) / sum(({ xx }) => xx)
  // the sum of squares of the differences of the slopes, without subtracting one large sum from another
  const explained = sum(({ xx, xy }) => xx * (xy / xx - common) ** 2)
  const residual = found.reduce((all, { rest }) => all + rest, 0)
  const statistic = explained / df1 / (residual / df2)
  return { statistic, df1, df2, pValue: fSf(statistic, df1, df2) }
}

/** Sums of squares and products about the means of a group, and the residual sum of squares about its line. */
function squaresOf({ x, y, cases }: Points) {
  const [across, up] = [moments(x, x[0], cases), moments(y, y[0], cases)]
  const isFlat = !(across.sd > 1e-12 * Math.abs(across.mean))
  let xy = 0
  for (let i = 0; i < x.length; i++)
    xy +=
      (cases === undefined ? 1 : (cases[i] as number)) * ((x[i] as number) - across.mean) * ((y[i] as number) - up.mean)
  const slope = isFlat ? 0 : xy / across.squares
  let rest = 0
  for (let i = 0; i < x.length; i++) {
    const residual = (y[i] as number) - up.mean - slope * ((x[i] as number) - across.mean)
    rest += (cases === undefined ? 1 : (cases[i] as number)) * residual ** 2
  }
  return { n: allCases(x.length, cases), xx: isFlat ? 0 : across.squares, xy, rest }
}
