import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'hscore-hlh',
  family: 'haematology',
  title: { en: 'HScore', zh: 'HScore（噬血细胞综合征）' },
  subtitle: { en: 'Reactive haemophagocytic syndrome', zh: '反应性噬血细胞综合征' },
  keywords: [
    'HScore',
    'HLH',
    'MAS',
    'haemophagocytic lymphohistiocytosis',
    'macrophage activation',
    '噬血细胞综合征',
    '嗜血细胞综合征',
    '巨噬细胞活化综合征',
    'shixue xibao zonghezheng',
    'sxxbzhz',
  ],
  ward: [['噬血', '嗜血', '噬血综合征', '铁蛋白很高', 'hemophagocytic']],
})
