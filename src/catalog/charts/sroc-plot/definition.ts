import { rocAxis, shareScale } from '../../kit/accuracy/marker-options.ts'
import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, optionalVariable, toggle, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import type { Words } from '../../kit/words.ts'

function counts(label: Words, help: Words) {
  return variable({ label, help, accepts: ['continuous', 'ordinal', 'nominal'], types: ['number'] })
}

const hasCurve = ({ curve }: AnswersSoFar) => curve === true

export const definition = defineChart({
  id: 'sroc-plot',
  version: 1,
  title: { en: 'Summary ROC plot', zh: '汇总 ROC 曲线' },
  options: {
    study: optionalVariable({
      label: { en: 'Names of the studies', zh: '研究名称' },
      help: { en: 'One row for each study.', zh: '每行一项研究。' },
      accepts: ['nominal', 'id', 'ordinal', 'continuous'],
    }),
    truePositive: counts(
      { en: 'True positives (TP)', zh: '真阳性数（TP）' },
      { en: 'With the disease, test positive.', zh: '患病且检验阳性的例数。' },
    ),
    falsePositive: counts(
      { en: 'False positives (FP)', zh: '假阳性数（FP）' },
      { en: 'Without the disease, test positive.', zh: '未患病而检验阳性的例数。' },
    ),
    falseNegative: counts(
      { en: 'False negatives (FN)', zh: '假阴性数（FN）' },
      { en: 'With the disease, test negative.', zh: '患病而检验阴性的例数。' },
    ),
    trueNegative: counts(
      { en: 'True negatives (TN)', zh: '真阴性数（TN）' },
      { en: 'Without the disease, test negative.', zh: '未患病且检验阴性的例数。' },
    ),
    regions: choice({
      label: { en: 'Regions', zh: '区域' },
      help: {
        en: 'Confidence: of the summary point. Prediction: where a new study would lie.',
        zh: '置信域针对汇总点；预测域为新研究可能落入的范围。',
      },
      of: {
        both: { label: { en: 'Confidence and prediction', zh: '置信域与预测域' } },
        confidence: { label: { en: 'Confidence', zh: '置信域' } },
        prediction: { label: { en: 'Prediction', zh: '预测域' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'both',
    }),
    curve: toggle({
      label: { en: 'SROC curve', zh: 'SROC 曲线' },
      help: {
        en: 'Hierarchical (HSROC), within the observed false-positive rates.',
        zh: '分层模型（HSROC），仅绘于观测到的假阳性率范围内。',
      },
      initial: true,
    }),
    area: toggle({
      label: { en: 'Area under the curve', zh: '曲线下面积' },
      help: {
        en: 'Of the whole curve, which goes beyond the studies.',
        zh: '按整条曲线计算，超出了研究的实际范围。',
      },
      initial: false,
      when: hasCurve,
    }),
    crosses: toggle({
      label: { en: 'Intervals of the studies', zh: '各研究的置信区间' },
      help: { en: 'A cross for each, by Wilson’s method.', zh: '每项研究一个十字，Wilson 法。' },
      initial: false,
    }),
    names: toggle({
      label: { en: 'Names beside the points', zh: '点旁标注名称' },
      help: { en: 'As far as they have room, at most 60.', zh: '在位置允许的范围内，最多 60 个。' },
      initial: true,
      when: ({ study }) => typeof study === 'string',
    }),
    axis: rocAxis(),
    scale: shareScale(),
    diagonal: toggle({
      label: { en: 'Diagonal', zh: '对角线' },
      help: { en: 'Where a test tells nothing apart.', zh: '检验无区分能力时的参考线。' },
      initial: true,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['study', 'truePositive', 'falsePositive', 'falseNegative', 'trueNegative'],
    },
    { title: { en: 'Summary', zh: '汇总' }, options: ['regions', 'curve', 'area', 'confidence'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['crosses', 'names', 'axis', 'scale', 'diagonal'] },
  ],
  messages: {
    'no-studies': {
      en: 'No row has whole counts with at least one person with the disease and one without. Check which column is which.',
      zh: '没有四格计数均为非负整数、且患病与未患病各至少 1 例的行，请核对各列的指定。',
    },
    'too-many-studies': {
      en: '{n} rows are more than a plot of studies has; the limit is {max}. Each row is one study.',
      zh: '共 {n} 行，超过上限 {max} 项研究；每行应为一项研究。',
    },
    'invalid-rows': {
      en: '{n} {n|row has|rows have} counts that are negative or not whole, or nobody with or without the disease; left out.',
      zh: '{n} 行的计数为负数或非整数，或患病、未患病之一为 0 例，未纳入。',
    },
    'few-studies': {
      en: 'The studies are not summarised: the bivariate model needs at least {least}, and these are {n}.',
      zh: '未作汇总：双变量模型至少需要 {least} 项研究，此处 {n} 项。',
    },
    'one-sided': {
      en: 'The studies are not summarised: sensitivity or specificity is 100% in all of them, or 0% in all, so that its mean logit has no estimate.',
      zh: '未作汇总：所有研究的灵敏度或特异度均为 100%（或均为 0%），其 logit 均值无法估计。',
    },
    'not-converged': {
      en: 'The studies are not summarised: the likelihood of the bivariate model has no maximum with these counts.',
      zh: '未作汇总：以这些计数，双变量模型的似然函数没有极大值。',
    },
    'perfect-correlation': {
      en: 'The correlation of sensitivity and specificity between studies is estimated at its bound, {r}: the studies say too little about it. Read the regions with care.',
      zh: '灵敏度与特异度在研究间的相关系数估计值达到边界 {r}，数据对其信息不足，解读区域时应谨慎。',
    },
    'no-variance': {
      en: 'A variance between studies is estimated as 0: sensitivity, specificity or both differ by no more than chance. The summary curve, which needs both variances, is not drawn.',
      zh: '研究间方差估计为 0：灵敏度、特异度或两者的差异未超出机遇。汇总曲线要求两个方差均大于 0，故未绘制。',
    },
    'positive-correlation': {
      en: 'Sensitivity and specificity increase together between studies ({r} on the logit scale): a curve along which one is traded for the other does not describe these studies.',
      zh: '各研究的灵敏度与特异度同向变化（logit 尺度相关系数 {r}），此消彼长的 SROC 曲线不适于描述这些研究。',
    },
  },
  references: [
    'reitsma-2005',
    'chu-cole-2006',
    'rutter-gatsonis-2001',
    'harbord-2007',
    'pinheiro-bates-1995',
    'wilson-1927',
  ],
  upgrades: {},
})
