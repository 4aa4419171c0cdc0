/** Two levels within one dosing interval at steady state; concentrations in mg/L, times in h. */
export interface TwoLevels {
  readonly first: number
  readonly second: number
  /** Time between the levels. */
  readonly between: number
  /** Time from the end of the infusion to the first level. */
  readonly delay: number
  readonly infusion: number
  readonly interval: number
}

const day = 24

/**
 * One-compartment model: elimination rate constant (1/h), half-life (h), peak at the end of the infusion and trough (mg/L), and the 24-hour
 * AUC
 * (mg·h/L), linear during the infusion and logarithmic after it. Null if the second level is not before the next dose, or is not lower than
 * the first.
 * Sawchuk and Zaske 1976; Pai 2014.
 */
export function exposure({ first, second, between, delay, infusion, interval }: TwoLevels) {
  const after = interval - infusion
  if (second >= first || delay + between > after * (1 + 1e-9)) return null
  const rate = Math.log(first / second) / between
  const peak = first * Math.exp(rate * delay)
  const trough = peak * Math.exp(-rate * after)
  const inOneInterval = (infusion * (peak + trough)) / 2 + (peak - trough) / rate
  return { rate, halfLife: Math.LN2 / rate, peak, trough, auc: (inOneInterval * day) / interval }
}
