import { type ReferenceKey, references } from '../references.ts'
import { parseReference } from './parse-reference.ts'
import type { Reference } from './reference.ts'
import type { Work } from './work.ts'

/** Works that are not written in one of the forms that are parsed: standards, guidelines, a thesis, a paper without pages. */
export const structuredByHand: Partial<Readonly<Record<ReferenceKey, Work>>> = {
  'fda-2024-renal': {
    kind: 'report',
    authors: [{ name: 'US Food and Drug Administration' }],
    hasMore: false,
    title:
      'Guidance for industry: pharmacokinetics in patients with impaired renal function — study design, data analysis, and impact on dosing',
    year: '2024',
  },
  'ws-t-428-2013': {
    kind: 'standard',
    authors: [{ name: '国家卫生和计划生育委员会' }],
    hasMore: false,
    title: '成人体重判定',
    number: 'WS/T 428—2013',
    year: '2013',
  },
  'ws-t-404-6-2015': {
    kind: 'standard',
    authors: [{ name: '国家卫生和计划生育委员会' }],
    hasMore: false,
    title: '临床常用生化检验项目参考区间 第6部分：血清总钙、无机磷、镁、铁',
    number: 'WS/T 404.6—2015',
    year: '2015',
  },
  'nice-ng158': {
    kind: 'report',
    authors: [{ name: 'National Institute for Health and Care Excellence' }],
    hasMore: false,
    title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing',
    number: 'NICE guideline NG158',
    year: '2020',
  },
  'nemenyi-1963': {
    kind: 'thesis',
    authors: [{ family: 'Nemenyi', initials: 'P' }],
    hasMore: false,
    title: 'Distribution-free multiple comparisons',
    publisher: 'Princeton University',
    year: '1963',
  },
  'yang-dalton-2012': {
    kind: 'paper',
    authors: [
      { family: 'Yang', initials: 'D' },
      { family: 'Dalton', initials: 'JE' },
    ],
    hasMore: false,
    title: 'A unified approach to measuring the effect size between two groups using SAS',
    book: 'SAS Global Forum 2012',
    number: 'paper 335-2012',
    year: '2012',
  },
}

/** A work of the bibliography, field by field. */
export function citedWork(key: ReferenceKey): Work {
  const { text, doi }: Reference = references[key]
  const byHand = structuredByHand[key]
  const work = byHand ?? parseReference(text, doi)
  if (!work) throw new Error(`no structure for ${key}`) // excluded by cited-work.test.ts
  return work
}
