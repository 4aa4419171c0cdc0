export interface EffectSizes {
  readonly d: number
  readonly odds: number
  readonly r: number
  readonly eta2: number
  readonly f: number
}

/** Converts one effect size to all others, for two groups of equal size (Borenstein et al. 2009, chapter 7). */
export function effectSizes(kind: keyof EffectSizes, value: number): EffectSizes {
  const d = standardised(kind, value)
  const r = d / Math.sqrt(d ** 2 + 4)
  return { d, odds: Math.exp((Math.PI * d) / Math.sqrt(3)), r, eta2: r ** 2, f: Math.abs(d) / 2 }
}

function standardised(kind: keyof EffectSizes, value: number): number {
  switch (kind) {
    case 'd':
      return value
    case 'odds':
      return (Math.log(value) * Math.sqrt(3)) / Math.PI
    case 'r':
      return (2 * value) / Math.sqrt(1 - value ** 2)
    case 'eta2':
      return 2 * Math.sqrt(value / (1 - value))
    case 'f':
      return 2 * value
  }
}
