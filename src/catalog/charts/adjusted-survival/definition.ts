import { defineChart } from '../../kit/chart.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { modelTerms } from '../../kit/models/model-options.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { categoricalVariable } from '../../kit/options/variable-options.ts'
import {
  confidenceBand,
  followUpOutcome,
  noEventsMessage,
  riskTable,
  timeAxis,
  timeUnit,
} from '../../kit/survival/survival-options.ts'
import { curveRemarks, survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const definition = defineChart({
  id: 'adjusted-survival',
  version: 1,
  title: { en: 'Adjusted survival curves', zh: '校正生存曲线' },
  options: {
    outcome: followUpOutcome(),
    group: categoricalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'One curve for each value.', zh: '每个取值一条曲线。' },
    }),
    terms: {
      ...modelTerms(),
      label: { en: 'Adjusted for', zh: '校正变量' },
      help: {
        en: 'What else explains survival: the other terms of the Cox model. Choose what was known at the beginning of follow-up.',
        zh: '影响生存的其他因素，即 Cox 模型中除分组外的各项；应选择随访开始时已知的变量。',
      },
    },
    unit: timeUnit(),
    average: choice({
      label: { en: 'Average', zh: '校正方式' },
      help: {
        en: 'Both come from one Cox model with proportional hazards.',
        zh: '均来自同一个比例风险的 Cox 模型。',
      },
      of: {
        marginal: {
          label: { en: 'Over all patients', zh: '对全体患者平均' },
          help: {
            en: 'The mean of the curves predicted if each patient were in that group (g-formula, direct standardisation).',
            zh: '假设每位患者均属于该组，取预测曲线的平均（g 公式、直接标准化）。',
          },
        },
        means: {
          label: { en: 'At the means', zh: '协变量取均值' },
          help: {
            en: 'The curve of one patient with the mean of each covariate, who may not exist; for a category its share.',
            zh: '各协变量取均值（分类变量取构成比）的一名患者的曲线，该患者未必存在。',
          },
        },
      },
      initial: 'marginal',
    }),
    unadjusted: toggle({
      label: { en: 'Unadjusted curves', zh: '未校正曲线' },
      help: { en: 'Kaplan–Meier of the same rows, as thin lines.', zh: '以细线显示同一批患者的 Kaplan–Meier 曲线。' },
      initial: true,
    }),
    band: confidenceBand(),
    riskTable: riskTable(),
    ...timeAxis(),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['outcome', 'group', 'terms', 'unit'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['average', 'unadjusted', 'band', 'riskTable'] },
    { title: { en: 'Axes', zh: '坐标轴' }, options: ['axisUnit', 'until', 'step'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    ...survivalRemarks,
    'too-many-ticks': curveRemarks['too-many-ticks'],
    'bad-times': curveRemarks['bad-times'],
    'factor-too-many-levels': modelMessages['factor-too-many-levels'],
    'factor-one-level': modelMessages['factor-one-level'],
    'too-few-knots': modelMessages['too-few-knots'],
    'no-usable-rows': {
      en: 'No row has a usable time, a status, a group and a value in every covariate.',
      zh: '没有时间、状态、分组与各协变量均完整有效的行。',
    },
    ...noEventsMessage,
    'outcome-in-terms': {
      en: '{variable} is the outcome or the group and stands among the covariates.',
      zh: '{variable} 是结局或分组变量，不能同时作为校正变量。',
    },
    'infinite-estimates': {
      en: 'The Cox model has no finite estimates, for example because a group or a category has no events. Merge sparse levels, or leave a covariate out.',
      zh: 'Cox 模型无有限估计值，例如某组或某类别未发生事件。请合并例数过少的水平，或去除某个协变量。',
    },
    'not-converged': {
      en: 'The Cox model reached no maximum: leave a covariate out, or check values of very different size.',
      zh: 'Cox 模型未收敛：请去除某个协变量，或核对数量级相差过大的变量。',
    },
    'few-events': {
      en: '{events} {events|event|events} for {n} coefficients: with fewer than 10 for each, the model may fit chance.',
      zh: '{events} 例事件对应 {n} 个系数：每个系数不足 10 例事件，模型可能过度拟合。',
    },
    aliased: {
      en: 'A term is a combination of others and was left out of the model.',
      zh: '某模型项为其他项的线性组合，未纳入模型。',
    },
  },
  references: ['cox-1972', 'efron-1977', 'makuch-1982', 'zhang-2007', 'kaplan-meier-1958', 'peduzzi-1995'],
  upgrades: {},
})
