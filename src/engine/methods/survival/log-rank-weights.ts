/**
 * How much each event time counts in a comparison of survival curves (Klein and Moeschberger 2003, table 7.3): `gehan` by the number at risk (Gehan
 * 1965, Breslow 1970), `tarone-ware` by its square root (Tarone and Ware 1977), `peto-peto` by the pooled survival that counts one more at risk, the
 * time itself included (Peto and Peto 1972, Andersen et al. 1982), `fleming-harrington` by S^rho (1 - S)^gamma, S pooled just before the time
 * (Fleming and Harrington 1981; rho alone is that of R's survdiff).
 */
export type LogRankWeights =
  | { readonly kind: 'log-rank' | 'gehan' | 'tarone-ware' | 'peto-peto' }
  | { readonly kind: 'fleming-harrington'; readonly rho: number; readonly gamma: number }

/** For all groups together. */
export interface PooledSurvival {
  /** Kaplan and Meier's estimate just before the time. */
  readonly before: number
  /** The product of 1 - d / (n + 1) up to and at the time. */
  readonly adjusted: number
}

/** The weight of an event time with `n` at risk in all groups. */
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
