import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { RichText } from '#figure/scene.ts'
import { richP } from '../figures/figure-words.ts'
import type { Display } from '../message.ts'
import type { Language, Words } from '../words.ts'
import type { Comparison } from './compared-pairs.ts'

interface Shown {
  readonly label: 'p' | 'stars'
  readonly adjust: PAdjustment
  /** Only these comparisons have brackets; omitted for all. */
  readonly marked?: 'significant'
}

const adjustments = {
  holm: { en: ', adjusted by Holm', zh: '，Holm 校正' },
  bonferroni: { en: ', adjusted by Bonferroni', zh: '，Bonferroni 校正' },
  'benjamini-hochberg': { en: ', adjusted by Benjamini–Hochberg', zh: '，Benjamini–Hochberg 校正' },
  none: { en: '', zh: '' },
} as const satisfies Readonly<Record<Shown['adjust'], Words>>

/** The tests of two samples. */
export const sampleTestWords = {
  welch: { en: 'Welch’s t test', zh: 'Welch t 检验' },
  'mann-whitney': { en: 'Mann–Whitney U test', zh: 'Mann–Whitney U 检验' },
} as const satisfies Readonly<Record<string, Words>>

/** Pairs with a P below it have stars. */
const SIGNIFICANT = 0.05

/** The brackets of the possible comparisons, between the positions of their cells. */
export function comparisonBrackets(
  comparisons: readonly Comparison[],
  centres: readonly number[],
  { label, marked }: Pick<Shown, 'label' | 'marked'>,
  display: Display,
): readonly { readonly from: number; readonly to: number; readonly text: RichText }[] {
  return comparisons.flatMap(({ first, second, p }) =>
    typeof p === 'number' && !(marked === 'significant' && p >= SIGNIFICANT)
      ? [
          {
            from: centres[first] ?? 0,
            to: centres[second] ?? 0,
            text: label === 'p' ? richP(p, display) : [{ text: starsOf(p) }],
          },
        ]
      : [],
  )
}

function starsOf(p: number): string {
  return p < 0.001 ? '***' : p < 0.01 ? '**' : p < SIGNIFICANT ? '*' : 'ns'
}

/** The basis of the brackets: the test, its adjustment if there are several, and the meaning of stars. */
export function comparisonCaption(
  test: Words,
  { label, adjust, marked }: Shown,
  comparisons: number,
  language: Language,
): readonly string[] {
  const stars = ['*P\u00a0<\u00a00.05', '**P\u00a0<\u00a00.01', '***P\u00a0<\u00a00.001']
  return [
    `${test[language]}${comparisons > 1 ? adjustments[adjust][language] : ''}`,
    ...(marked === 'significant'
      ? [language === 'zh' ? '未标注 P\u00a0≥\u00a00.05 的比较' : 'comparisons with P\u00a0≥\u00a00.05 are not marked']
      : []),
    ...(label === 'stars' ? [stars.join(language === 'zh' ? '、' : ', ')] : []),
  ]
}
