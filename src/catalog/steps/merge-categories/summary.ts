import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'merge-categories',
  order: 36,
  mends: 'spellings',
  group: 'texts',
  title: { en: 'Merge similar categories', zh: '合并相近类别' },
  subtitle: { en: 'Spellings of the same become one', zh: '统一同一类别的写法' },
  keywords: [
    'merge categories',
    'OpenRefine',
    'cluster',
    'spelling',
    'typo',
    'fuzzy matching',
    'fct_collapse',
    'Levenshtein',
    'fingerprint',
    '合并类别',
    '相近类别',
    '归并',
    '写法统一',
    '错别字',
    '模糊匹配',
    'hebingleibie',
    'hblb',
  ],
})
