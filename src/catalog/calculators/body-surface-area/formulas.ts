/** Height in cm, weight in kg, surface in m². */
export const powerLaws = {
  duBois: { factor: 0.007184, height: 0.725, weight: 0.425 },
  haycock: { factor: 0.024265, height: 0.3964, weight: 0.5378 },
  gehan: { factor: 0.0235, height: 0.42246, weight: 0.51456 },
} as const

export const mostellerDivisor = 3600

/** For Chinese adults. */
export const stevensonTerms = { height: 0.0061, weight: 0.0128, less: 0.1529 } as const

export function surfaces(height: number, weight: number) {
  const power = ({ factor, height: h, weight: w }: (typeof powerLaws)[keyof typeof powerLaws]) =>
    factor * height ** h * weight ** w
  return {
    duBois: power(powerLaws.duBois),
    mosteller: Math.sqrt((height * weight) / mostellerDivisor),
    haycock: power(powerLaws.haycock),
    gehan: power(powerLaws.gehan),
    stevenson: stevensonTerms.height * height + stevensonTerms.weight * weight - stevensonTerms.less,
  }
}
