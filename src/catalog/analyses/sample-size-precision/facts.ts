import type { Numeric } from '../../kit/outcome/outcome.ts'
import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { Options } from './study.ts'

/** Facts for the reading. */
export interface Facts
  extends Pick<PlanFacts<object>, 'sizes' | 'groups' | 'total' | 'events' | 'dropout' | 'clusters'>,
    Pick<
      Options,
      | 'estimand'
      | 'solveFor'
      | 'confidence'
      | 'sd'
      | 'spread'
      | 'assurance'
      | 'p1'
      | 'p2'
      | 'method'
      | 'kappa'
      | 'rho'
      | 'raters'
    > {
  /** Half-width with the sizes rounded up. */
  readonly width: Numeric
  /** The requested half-width; null if it is solved for. */
  readonly asked: number | null
}
