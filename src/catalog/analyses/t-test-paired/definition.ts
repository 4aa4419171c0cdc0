import { defineAnalysis } from '../../kit/analysis.ts'
import { equivalenceOptions } from '../../kit/comparison/equivalence-options.ts'
import { signedRankOptions } from '../../kit/comparison/signed-rank-options.ts'
import { matchedSet } from '../../kit/options/compound-options.ts'
import { choices, toggle } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { alternative, confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 't-test-paired',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    pairs: matchedSet({
      label: { en: 'Measurements', zh: '配对变量' },
      help: {
        en: 'Two columns for each pair (SPSS: "Paired Variables"), or rows that share a set. Differences are first minus second.',
        zh: '每对两列（SPSS：成对变量），或以配对编号相连的行；差值为第一个减第二个。',
      },
      accepts: ['continuous', 'ordinal'],
    }),
    tests: choices({
      label: { en: 'Tests', zh: '检验方法' },
      help: {
        en: 'Each chosen test is one row. The plain-language reading follows the t test where it is chosen.',
        zh: '所选每种检验各占一行；若选择 t 检验，结果解读以其为准。',
      },
      of: {
        t: {
          label: { en: 'Paired t', zh: '配对 t 检验' },
          help: {
            en: 'Whether the mean difference is 0 (R: t.test(paired = TRUE); SPSS: "Paired-Samples T Test").',
            zh: '检验差值的均数是否为 0（R：t.test(paired = TRUE)；SPSS：成对样本 T 检验）。',
          },
        },
        wilcoxon: {
          label: { en: 'Wilcoxon signed rank', zh: 'Wilcoxon 符号秩和检验' },
          help: {
            en: 'Ranks of the differences; they should be symmetric (R: wilcox.test(paired = TRUE); SPSS: "2 Related Samples").',
            zh: '基于差值的秩次，要求差值分布对称（R：wilcox.test(paired = TRUE)；SPSS：2 个相关样本）。',
          },
        },
      },
      initial: ['t', 'wilcoxon'],
      min: 1,
    }),
    alternative: alternative({
      'two-sided': { en: 'They differ', zh: '两者不等（双侧）' },
      greater: { en: 'First is greater', zh: '第一个较大（单侧）' },
      less: { en: 'First is less', zh: '第一个较小（单侧）' },
    }),
    confidence: confidenceLevel(),
    effectSizes: toggle({
      label: { en: 'Effect sizes', zh: '效应量' },
      help: {
        en: 'Cohen dz and Hedges gz by the SD of the differences, Cohen dav by the root mean square of both SDs; rank-biserial correlation with Wilcoxon.',
        zh: '以差值标准差计算 Cohen dz 与 Hedges gz，以两次测量标准差的均方根计算 Cohen dav；选 Wilcoxon 时另给出配对秩双列相关。',
      },
      initial: true,
    }),
    assumptions: toggle({
      label: { en: 'Assumption check', zh: '前提条件检查' },
      help: { en: 'Shapiro–Wilk of the differences.', zh: '差值的 Shapiro–Wilk 正态性检验。' },
      initial: true,
    }),
    ...signedRankOptions(choseWilcoxon),
    ...equivalenceOptions(choseT),
    missing: missing(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Variables', zh: '变量' }, options: ['pairs'] },
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
    figures: {
      lines: { title: { en: 'Pairs', zh: '配对连线图' } },
      differences: { title: { en: 'Differences', zh: '差值分布' } },
    },
  },
  messages,
  references: [
    'student-1908',
    'wilcoxon-1945',
    'pratt-1959',
    'hodges-lehmann-1963',
    'hedges-1981',
    'algina-keselman-2003',
    'shapiro-wilk-1965',
    'royston-1995',
    'schuirmann-1987',
    'hyndman-fan-1996',
  ],
  upgrades: {},
})

function choseT(answers: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(answers.tests) && answers.tests.includes('t')
}

function choseWilcoxon(answers: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(answers.tests) && answers.tests.includes('wilcoxon')
}
