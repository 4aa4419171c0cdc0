import type { ShapeFormula } from '#engine/methods/description/shape.ts'

/**
 * Lines of R in a function of the values `v`, their number `n` and mean `m`: skewness is `s1 * g1`, excess kurtosis `g2`, their standard errors
 * in normal samples `s1 * error1` and `s2 * error2`.
 */
export function rShapeLines(formula: ShapeFormula): readonly string[] {
  return [
    '  g1 <- mean((v - m)^3) / mean((v - m)^2)^1.5',
    '  g2 <- mean((v - m)^4) / mean((v - m)^2)^2 - 3',
    '  error1 <- sqrt(6 * max(n - 2, 0) / ((n + 1) * (n + 3)))',
    '  error2 <- sqrt(24 * n * (n - 2) * (n - 3) / ((n + 1)^2 * (n + 3) * (n + 5)))',
    ...(formula === 'adjusted'
      ? [
          '  s1 <- sqrt(n * (n - 1)) / (n - 2) # as SPSS, SAS and Excel',
          '  s2 <- (n - 1) * (n + 1) / ((n - 2) * (n - 3))',
          '  g2 <- s2 * g2 + 6 * (n - 1) / ((n - 2) * (n - 3))',
        ]
      : ['  s1 <- 1', '  s2 <- 1']),
  ]
}
