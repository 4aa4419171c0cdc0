import type { IccForm } from '#engine/methods/agreement/intraclass-correlation.ts'
import type { Words } from '../../kit/words.ts'

/** Forms by the names of Shrout and Fleiss, with their meaning. */
export const formNames = {
  'one-way-single': { en: 'ICC(1,1): one-way random, single', zh: 'ICC(1,1)：单向随机，单次测量' },
  'agreement-single': {
    en: 'ICC(2,1): two-way random, agreement, single',
    zh: 'ICC(2,1)：双向随机，绝对一致，单次测量',
  },
  'consistency-single': {
    en: 'ICC(3,1): two-way mixed, consistency, single',
    zh: 'ICC(3,1)：双向混合，一致性，单次测量',
  },
  'one-way-average': { en: 'ICC(1,k): one-way random, mean of k', zh: 'ICC(1,k)：单向随机，k 次均数' },
  'agreement-average': {
    en: 'ICC(2,k): two-way random, agreement, mean of k',
    zh: 'ICC(2,k)：双向随机，绝对一致，k 次均数',
  },
  'consistency-average': {
    en: 'ICC(3,k): two-way mixed, consistency, mean of k',
    zh: 'ICC(3,k)：双向混合，一致性，k 次均数',
  },
} as const satisfies Readonly<Record<IccForm, Words>>
