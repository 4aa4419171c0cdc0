import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Term, category, genes of the list of 250, adjusted P. */
const found: readonly (readonly [string, string, number | null, number | null])[] = [
  ['inflammatory response', 'BP', 31, 1.4e-11],
  ['cytokine-mediated signaling pathway', 'BP', 27, 3.2e-9],
  ['neutrophil chemotaxis', 'BP', 14, 8.1e-8],
  ['regulation of adaptive immune response based on somatic recombination of immune receptors', 'BP', 12, 4.4e-5],
  ['response to lipopolysaccharide', 'BP', 19, 6.7e-7],
  ['leukocyte cell-cell adhesion', 'BP', 17, 2.5e-5],
  ['blood coagulation', 'BP', 9, 0.012],
  ['collagen fibril organization', 'BP', 6, 0.031],
  ['external side of plasma membrane', 'CC', 22, 5.2e-8],
  ['secretory granule membrane', 'CC', 18, 1.9e-6],
  ['collagen-containing extracellular matrix', 'CC', 20, 8.8e-5],
  ['immunological synapse', 'CC', 5, 0.006],
  ['ficolin-1-rich granule', 'CC', 7, 0.018],
  ['cytokine receptor binding', 'MF', 16, 7.5e-7],
  ['chemokine activity', 'MF', 8, 3.1e-6],
  ['immune receptor activity', 'MF', 10, 4.9e-4],
  ['heparin binding', 'MF', 8, 0.009],
  ['serine-type endopeptidase activity', 'MF', 7, 0.044],
  ['actin binding', 'MF', 9, 0.21],
  ['ATP hydrolysis activity', 'MF', 6, 0.47],
  ['mitochondrial inner membrane', 'CC', null, null],
]

const ontology: ExampleData = {
  id: 'ontology',
  title: { en: 'GO terms of 250 genes (made up)', zh: '250 个基因的 GO 富集（模拟数据）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'Description', measure: 'nominal', values: found.map(([term]) => term) },
    {
      id: 'c2',
      name: 'ONTOLOGY',
      label: 'Ontology',
      measure: 'nominal',
      values: found.map(([, category]) => category),
      valueLabels: [
        { value: 'BP', label: 'Biological process' },
        { value: 'CC', label: 'Cellular component' },
        { value: 'MF', label: 'Molecular function' },
      ],
    },
    {
      id: 'c3',
      name: 'GeneRatio',
      label: 'Gene ratio',
      measure: 'nominal',
      values: found.map(([, , genes]) => (genes === null ? null : `${genes}/250`)),
    },
    { id: 'c4', name: 'p.adjust', label: 'adjusted P', measure: 'continuous', values: found.map(([, , , p]) => p) },
    { id: 'c5', name: 'Count', measure: 'continuous', values: found.map(([, , genes]) => genes) },
  ],
}

const pathways: ExampleData = {
  id: 'pathways',
  title: { en: 'KEGG pathways (made up)', zh: 'KEGG 通路富集（模拟数据）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '通路',
      measure: 'nominal',
      values: [
        'TNF 信号通路',
        'NF-κB 信号通路',
        'IL-17 信号通路',
        '细胞因子-细胞因子受体相互作用',
        '补体与凝血级联反应',
        '糖尿病并发症中的 AGE-RAGE 信号通路',
        '病毒蛋白与细胞因子及其受体的相互作用',
        '类风湿关节炎',
        '脂质与动脉粥样硬化',
        'ECM-受体相互作用',
        null,
        '代谢通路',
      ],
    },
    {
      id: 'c2',
      name: '富集因子',
      measure: 'continuous',
      values: [0.161, 0.144, 0.17, 0.098, 0.129, 0.12, 0.11, 0.118, 0.07, 0.091, 0.05, 0.02],
    },
    {
      id: 'c3',
      name: '基因数',
      measure: 'continuous',
      values: [18, 15, 16, 29, 11, 12, 11, null, 15, 8, 4, -3],
    },
    {
      id: 'c4',
      name: '校正 P 值',
      measure: 'continuous',
      values: [0, 2.2e-9, 4.1e-10, 6.3e-9, 1.8e-5, 2.9e-5, 9.4e-5, 3.3e-4, 0.0071, 0.016, 0.2, 0.01],
    },
  ],
}

const sets: ExampleData = {
  id: 'sets',
  title: { en: 'Gene sets with scores (made up)', zh: '基因集富集得分（模拟数据）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'set',
      measure: 'id',
      values: [
        'Interferon gamma response',
        'TNFA signaling via NFKB',
        'Allograft rejection',
        'Epithelial mesenchymal transition',
        'Oxidative phosphorylation',
        'Fatty acid metabolism',
        'MYC targets V1',
        'Bile acid metabolism',
      ],
    },
    { id: 'c2', name: 'NES', measure: 'continuous', values: [2.31, 2.12, 1.86, 1.52, -2.24, -1.9, -1.61, -1.44] },
    {
      id: 'c3',
      name: 'FDR q',
      measure: 'continuous',
      values: [2e-6, 4e-5, 8e-4, 0.021, 1e-5, 6e-4, 0.013, 0.048],
    },
    {
      id: 'c4',
      name: 'size',
      label: 'Genes in the set',
      measure: 'continuous',
      values: [187, 196, 161, 184, 192, 147, 191, 98],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'ontology',
    title: { en: 'Ratios such as 12/250 in three categories', zh: '12/250 形式的比例，三个类别' },
    data: ontology,
    options: { label: 'c1', p: 'c4', x: 'c3', category: 'c2', most: 5 },
    expect: 'done',
  },
  {
    id: 'pathways',
    title: { en: 'Rich factors, a P of 0, a number that is missing', zh: '富集因子，含 P 为 0 与缺失的基因数' },
    data: pathways,
    options: { label: 'c1', p: 'c4', x: 'c2', size: 'c3', order: 'x', colours: 'sea' },
    expect: 'done',
  },
  {
    id: 'sets-bars',
    title: { en: 'Scores in both directions as bars', zh: '双向得分，条形图' },
    data: sets,
    options: { label: 'c1', p: 'c3', x: 'c2', size: 'c4', shape: 'bar', order: 'x', colours: 'blue' },
    expect: 'done',
  },
  {
    id: 'ontology-lollipops',
    title: { en: '−log10 P as lollipops', zh: '−log10 P，棒棒糖图' },
    data: ontology,
    options: { label: 'c1', p: 'c4', size: 'c5', shape: 'lollipop', most: 12, order: 'stored' },
    expect: 'done',
  },
  {
    id: 'single-term',
    title: { en: 'A single term', zh: '仅一个条目' },
    data: pathways,
    options: { label: 'c1', p: 'c4', x: 'c2', pCut: 1e-11 },
    expect: 'done',
  },
  {
    id: 'none-below',
    title: { en: 'No P as small as asked for', zh: '无 P 值达到上限的条目' },
    data: sets,
    options: { label: 'c1', p: 'c3', x: 'c2', pCut: 1e-6 },
    expect: { rejected: 'none-below' },
  },
  {
    id: 'names-as-ratios',
    title: { en: 'Names in place of ratios', zh: '以名称作为比例' },
    data: ontology,
    options: { label: 'c1', p: 'c4', x: 'c1' },
    expect: { rejected: 'no-terms' },
  },
])
