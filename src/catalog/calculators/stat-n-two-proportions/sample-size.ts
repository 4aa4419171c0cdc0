interface Design {
  /** Proportions between 0 and 1. */
  readonly p1: number
  readonly p2: number
  /** Normal quantiles of 1 − α/2 and of the power. */
  readonly zAlpha: number
  readonly zPower: number
  /** n2 / n1 */
  readonly ratio: number
}

/** The unrounded size of the first group, with pooled variance under the null hypothesis (Fleiss, Tytun and Ury). */
export function sizeOfFirstGroup({ p1, p2, zAlpha, zPower, ratio }: Design): number {
  const pooled = (p1 + ratio * p2) / (1 + ratio)
  const difference = Math.abs(p1 - p2)
  const underNull = Math.sqrt((1 + 1 / ratio) * pooled * (1 - pooled))
  const underAlternative = Math.sqrt(p1 * (1 - p1) + (p2 * (1 - p2)) / ratio)
  return ((zAlpha * underNull + zPower * underAlternative) / difference) ** 2
}

/** The same with their continuity correction. */
export function correctedSize(design: Design): number {
  const n = sizeOfFirstGroup(design)
  const { p1, p2, ratio } = design
  return (n / 4) * (1 + Math.sqrt(1 + (2 * (ratio + 1)) / (ratio * n * Math.abs(p1 - p2)))) ** 2
}
