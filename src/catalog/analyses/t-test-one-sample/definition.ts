import { defineAnalysis } from '../../kit/analysis.ts'
import { equivalenceOptions } from '../../kit/comparison/equivalence-options.ts'
import { signedRankOptions } from '../../kit/comparison/signed-rank-options.ts'
import { type AnswersSoFar, choices, number, toggle, variables } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { alternative, confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 't-test-one-sample',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '检验变量' },
      help: {
        en: 'Each is compared with the reference value (SPSS: "Test Variable(s)").',
        zh: '逐一与参考值比较（SPSS：检验变量）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    reference: number({
      label: { en: 'Reference value', zh: '参考值' },
      help: {
        en: 'A norm or a known mean, in the unit of the variables (SPSS: "Test Value"; R: mu).',
        zh: '已知的总体均数或标准值，单位与变量相同（SPSS：检验值；R：mu）。',
      },
      min: -1e15,
      max: 1e15,
      step: 1,
      initial: 0,
    }),
    tests: choices({
      label: { en: 'Tests', zh: '检验方法' },
      help: {
        en: 'Each chosen test is one row. The plain-language reading follows the t test where it is chosen, else the signed rank test.',
        zh: '所选每种检验各占一行；结果解读以 t 检验为准，未选时以符号秩和检验为准。',
      },
      of: {
        t: {
          label: { en: 'One-sample t', zh: '单样本 t 检验' },
          help: {
            en: 'Whether the mean is the reference (R: t.test(mu = ); SPSS: "One-Sample T Test").',
            zh: '检验均数是否等于参考值（R：t.test(mu = )；SPSS：单样本 T 检验）。',
          },
        },
        wilcoxon: {
          label: { en: 'Wilcoxon signed rank', zh: 'Wilcoxon 符号秩和检验' },
          help: {
            en: 'Ranks of the distances from the reference; values should be symmetric (R: wilcox.test(mu = ); SPSS: "One-Sample Nonparametric Tests").',
            zh: '基于与参考值之差的秩次，要求分布对称（R：wilcox.test(mu = )；SPSS：单样本非参数检验）。',
          },
        },
        sign: {
          label: { en: 'Sign test', zh: '符号检验' },
          help: {
            en: 'Whether the median is the reference; nothing is asked of the shape (R: binom.test of the signs; DescTools::SignTest).',
            zh: '检验中位数是否等于参考值，对分布形状无要求（R：对符号作 binom.test；DescTools::SignTest）。',
          },
        },
      },
      initial: ['t', 'wilcoxon'],
      min: 1,
    }),
    alternative: alternative({
      'two-sided': { en: 'Not the reference', zh: '不等于参考值（双侧）' },
      greater: { en: 'Above the reference', zh: '大于参考值（单侧）' },
      less: { en: 'Below the reference', zh: '小于参考值（单侧）' },
    }),
    confidence: confidenceLevel(),
    effectSizes: toggle({
      label: { en: 'Effect sizes', zh: '效应量' },
      help: {
        en: 'Cohen d and Hedges g: the distance from the reference in standard deviations; rank-biserial correlation with Wilcoxon.',
        zh: 'Cohen d 与 Hedges g，即与参考值之差除以标准差；选 Wilcoxon 时另给出秩双列相关。',
      },
      initial: true,
    }),
    assumptions: toggle({
      label: { en: 'Assumption check', zh: '前提条件检查' },
      help: { en: 'Shapiro–Wilk of the values.', zh: '各值的 Shapiro–Wilk 正态性检验。' },
      initial: true,
    }),
    ...signedRankOptions(chose('wilcoxon')),
    ...equivalenceOptions(chose('t')),
    missing: missing(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['variables', 'reference'] },
    { title: { en: 'Tests', zh: '检验' }, options: ['tests', 'alternative', 'confidence'] },
    { title: { en: 'Equivalence', zh: '等效性' }, options: ['equivalence', 'lowerMargin', 'upperMargin'] },
    { title: { en: 'Also show', zh: '其他输出' }, options: ['effectSizes', 'assumptions'] },
    {
      title: { en: 'Details', zh: '详细设置' },
      options: ['exact', 'zeros', 'continuity', 'missing', 'quartileType'],
      folded: true,
    },
  ],
  results: {
    tables,
    figures: { values: { title: { en: 'Values and reference', zh: '各值与参考值' } } },
  },
  messages,
  references: [
    'student-1908',
    'wilcoxon-1945',
    'pratt-1959',
    'hodges-lehmann-1963',
    'dixon-mood-1946',
    'conover-1999',
    'hedges-1981',
    'schuirmann-1987',
    'shapiro-wilk-1965',
    'royston-1995',
    'hyndman-fan-1996',
  ],
  upgrades: {},
})

function chose(test: string): (answers: AnswersSoFar) => boolean {
  return ({ tests }) => Array.isArray(tests) && tests.includes(test)
}
