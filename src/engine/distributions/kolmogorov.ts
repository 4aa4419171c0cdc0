/**
 * P(K >= h) of Kolmogorov's limiting distribution of the largest distance between two distribution functions times the root of n (Kolmogorov A.
 * Sulla determinazione empirica di una legge di distribuzione. G Ist Ital Attuari 1933;4:83-91). 1 for h of 0 or less, NaN for NaN.
 */
export function kolmogorovSf(h: number): number {
  if (h <= 0) return 1
  // the two series of Jacobi's theta function, of which one always converges in a few terms
  let sum = 0
  if (h < 1) {
    for (let k = 1; k <= TERMS; k++) sum += Math.exp(-(((2 * k - 1) * Math.PI) ** 2) / (8 * h * h))
    return 1 - (Math.sqrt(2 * Math.PI) / h) * sum
  }
  for (let k = 1; k <= TERMS; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * (k * h) ** 2)
  return sum
}

const TERMS = 6
