import type { Band, Classification } from '../../kit/tool/classification.ts'

const week = 7

function band(id: string, from: number | undefined, en: string, zh: string, range: string, tone: Band['tone']): Band {
  return {
    id,
    ...(from === undefined ? {} : { from: from * week }),
    label: { en, zh },
    meaning: { en: range, zh: range.replace('–', '~').replace('from ', '≥ ') },
    tone,
  }
}

/** In days, for pregnancies that continue: ACOG Committee Opinion 579, reaffirmed in 700. */
export const ages: Classification<'age'> = {
  id: 'term',
  output: 'age',
  on: 'raw',
  bands: [
    band('before-term', undefined, 'Before term', '未足月', '< 37+0', 'neutral'),
    band('early-term', 37, 'Early term', '早期足月', '37+0–38+6', 'neutral'),
    band('full-term', 39, 'Full term', '足月', '39+0–40+6', 'good'),
    band('late-term', 41, 'Late term', '晚期足月', '41+0–41+6', 'caution'),
    band('post-term', 42, 'Post-term', '过期', 'from 42+0', 'alarm'),
  ],
}
