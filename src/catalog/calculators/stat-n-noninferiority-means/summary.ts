import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-n-noninferiority-means',
  family: 'study-design',
  title: { en: 'Sample size: non-inferiority or equivalence of means', zh: '样本量：均数的非劣效、等效、优效' },
  subtitle: { en: 'Two means, equal groups', zh: '两组均数，等例数' },
  keywords: [
    'sample size',
    'non-inferiority',
    'equivalence',
    'margin',
    '非劣效',
    '等效性',
    '优效性',
    '均数',
    'feilieixiao',
    'flx',
    'junshu',
    'yangbenliang',
    'ybl',
  ],
})
