import type { Words } from '../../kit/words.ts'

/** log10 of the weight in g: a constant and coefficients of products of lengths in cm (Hadlock 1985). */
export const models = {
  two: { constant: 1.304, ac: 0.05281, fl: 0.1938, acFl: -0.004 },
  withBpd: { constant: 1.335, bpd: 0.0316, ac: 0.0457, fl: 0.1623, acFl: -0.0034 },
  three: { constant: 1.326, hc: 0.0107, ac: 0.0438, fl: 0.158, acFl: -0.00326 },
  four: { constant: 1.3596, hc: 0.0064, ac: 0.0424, fl: 0.174, bpdAc: 0.00061, acFl: -0.00386 },
} as const

const products = { hc: 'HC', bpd: 'BPD', ac: 'AC', fl: 'FL', bpdAc: 'BPD·AC', acFl: 'AC·FL' } as const
type Product = keyof typeof products
type Model = { readonly constant: number } & { readonly [K in Product]?: number }

export interface Lengths {
  readonly ac: number
  readonly fl: number
  readonly hc: number | null
  readonly bpd: number | null
}

/** Estimated weight in g; null if a length that the model needs is missing. */
export function weight(model: Model, { ac, fl, hc, bpd }: Lengths): number | null {
  const values = { hc, bpd, ac, fl, bpdAc: bpd === null ? null : bpd * ac, acFl: ac * fl }
  let log = model.constant
  for (const product of Object.keys(products) as Product[]) {
    const factor = model[product]
    if (factor === undefined) continue
    const value = values[product]
    if (value === null) return null
    log += factor * value
  }
  return 10 ** log
}

export function text(name: string, { constant, ...factors }: Model): Words {
  const terms = (Object.keys(products) as Product[]).flatMap((product) => {
    const factor = factors[product]
    if (factor === undefined) return []
    return `${factor < 0 ? '−' : '+'} ${Math.abs(factor)} ${products[product]}`
  })
  const sum = `${constant} ${terms.join(' ')}`
  return { en: `${name}: log₁₀ g = ${sum}`, zh: `${name}：log₁₀ g = ${sum}` }
}
