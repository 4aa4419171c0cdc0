import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, optionalNumber, toggle, variables } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'reliability',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    items: variables({
      label: { en: 'Items', zh: '条目' },
      help: {
        en: 'The items of one scale or of one of its dimensions, in the order of the questionnaire. Rows that lack one are left out (SPSS: "Reliability Analysis"; SPSSAU: "Reliability"). Items of 0 and 1, measured as ordinal, give KR-20.',
        zh: '同一量表或同一维度的条目，按问卷中的顺序选入；有条目缺失的行不纳入（SPSS：可靠性分析；SPSSAU：信度）。条目为 0/1 时（测量尺度设为有序）即 KR-20 系数。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      min: 2,
      max: 60,
    }),
    reversed: variables({
      label: { en: 'Reversed items', zh: '反向计分条目' },
      help: {
        en: 'Items worded the other way round: turned before anything is computed. Leave out those whose column was turned already.',
        zh: '与其他条目方向相反的条目，计算前先反向计分；已经反向计分的列不要再选。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      min: 0,
      max: 60,
    }),
    reversal: choice({
      label: { en: 'Turned by', zh: '反向方式' },
      help: {
        en: 'Alpha is the same by both; means and scores are not.',
        zh: '两种方式的 α 系数相同，均数与得分不同。',
      },
      of: {
        scale: {
          label: { en: 'Lowest + highest − value', zh: '最低分 + 最高分 − 原始分' },
          help: {
            en: 'On a scale of 1 to 5, 2 becomes 4.',
            zh: '如 1–5 级评分，2 分变为 4 分。',
          },
        },
        sign: {
          label: { en: 'Change of sign', zh: '改变符号' },
          help: { en: 'For items that have no ends; 2 becomes −2.', zh: '适用于无固定评分范围的条目；2 变为 −2。' },
        },
      },
      initial: 'scale',
    }),
    lowest: optionalNumber({
      label: { en: 'Lowest value of the scale', zh: '最低分' },
      help: {
        en: 'For turning items; where it is empty, the lowest value found in any item.',
        zh: '用于反向计分；留空则取全部条目中出现的最小值。',
      },
      min: -1e6,
      max: 1e6,
      step: 1,
      when: ({ reversal }) => reversal !== 'sign',
    }),
    highest: optionalNumber({
      label: { en: 'Highest value of the scale', zh: '最高分' },
      help: {
        en: 'For turning items; where it is empty, the highest value found in any item.',
        zh: '用于反向计分；留空则取全部条目中出现的最大值。',
      },
      min: -1e6,
      max: 1e6,
      step: 1,
      when: ({ reversal }) => reversal !== 'sign',
    }),
    halves: choice({
      label: { en: 'Halves', zh: '折半方式' },
      help: {
        en: 'How items are divided for split-half reliability, in the order in which they were chosen.',
        zh: '折半信度按条目选入的顺序划分。',
      },
      of: {
        'first-last': {
          label: { en: 'First half and last half', zh: '前半与后半' },
          help: { en: 'As SPSS divides them; an odd item goes first.', zh: '与 SPSS 相同；条目数为奇数时前半多一个。' },
        },
        'odd-even': { label: { en: 'Odd and even items', zh: '奇数与偶数条目' } },
      },
      initial: 'first-last',
    }),
    score: choice({
      label: { en: 'Score', zh: '量表得分' },
      help: {
        en: 'Described, and offered as a new column for rows that have all items.',
        zh: '给出描述统计，并可将条目完整者的得分保存为新列。',
      },
      of: {
        sum: { label: { en: 'Sum of the items', zh: '条目总分' } },
        mean: { label: { en: 'Mean of the items', zh: '条目均分' } },
      },
      initial: 'sum',
    }),
    omega: toggle({
      label: { en: 'McDonald’s omega', zh: 'McDonald ω 系数' },
      help: {
        en: 'Reliability of the sum by a model of one factor, for three or more items; does not ask for equal loadings as alpha does (R: factanal, psych::omega; SPSS: "Omega").',
        zh: '基于单因子模型的总分信度，需三个及以上条目；不要求各条目载荷相等（R：factanal、psych::omega；SPSS：Omega）。',
      },
      initial: true,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Scale', zh: '量表' }, options: ['items', 'reversed', 'reversal', 'lowest', 'highest'] },
    { title: { en: 'Reliability', zh: '信度' }, options: ['omega', 'halves', 'score', 'confidence'] },
  ],
  results: {
    tables,
    figures: { deleted: { title: { en: 'Alpha if item deleted', zh: '删除各条目后的 α 系数' } } },
    saved: { score: { title: { en: 'Score of the scale', zh: '量表得分' }, name: 'score' } },
  },
  messages,
  references: [
    'cronbach-1951',
    'mcdonald-1999',
    'joreskog-1967',
    'hayes-coutts-2020',
    'feldt-1965',
    'guttman-1945',
    'horst-1951',
    'bland-altman-1997',
  ],
  upgrades: {},
})
