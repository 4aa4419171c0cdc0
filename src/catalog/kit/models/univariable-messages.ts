import type { Words } from '../words.ts'

/** Notes below the table of univariable and multivariable models of ratios, besides those of all models. */
export const univariableMessages = {
  'univariable-impossible': {
    en: 'No finite estimate from the term alone: {terms}.',
    zh: '以下项单独建模时无有限估计：{terms}。',
  },
} as const satisfies Readonly<Record<string, Words>>
