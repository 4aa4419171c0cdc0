/**
 * Weights of the event times in a comparison of survival curves (Klein and Moeschberger 2003, table 7.3): `gehan`, the number at risk
 * (Gehan 1965, Breslow 1970); `tarone-ware`, its square root (Tarone and Ware 1977); `peto-peto`, the pooled survival computed with one
 * more subject at risk, including the time itself (Peto and Peto 1972, Andersen et al. 1982); `fleming-harrington`, S^rho (1 - S)^gamma
 * with the pooled S just before the time (Fleming and Harrington 1981; with gamma 0 that of R's survdiff).
 */
export type LogRankWeights =
  | { readonly kind: 'log-rank' | 'gehan' | 'tarone-ware' | 'peto-peto' }
  | { readonly kind: 'fleming-harrington'; readonly rho: number; readonly gamma: number }

/** Survival of all groups together. */
export interface PooledSurvival {
  /** The Kaplan-Meier estimate just before the time. */
  readonly before: number
  /** The product of 1 - d / (n + 1) up to and including the time. */
  readonly adjusted: number
}

/** The weight of an event time with `n` subjects at risk in all groups. */
export function weightAt(weights: LogRankWeights, n: number, { before, adjusted }: PooledSurvival): number {
  switch (weights.kind) {
    case 'log-rank':
      return 1
    case 'gehan':
      return n
    case 'tarone-ware':
      return Math.sqrt(n)
    case 'peto-peto':
      return adjusted
    case 'fleming-harrington':
      return before ** weights.rho * (1 - before) ** weights.gamma
  }
}
