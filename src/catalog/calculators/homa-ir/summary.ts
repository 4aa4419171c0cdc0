import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'homa-ir',
  family: 'endocrine',
  title: { en: 'HOMA-IR, HOMA-β and QUICKI', zh: 'HOMA-IR、HOMA-β 与 QUICKI' },
  subtitle: { en: 'Insulin resistance and beta-cell function', zh: '胰岛素抵抗与 β 细胞功能' },
  keywords: [
    'HOMA',
    'HOMA-IR',
    'HOMA-beta',
    'QUICKI',
    'insulin resistance',
    'fasting insulin',
    '胰岛素抵抗',
    '稳态模型',
    '空腹胰岛素',
    'yidaosu dikang',
    'ydsdk',
    'wentai moxing',
    'wtmx',
  ],
  ward: [['胰抵', '胰岛素抗性', '胰岛功能', '多囊', 'PCOS', '胰岛素释放试验', 'insulin sensitivity']],
})
