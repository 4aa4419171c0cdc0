import { birthWeight } from '../../examples-data/birth-weight.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const noise = (k: number) => {
  const value = Math.sin(k * 12.9898 + 4.1414) * 43758.5453
  return Math.round((value - Math.floor(value)) * 1000) / 1000
}
const persons = 40
const markers = 70

/** The first three markers rise with the score, of the others none does. */
const expression: ExampleData = {
  id: 'expression',
  title: { en: '70 genes of 40 patients', zh: '40 例患者 70 个基因的表达' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'y',
      name: '疗效评分',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) =>
        i === 7
          ? null
          : Math.round(100 * (4 * noise(i) + 3 * noise(persons + i) - 3 * noise(2 * persons + i) + noise(9001 + i))) /
            100,
      ),
    },
    {
      id: 'r',
      name: '缓解',
      measure: 'nominal',
      values: Array.from({ length: persons }, (_, i) => (noise(i) > 0.86 ? '缓解' : i % 9 === 4 ? '失访' : '未缓解')),
    },
    {
      id: 'a',
      name: '入院',
      measure: 'nominal',
      values: Array.from({ length: persons }, (_, i) => (i < 2 ? '否' : '是')),
    },
    {
      id: 'f',
      name: '复查值',
      measure: 'continuous',
      values: Array.from({ length: persons }, (_, i) => (i < 15 ? null : noise(i))),
    },
    { id: 'k', name: '批次', measure: 'continuous', values: Array.from({ length: persons }, () => 3) },
    { id: 't', name: '备注', measure: 'nominal', values: Array.from({ length: persons }, () => '无') },
    ...Array.from({ length: markers }, (_, j) => ({
      id: `g${j + 1}`,
      name: j === 1 ? '肿瘤坏死因子 α 相对表达量' : `GENE${j + 1}`,
      measure: 'continuous' as const,
      values: Array.from({ length: persons }, (__, i) => noise(j * persons + i)),
    })),
  ],
}

const genes = Array.from({ length: markers }, (_, j) => `g${j + 1}`)
const maternal = ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9']

export const examples = defineExamples([
  {
    id: 'low-birth-weight',
    title: { en: 'Low birth weight: logistic', zh: '低出生体重：logistic 回归' },
    data: birthWeight,
    options: { family: 'binomial', outcome: 'c1', event: 1, covariates: maternal },
    expect: 'done',
  },
  {
    id: 'birth-weight',
    title: { en: 'Birth weight along the L1 norm, coefficients per unit', zh: '出生体重：按 L1 范数，原始尺度' },
    data: birthWeight,
    options: { outcome: 'c10', covariates: maternal, x: 'norm', scale: 'original', folds: 5, seed: 2026 },
    expect: 'done',
  },
  {
    id: 'many-genes',
    title: { en: 'More covariates than rows, Chinese names', zh: '自变量多于样本，中文变量名' },
    data: expression,
    options: { outcome: 'y', covariates: [...genes, 'k'], labels: 20 },
    expect: 'done',
  },
  {
    id: 'rare-event',
    title: { en: 'A rare event with three states, along the deviance', zh: '三分类结局中的少见事件，按偏差解释比例' },
    data: expression,
    options: {
      family: 'binomial',
      outcome: 'r',
      event: '缓解',
      covariates: genes.slice(0, 12),
      panels: 'path',
      x: 'deviance',
      labels: 3,
      folds: 5,
    },
    expect: 'done',
  },
  {
    id: 'useless',
    title: { en: 'Covariates without use, cross-validation alone', zh: '无预测价值的自变量，仅交叉验证' },
    data: expression,
    options: { outcome: 'y', covariates: genes.slice(40, 50), panels: 'validation' },
    expect: 'done',
  },
  {
    id: 'counted-births',
    title: { en: 'Rows that stand for several births', zh: '一行代表多例分娩' },
    data: withCaseWeights(birthWeight, [1, 2, 1, 0, 3]),
    options: { outcome: 'c10', covariates: ['c2', 'c3', 'c5'], weight: 'w', labels: 0 },
    expect: 'done',
  },
  {
    id: 'outcome-among-covariates',
    title: { en: 'The outcome among the covariates', zh: '结局变量同时作为自变量' },
    data: birthWeight,
    options: { outcome: 'c10', covariates: ['c2', 'c10'] },
    expect: { rejected: 'outcome-as-covariate' },
  },
  {
    id: 'text-as-measurement',
    title: { en: 'A text as a measurement', zh: '以文本作为数值结局' },
    data: expression,
    options: { outcome: 'r', covariates: ['g1', 'g2'] },
    expect: { rejected: 'outcome-not-numeric' },
  },
  {
    id: 'one-level',
    title: { en: 'A factor with one level', zh: '仅一个水平的分类变量' },
    data: expression,
    options: { outcome: 'y', covariates: ['g1', 't'] },
    expect: { rejected: 'factor-one-level' },
  },
  {
    id: 'constant-outcome',
    title: { en: 'An outcome without variation', zh: '结局无变异' },
    data: expression,
    options: { outcome: 'k', covariates: ['g1', 'g2'] },
    expect: { rejected: 'constant-outcome' },
  },
  {
    id: 'no-event',
    title: { en: 'Nearly all have the event', zh: '几乎全为同一结局' },
    data: expression,
    options: { family: 'binomial', outcome: 'a', event: '是', covariates: ['g1', 'g2'] },
    expect: { rejected: 'too-few-events' },
  },
  {
    id: 'too-many-folds',
    title: { en: 'Too many folds', zh: '折数过多' },
    data: expression,
    options: { outcome: 'y', covariates: ['f', 'g2'] },
    expect: { rejected: 'too-few-rows' },
  },
])
