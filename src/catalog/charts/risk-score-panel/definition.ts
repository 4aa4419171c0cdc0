import { defineChart } from '../../kit/chart.ts'
import { divergingColours } from '../../kit/options/matrix-options.ts'
import { choice, optionalNumber } from '../../kit/options/options.ts'
import { numericVariable, numericVariables } from '../../kit/options/variable-options.ts'
import { followUpOutcome, timeUnit } from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'risk-score-panel',
  version: 1,
  reports: ['prediction'],
  title: { en: 'Risk score panels', zh: '风险评分三联图' },
  options: {
    outcome: followUpOutcome(),
    score: numericVariable({
      label: { en: 'Risk score', zh: '风险评分' },
      help: {
        en: 'Such as the linear predictor of a Cox model. Patients stand in its order in all panels.',
        zh: '如 Cox 模型的线性预测值；各图中患者均按其升序排列。',
      },
    }),
    markers: numericVariables({
      label: { en: 'Markers', zh: '标志物' },
      help: {
        en: 'Up to 30, a row of the heat map for each. Without any there is no heat map.',
        zh: '最多 30 个，热图中各占一行；不选则不绘制热图。',
      },
      min: 0,
      max: 30,
    }),
    cut: choice({
      label: { en: 'Cut of the score', zh: '评分截断值' },
      help: { en: 'Scores above the cut are high.', zh: '高于截断值者为高风险组。' },
      of: {
        median: { label: { en: 'Median of these patients', zh: '本组患者的中位数' } },
        own: { label: { en: 'My own', zh: '自定义' } },
      },
      initial: 'median',
    }),
    cutAt: optionalNumber({
      label: { en: 'Cut at', zh: '截断值' },
      help: {
        en: 'Best taken from the study in which the score was made.',
        zh: '宜取自建立该评分的研究。',
      },
      min: -1e12,
      max: 1e12,
      step: 0.1,
      when: ({ cut }) => cut === 'own',
    }),
    unit: timeUnit(),
    colours: divergingColours({ when: ({ markers }) => Array.isArray(markers) && markers.length > 0 }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'score', 'markers', 'unit'] },
    { title: { en: 'Cut', zh: '截断值' }, options: ['cut', 'cutAt'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['colours'] },
  ],
  messages: {
    'not-after-start': survivalRemarks['not-after-start'],
    'before-start': survivalRemarks['before-start'],
    'bad-times': curveRemarks['bad-times'],
    'no-usable-rows': {
      en: 'No row has a usable time, a status and the score.',
      zh: '没有时间、状态与评分均完整有效的行。',
    },
    'score-in-outcome': {
      en: '{variable} belongs to the survival outcome; choose another variable as the score.',
      zh: '{variable} 属于生存结局，请选择其他变量作为评分。',
    },
    'too-many-patients': {
      en: '{n} patients have no place beside each other; the limit is {max}. Filter the rows, or draw a random sample of them.',
      zh: '共 {n} 例患者，图中无法并列，上限为 {max} 例；请筛选数据或随机抽取部分患者。',
    },
    'no-cut': { en: 'Enter the cut, or choose the median.', zh: '请填写截断值，或改用中位数。' },
    'one-group': {
      en: 'The cut {cut} leaves all patients on one side: scores run from {low} to {high}. Choose a cut of at least {low} and below {high}.',
      zh: '截断值 {cut} 使所有患者归入同一组：评分范围为 {low}～{high}。请选择不小于 {low} 且小于 {high} 的截断值。',
    },
    'constant-score': {
      en: '{variable} has the same value in all usable rows; there is nothing to sort by.',
      zh: '{variable} 在可用数据中取值全部相同，无法排序。',
    },
    'median-cut': {
      en: 'The cut was taken from these data. To validate the score, use the cut of the study in which the score was made.',
      zh: '截断值取自本数据；验证该评分时应采用建立该评分的研究所定的截断值。',
    },
    'without-variation': {
      en: '{variables} {v|does|do} not vary, so that there are no z scores: the cells are grey.',
      zh: '{variables} 无变异，无法计算 z 值，相应单元格为灰色。',
    },
  },
  references: [],
  upgrades: {},
})
