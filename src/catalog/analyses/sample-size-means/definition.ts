import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber, text } from '../../kit/options/options.ts'
import { aim, givesEffect, planningOptions, planSections, ratio, sides } from '../../kit/planning/planning-options.ts'
import { planResults } from '../../kit/planning/planning-tables.ts'
import { messages } from './messages.ts'

const isRanks = ({ design }: AnswersSoFar) => design === 'rank-sum'
const isOneFactor = ({ design }: AnswersSoFar) => design === 'anova' || design === 'repeated'
const isRepeated = ({ design }: AnswersSoFar) => design === 'repeated'
const isFactorial = ({ design }: AnswersSoFar) => design === 'factorial'
const isMixed = ({ design }: AnswersSoFar) => design === 'mixed'
const hasCells = (answers: AnswersSoFar) => isFactorial(answers) || isMixed(answers)
const isT = (answers: AnswersSoFar) => !isRanks(answers) && !isOneFactor(answers) && !hasCells(answers)
const hasMargin = (answers: AnswersSoFar) => isT(answers) && answers.aim !== 'difference'
const levels = { min: 2, max: 20, step: 1, integer: true } as const

export const definition = defineAnalysis({
  id: 'sample-size-means',
  version: 1,
  reports: ['sample-size'],
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The test that the study will be analysed by.', zh: '研究拟采用的检验方法。' },
      of: {
        'two-sample': { label: { en: 'Two independent groups', zh: '两独立样本' } },
        paired: { label: { en: 'Paired, or before and after', zh: '配对或前后对照' } },
        'one-sample': { label: { en: 'One sample against a value', zh: '单样本与总体均数' } },
        'rank-sum': {
          label: { en: 'Two independent groups by ranks (Mann–Whitney)', zh: '两独立样本秩和检验（Mann-Whitney）' },
        },
        anova: { label: { en: 'Several groups (one-way ANOVA)', zh: '多组比较（单因素方差分析）' } },
        factorial: { label: { en: 'Two factors (factorial ANOVA)', zh: '析因设计（两因素方差分析）' } },
        repeated: {
          label: { en: 'Several occasions (repeated-measures ANOVA)', zh: '单组重复测量（重复测量方差分析）' },
        },
        mixed: {
          label: {
            en: 'Groups on several occasions (mixed ANOVA)',
            zh: '多组重复测量（两因素重复测量方差分析）',
          },
        },
      },
      initial: 'two-sample',
    }),
    aim: aim(isT),
    ...planningOptions({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed: of the first of two groups, of each of several groups or cells, pairs of paired data, else all.',
        zh: '分析例数：两组设计为第 1 组，多组或析因设计为每组（每个处理组合），配对设计为对子数，其余为总数。',
      },
    }),
    difference: optionalNumber({
      label: { en: 'True difference', zh: '预期差值' },
      help: {
        en: 'Of the means, in units of the outcome. With a margin: above 0 where the new treatment is better.',
        zh: '均数之差（结局变量的单位）。有界值时，正值表示试验组较优。',
      },
      min: -1e12,
      max: 1e12,
      step: 1,
      when: (answers) => isT(answers) && (hasMargin(answers) || givesEffect(answers)),
    }),
    margin: optionalNumber({
      label: { en: 'Margin', zh: '界值' },
      help: {
        en: 'The largest difference that does not matter, above 0.',
        zh: '临床上可忽略的最大差值，取正值。',
      },
      min: 1e-12,
      max: 1e12,
      step: 1,
      when: (answers) => hasMargin(answers) && givesEffect(answers),
    }),
    superiority: optionalNumber({
      label: { en: 'P(group 2 above group 1)', zh: '第 2 组高于第 1 组的概率' },
      help: {
        en: 'That a person of group 2 has the larger value than one of group 1, ties counted half; 0.5 is no difference. Of normal values Φ(d/√2): 0.56 for a difference of 0.2 standard deviations, 0.64 for 0.5, 0.71 for 0.8.',
        zh: '随机取两组各 1 例，第 2 组的值较大的概率（相等计一半），0.5 即无差异。正态分布时为 Φ(d/√2)：相差 0.2、0.5、0.8 个标准差时分别为 0.56、0.64、0.71。',
      },
      min: 0.001,
      max: 0.999,
      step: 0.05,
      when: (answers) => isRanks(answers) && givesEffect(answers),
    }),
    means: text({
      label: { en: 'Means of the groups or occasions', zh: '各组（各时点）均数' },
      help: { en: 'As they are expected, such as 10, 12, 15.', zh: '各组或各时点的预期均数，如 10, 12, 15。' },
      when: (answers) => isOneFactor(answers) && givesEffect(answers),
    }),
    groups: number({
      label: { en: 'Number of groups or occasions', zh: '组数（时点数）' },
      help: {
        en: 'Groups of one size, or measurements of each person.',
        zh: '各组例数相等；重复测量为每例的测量次数。',
      },
      min: 2,
      max: 100,
      step: 1,
      integer: true,
      initial: 3,
      when: (answers) => isOneFactor(answers) && !givesEffect(answers),
    }),
    cells: text({
      label: { en: 'Means of the cells', zh: '各处理组合的均数' },
      help: {
        en: 'As they are expected: a row for each level of the first factor, or for each group with its occasions, rows between semicolons, such as 10, 12; 11, 18.',
        zh: '各组合的预期均数：因素 A 的每个水平一行（重复测量时每组一行，依次为各时点），行间以分号分隔，如 10, 12; 11, 18。',
      },
      when: (answers) => hasCells(answers) && givesEffect(answers),
    }),
    firstLevels: number({
      label: { en: 'Levels of the first factor, or groups', zh: '因素 A 的水平数（组数）' },
      help: { en: 'Rows of the table of cells.', zh: '即均数表的行数。' },
      ...levels,
      initial: 2,
      when: (answers) => hasCells(answers) && !givesEffect(answers),
    }),
    secondLevels: number({
      label: { en: 'Levels of the second factor, or occasions', zh: '因素 B 的水平数（时点数）' },
      help: { en: 'Columns of the table of cells.', zh: '即均数表的列数。' },
      ...levels,
      initial: 2,
      when: (answers) => hasCells(answers) && !givesEffect(answers),
    }),
    tested: choice({
      label: { en: 'Effect to be tested', zh: '所检验的效应' },
      help: {
        en: 'Plan for the one that the study is about: of groups on several occasions mostly the interaction, whether they change alike. Between persons an interaction needs far more of them than a main effect.',
        zh: '按研究的主要问题选择；多组重复测量通常为交互效应（各组变化是否不同）。析因设计的交互效应所需例数通常远多于主效应。',
      },
      of: {
        interaction: { label: { en: 'Interaction', zh: 'A × B 交互效应' } },
        first: { label: { en: 'Main effect of the first factor (groups)', zh: '因素 A（组别）的主效应' } },
        second: { label: { en: 'Main effect of the second factor (occasions)', zh: '因素 B（时点）的主效应' } },
      },
      initial: 'interaction',
      when: hasCells,
    }),
    sd: optionalNumber({
      label: { en: 'Standard deviation', zh: '标准差' },
      help: {
        en: 'Within a group or at one occasion; of paired data that of the differences: s√(2(1 − r)) for values with correlation r.',
        zh: '组内（同一时点）标准差；配对设计为差值的标准差，即 s√(2(1−r))，r 为两次测量的相关系数。',
      },
      min: 1e-12,
      max: 1e12,
      step: 1,
      when: (answers) => isT(answers) || (!isRanks(answers) && givesEffect(answers)),
    }),
    correlation: number({
      label: { en: 'Correlation between occasions', zh: '重复测量间的相关系数' },
      help: {
        en: 'Of any two measurements of one person; the average where they differ.',
        zh: '同一对象任意两次测量值之间的相关系数；各不相同时取平均。',
      },
      min: 0,
      max: 0.99,
      step: 0.1,
      initial: 0.5,
      when: (answers) => isRepeated(answers) || isMixed(answers),
    }),
    epsilon: number({
      label: { en: 'Sphericity ε', zh: '球形性系数 ε' },
      help: {
        en: '1 where all differences between occasions vary alike, 1 / (occasions − 1) at the least; with less than 1 the power is that of the corrected test.',
        zh: '满足球形假设时为 1，最小为 1/(时点数 − 1)；小于 1 时为校正后 F 检验的效能。',
      },
      min: 0.01,
      max: 1,
      step: 0.1,
      initial: 1,
      when: (answers) => isRepeated(answers) || (isMixed(answers) && answers.tested !== 'first'),
    }),
    ratio: ratio(({ design }) => design === 'two-sample' || design === 'rank-sum' || design === undefined),
    sides: sides((answers) => isT(answers) || isRanks(answers)),
  },
  sections: planSections(
    ['design', 'aim', 'tested', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    [
      'difference',
      'margin',
      'superiority',
      'means',
      'groups',
      'cells',
      'firstLevels',
      'secondLevels',
      'sd',
      'correlation',
      'epsilon',
    ],
  ),
  results: planResults,
  messages,
  references: [
    'cohen-1988',
    'chow-shao-wang-2008',
    'phillips-1990',
    'noether-1987',
    'muller-barton-1989',
    'faul-2007',
    'donner-klar-2000',
  ],
  upgrades: {},
})
