import type { SignedRank } from '#engine/methods/ranks/signed-rank.ts'
import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import { type AnswersSoFar, choice, toggle } from '../options/options.ts'
import { notice } from '../outcome/build-table.ts'
import type { Notice } from '../outcome/outcome.ts'

/** The options of the signed-rank test; visible if `when` holds. */
export function signedRankOptions(when: (answers: AnswersSoFar) => boolean) {
  return {
    exact: choice({
      label: { en: 'Wilcoxon P value', zh: 'Wilcoxon 的 P 值' },
      help: {
        en: 'The rule of R: exact for fewer than 50 differences without ties and zeros, else the normal approximation (SPSS: "Asymp. Sig.").',
        zh: 'R 的规则：少于 50 个差值且无相同秩、无零差值时用精确法，否则用正态近似（SPSS：渐近显著性）。',
      },
      of: {
        auto: { label: { en: 'Exact where possible', zh: '条件允许时用精确法' } },
        exact: {
          label: { en: 'Exact, also with ties', zh: '精确法（含相同秩）' },
          help: {
            en: 'By enumeration of the signs, up to 200 differences (SPSS: "Exact Sig.").',
            zh: '枚举符号组合，至多 200 个差值（SPSS：精确显著性）。',
          },
        },
        normal: { label: { en: 'Normal approximation', zh: '正态近似' } },
      },
      initial: 'auto',
      when,
    }),
    zeros: choice({
      label: { en: 'Differences of zero', zh: '零差值处理' },
      help: {
        en: 'R and SPSS drop them; Pratt ranks them first and then leaves them out of both sums (coin::wilcoxsign_test in R).',
        zh: 'R 与 SPSS 均剔除零差值；Pratt 法先参与编秩再剔除（R：coin::wilcoxsign_test）。',
      },
      of: {
        drop: { label: { en: 'Drop', zh: '剔除' } },
        pratt: { label: { en: 'Pratt', zh: 'Pratt 法' } },
      },
      initial: 'drop',
      when,
    }),
    continuity: toggle({
      label: { en: 'Continuity correction', zh: '连续性校正' },
      help: {
        en: 'Used with the normal approximation. R corrects unless told otherwise, SPSS does not.',
        zh: '用于正态近似。R 默认校正，SPSS 不校正。',
      },
      initial: true,
      when,
    }),
  } as const
}

export const signedRankMessages = {
  'wilcoxon-exact': {
    en: 'Wilcoxon: exact distribution; _W_ is the sum of the positive ranks (V in R); difference is the Hodges–Lehmann pseudo-median.',
    zh: 'Wilcoxon 检验采用精确分布；_W_ 为正秩和（R 中的 V）；差值为 Hodges–Lehmann 伪中位数。',
  },
  'wilcoxon-normal': {
    en: 'Wilcoxon: normal approximation with ties allowed for{correction}; _W_ is the sum of the positive ranks (V in R); difference is the Hodges–Lehmann pseudo-median.',
    zh: 'Wilcoxon 检验采用正态近似，已校正相同秩{correction}；_W_ 为正秩和（R 中的 V）；差值为 Hodges–Lehmann 伪中位数。',
  },
  'with-correction': { en: ' and continuity correction', zh: '并作连续性校正' },
  'without-correction': { en: ', without continuity correction', zh: '，未作连续性校正' },
  'zeros-dropped': {
    en: 'Wilcoxon: differences of zero were dropped from the test and its interval.',
    zh: 'Wilcoxon 检验及其区间剔除了零差值。',
  },
  'zeros-pratt': {
    en: 'Wilcoxon: differences of zero were ranked and then left out of both sums (Pratt); the interval uses all differences.',
    zh: 'Wilcoxon 检验按 Pratt 法处理零差值（参与编秩后剔除）；区间使用全部差值。',
  },
  'too-many-for-exact': {
    en: '{variable}: more than 200 differences, so the normal approximation was used.',
    zh: '{variable}：差值超过 200 个，改用正态近似。',
  },
  'level-not-reached': {
    en: '{variable}: so few differences cannot reach the confidence level; the Wilcoxon interval is the widest possible and covers less.',
    zh: '{variable}：差值个数过少，无法达到所设置信水平；所给 Wilcoxon 区间为可能的最宽区间，实际覆盖率较低。',
  },
} as const satisfies MessageSpecs

interface Chosen {
  readonly exact: 'auto' | 'exact' | 'normal'
  readonly zeros: 'drop' | 'pratt'
  readonly continuity: boolean
}

type Definition = Pick<AnalysisDefinition, 'id'> & { readonly messages: typeof signedRankMessages }

/** The methods of the tests in a table. */
export function signedRankNotes(
  definition: Definition,
  ranks: readonly SignedRank[],
  { zeros, continuity }: Chosen,
): readonly Notice[] {
  const notes: Notice[] = []
  if (ranks.some(({ method }) => method === 'exact')) notes.push(notice(definition, 'wilcoxon-exact'))
  if (ranks.some(({ method }) => method === 'normal')) {
    const correction = { code: continuity ? 'with-correction' : 'without-correction' }
    notes.push(notice(definition, 'wilcoxon-normal', { correction }))
  }
  if (ranks.some((one) => one.zeros > 0))
    notes.push(notice(definition, zeros === 'drop' ? 'zeros-dropped' : 'zeros-pratt'))
  return notes
}

/** Notices about limits of a test; `most` is the largest number of differences for an exact test. */
export function signedRankRemarks(
  definition: Definition,
  variable: string,
  test: SignedRank | undefined,
  {
    exact,
    differences,
    most,
  }: { readonly exact: Chosen['exact']; readonly differences: number; readonly most: number },
): readonly Notice[] {
  if (test === undefined) return []
  const params = { variable: { variable } }
  const where = { variable }
  return [
    ...(test.confident ? [] : [notice(definition, 'level-not-reached', params, { where, weight: 'warning' })]),
    ...(exact === 'exact' && differences > most ? [notice(definition, 'too-many-for-exact', params, { where })] : []),
  ]
}
