import type { Words } from '../../kit/words.ts'

/** Doses in mg that are equivalent to 20 mg of hydrocortisone. */
export const equivalent = {
  hydrocortisone: 20,
  cortisone: 25,
  prednisone: 5,
  prednisolone: 5,
  methylprednisolone: 4,
  triamcinolone: 4,
  dexamethasone: 0.75,
  betamethasone: 0.6,
} as const

export type Drug = keyof typeof equivalent

export const names = {
  hydrocortisone: { en: 'Hydrocortisone', zh: '氢化可的松' },
  cortisone: { en: 'Cortisone', zh: '可的松' },
  prednisone: { en: 'Prednisone', zh: '泼尼松' },
  prednisolone: { en: 'Prednisolone', zh: '泼尼松龙' },
  methylprednisolone: { en: 'Methylprednisolone', zh: '甲泼尼龙' },
  triamcinolone: { en: 'Triamcinolone', zh: '曲安西龙' },
  dexamethasone: { en: 'Dexamethasone', zh: '地塞米松' },
  betamethasone: { en: 'Betamethasone', zh: '倍他米松' },
} as const satisfies Readonly<Record<Drug, Words>>

const drugs = Object.keys(equivalent) as readonly Drug[]

export const table: Words = {
  en: drugs.map((drug) => `${names[drug].en} ${equivalent[drug]}`).join(' = '),
  zh: drugs.map((drug) => `${names[drug].zh} ${equivalent[drug]}`).join(' = '),
}
