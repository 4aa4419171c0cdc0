import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber, text } from '../../kit/options.ts'
import { aim, givesEffect, planningOptions, ratio, sides, sizeSection } from '../../kit/planning-options.ts'
import { planTables } from '../../kit/planning-tables.ts'
import { messages } from './messages.ts'

const isAnova = ({ design }: AnswersSoFar) => design === 'anova'
const isT = (answers: AnswersSoFar) => !isAnova(answers)
const hasMargin = (answers: AnswersSoFar) => isT(answers) && answers.aim !== 'difference'

export const definition = defineAnalysis({
  id: 'sample-size-means',
  version: 1,
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The test that the study will be analysed by.', zh: '研究拟采用的检验方法。' },
      of: {
        'two-sample': { label: { en: 'Two independent groups', zh: '两独立样本' } },
        paired: { label: { en: 'Paired, or before and after', zh: '配对或前后对照' } },
        'one-sample': { label: { en: 'One sample against a value', zh: '单样本与总体均数' } },
        anova: { label: { en: 'Several groups (one-way ANOVA)', zh: '多组比较（单因素方差分析）' } },
      },
      initial: 'two-sample',
    }),
    aim: aim(isT),
    ...planningOptions({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed: of the first of two groups, of each of several, pairs of paired data.',
        zh: '分析例数：两组设计为第 1 组，多组设计为每组，配对设计为对子数。',
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
    means: text({
      label: { en: 'Means of the groups', zh: '各组均数' },
      help: { en: 'As they are expected, such as 10, 12, 15.', zh: '各组预期均数，如 10, 12, 15。' },
      when: (answers) => isAnova(answers) && givesEffect(answers),
    }),
    groups: number({
      label: { en: 'Number of groups', zh: '组数' },
      help: { en: 'Groups of one size.', zh: '各组例数相等。' },
      min: 2,
      max: 100,
      step: 1,
      integer: true,
      initial: 3,
      when: (answers) => isAnova(answers) && !givesEffect(answers),
    }),
    sd: optionalNumber({
      label: { en: 'Standard deviation', zh: '标准差' },
      help: {
        en: 'Within a group; of paired data that of the differences: s√(2(1 − r)) for values with correlation r.',
        zh: '组内标准差；配对设计为差值的标准差，即 s√(2(1−r))，r 为两次测量的相关系数。',
      },
      min: 1e-12,
      max: 1e12,
      step: 1,
      when: (answers) => isT(answers) || givesEffect(answers),
    }),
    ratio: ratio(({ design }) => design === 'two-sample' || design === undefined),
    sides: sides(isT),
  },
  sections: [
    {
      title: { en: 'Design', zh: '设计' },
      options: ['design', 'aim', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    },
    { title: { en: 'Assumptions', zh: '参数设定' }, options: ['difference', 'margin', 'means', 'groups', 'sd'] },
    sizeSection,
  ],
  results: {
    tables: planTables,
    figures: { power: { title: { en: 'Power curve', zh: '检验效能曲线' } } },
  },
  messages,
  references: ['cohen-1988', 'chow-shao-wang-2008', 'phillips-1990', 'donner-klar-2000'],
  upgrades: {},
})
