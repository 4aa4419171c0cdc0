import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Fractions that look random and are the same everywhere. */
const fraction = (k: number, of: number) => ((k * of) % 10007) / 10007

const genes = Array.from({ length: 600 }, (_, k) => {
  const spread = fraction(k + 1, 7919) + fraction(k + 1, 6151) + fraction(k + 1, 4201) - 1.5
  const strong = k % 12 === 0
  const change = Number((spread * (strong ? 3.4 : 1)).toFixed(3))
  const p = Number((10 ** -(change * change * (strong ? 1.1 : 0.7) + fraction(k + 1, 3571) * 1.3)).toPrecision(4))
  return { name: `G${String(k + 1).padStart(3, '0')}`, change, p: k === 588 ? 0 : p }
})

const expression: ExampleData = {
  id: 'expression',
  title: { en: 'Expression of 600 genes', zh: '600 个基因的差异表达' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'gene', label: 'Gene', measure: 'id', values: genes.map(({ name }) => name) },
    {
      id: 'c2',
      name: 'log2fc',
      label: 'log2 fold change',
      measure: 'continuous',
      values: genes.map(({ change }) => change),
    },
    { id: 'c3', name: 'p', label: 'P', measure: 'continuous', values: genes.map(({ p }) => p) },
  ],
}

const metabolites: ExampleData = {
  id: 'metabolites',
  title: { en: 'Ratios of metabolites in serum', zh: '血清代谢物倍数' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '代谢物',
      measure: 'nominal',
      values: [
        '尿酸',
        '肌酐',
        '支链氨基酸',
        '牛磺胆酸',
        '甘氨酸',
        '三甲胺 N-氧化物',
        '乳酸',
        '肉碱',
        '色氨酸',
        '犬尿氨酸',
        '胆碱',
        null,
      ],
    },
    {
      id: 'c2',
      name: '倍数',
      label: '病例组/对照组倍数',
      measure: 'continuous',
      values: [1.9, 1.4, 2.6, 5.2, 0.62, 3.4, 1.1, 0.9, 0.38, 2.4, 0, 1],
    },
    {
      id: 'c3',
      name: 'P 值',
      measure: 'continuous',
      values: [0.004, 0.03, 0.0002, 0.00001, 0.01, 0.0006, 0.4, 0.7, 0.00004, 0.002, 0.2, 1.5],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'expression',
    title: { en: 'The ten genes with the smallest P', zh: '标注 P 最小的 10 个基因' },
    data: expression,
    options: { label: 'c1', effect: 'c2', p: 'c3' },
    expect: 'done',
  },
  {
    id: 'expression-adjusted',
    title: { en: 'Adjusted P, all names beyond the cuts', zh: '校正 P，标注所有超过阈值者' },
    data: expression,
    options: { label: 'c1', effect: 'c2', p: 'c3', adjust: 'bh', labels: 'all', pCut: 0.01 },
    expect: 'done',
  },
  {
    id: 'expression-list',
    title: { en: 'Named genes', zh: '指定基因' },
    data: expression,
    options: { label: 'c1', effect: 'c2', p: 'c3', labels: 'list', list: 'g013, G025，G481 XYZ', symmetric: false },
    expect: 'done',
  },
  {
    id: 'metabolites',
    title: { en: 'Ratios of few metabolites', zh: '少量代谢物的倍数' },
    data: metabolites,
    options: { label: 'c1', effect: 'c2', p: 'c3', scale: 'ratio', foldCut: 0.5, symmetric: false },
    expect: 'done',
  },
  {
    id: 'no-tests',
    title: { en: 'No P values', zh: '没有 P 值' },
    data: {
      id: 'no-tests',
      title: { en: 'Statistics in place of P', zh: '统计量而非 P 值' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'gene', measure: 'id', values: ['a', 'b', 'c'] },
        { id: 'c2', name: 'change', measure: 'continuous', values: [1, -1, null] },
        { id: 'c3', name: 'z', measure: 'continuous', values: [3.1, -2.2, 0.4] },
      ],
    },
    options: { label: 'c1', effect: 'c2', p: 'c3' },
    expect: { rejected: 'no-tests' },
  },
])
