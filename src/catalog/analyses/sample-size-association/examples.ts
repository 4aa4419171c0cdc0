import { lung } from '../../examples-data/lung.ts'
import { defineExamples } from '../../kit/example.ts'

/** The dataset does not matter, because no row is read. */
export const examples = defineExamples([
  {
    id: 'correlation',
    title: { en: 'A correlation of 0.3', zh: '相关系数 0.3' },
    data: lung,
    options: { rho: -0.3, dropout: 0.1 },
    expect: 'done',
  },
  {
    id: 'correlation-fisher',
    title: { en: 'A correlation of 0.3 by Fisher’s z', zh: '相关系数 0.3（Fisher z 变换）' },
    data: lung,
    options: { method: 'fisher', rho: 0.3, sides: 'one', clusterSize: 4, icc: 0.1 },
    expect: 'done',
  },
  {
    id: 'smallest-correlation',
    title: { en: 'The correlation that 50 persons show', zh: '50 例可检出的相关系数' },
    data: lung,
    options: { solveFor: 'effect', n: 50, power: 0.9 },
    expect: 'done',
  },
  {
    id: 'regression',
    title: { en: 'Two predictors beside five others', zh: '5 个自变量之外的 2 个自变量' },
    data: lung,
    options: { design: 'linear', explained: 0.08, tested: 2, others: 5 },
    expect: 'done',
  },
  {
    id: 'regression-power',
    title: { en: 'The power of 60 persons', zh: '60 例的效能' },
    data: lung,
    options: { design: 'linear', solveFor: 'power', n: 60, explained: 0.15, tested: 3 },
    expect: 'done',
  },
  {
    id: 'logistic',
    title: { en: 'An odds ratio of 1.5 a standard deviation', zh: '每个标准差 OR 为 1.5' },
    data: lung,
    options: { design: 'logistic', p: 0.3, oddsRatio: 1.5, r2: 0.1 },
    expect: 'done',
  },
  {
    id: 'logistic-exposure',
    title: { en: 'A protective exposure', zh: '保护性暴露因素' },
    data: lung,
    options: { design: 'logistic', covariate: 'binary', p: 0.25, exposed: 0.4, oddsRatio: 0.6, power: 0.85 },
    expect: 'done',
  },
  {
    id: 'logistic-effect',
    title: { en: 'The lower odds that 300 persons show', zh: '300 例可检出的 OR' },
    data: lung,
    options: { design: 'logistic', covariate: 'binary', solveFor: 'effect', direction: 'less', n: 300, p: 0.4 },
    expect: 'done',
  },
  {
    id: 'logistic-few-events',
    title: { en: 'Few events', zh: '事件很少' },
    data: lung,
    options: { design: 'logistic', p: 0.02, oddsRatio: 4 },
    expect: 'done',
  },
  {
    id: 'area',
    title: { en: 'An area of 0.8 against 0.7', zh: 'AUC 0.8 与 0.7 比较' },
    data: lung,
    options: { design: 'roc', area: 0.8, nullArea: 0.7, ratio: 2 },
    expect: 'done',
  },
  {
    id: 'area-hanley',
    title: { en: 'An area of 0.75 against chance', zh: 'AUC 0.75 与 0.5 比较' },
    data: lung,
    options: { design: 'roc', variance: 'hanley-mcneil', area: 0.75, power: 0.9 },
    expect: 'done',
  },
  {
    id: 'no-correlation',
    title: { en: 'No correlation', zh: '相关系数为 0' },
    data: lung,
    options: { rho: 0 },
    expect: { rejected: 'effect-none' },
  },
  {
    id: 'area-below',
    title: { en: 'An area below the one to be exceeded', zh: '预期 AUC 低于检验值' },
    data: lung,
    options: { design: 'roc', area: 0.7, nullArea: 0.75 },
    expect: { rejected: 'area-not-above' },
  },
  {
    id: 'fewer-than-predictors',
    title: { en: 'Fewer persons than predictors', zh: '例数少于自变量个数' },
    data: lung,
    options: { design: 'linear', solveFor: 'power', n: 8, explained: 0.3, tested: 10 },
    expect: { rejected: 'too-few-planned' },
  },
])
