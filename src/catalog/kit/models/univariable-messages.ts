import type { Words } from '../words.ts'

/** What models of ratios say under the table of terms alone and together, besides what all models say. */
export const univariableMessages = {
  'univariable-impossible': {
    en: 'No finite estimate from the term alone: {terms}.',
    zh: '以下项单独建模时无有限估计：{terms}。',
  },
} as const satisfies Readonly<Record<string, Words>>
