import {
  type AnswersSoFar,
  choice,
  numbers,
  optionalNumber,
  perVariable,
  toggle,
  variables,
} from '../options/options.ts'
import type { Words } from '../words.ts'

/** Options of figures of the effect of single predictors, and of nomograms. */

/** The option for the predictors whose effect is drawn: at most 4, by default none. */
export function effects() {
  return variables({
    label: { en: 'Effects of predictors as figures', zh: '预测变量效应图' },
    help: {
      en: 'Up to 4 predictors of the model: what it says along a continuous variable, as a curve with its band, or of each category (R: ggeffects, effects; rms: Predict). The other covariates stay at their mean, factors at their reference level.',
      zh: '从模型项中选择至多 4 个预测变量：连续变量绘制曲线与置信带，分类变量绘制各水平的估计值与置信区间（R：ggeffects、effects；rms：Predict）。其余协变量取均数，分类变量取参照水平。',
    },
    accepts: ['continuous', 'ordinal', 'nominal'],
    min: 0,
    max: 4,
  })
}

/** The option whether effects are drawn as predictions, named by `outcome`, or as ratios, named by `ratio`. */
export function effectScale(outcome: Words, ratio: Words) {
  return choice({
    label: { en: 'Effects shown as', zh: '效应图的纵轴' },
    help: {
      en: 'What the model predicts, or the ratio to it at a reference value.',
      zh: '模型的预测值，或与参照取值相比的比值。',
    },
    of: { outcome: { label: outcome }, ratio: { label: ratio } },
    initial: 'outcome',
    when: hasEffects,
  })
}

/** The option for the value of each continuous predictor with which ratios are compared; visible if effects are drawn as ratios. */
export function effectReferences() {
  return perVariable({
    label: { en: 'Reference value of ratios', zh: '比值的参照取值' },
    help: {
      en: 'For continuous predictors: where the curve of ratios is 1. Without a value it is the median. Categories are compared with their reference level.',
      zh: '用于连续预测变量，即比值曲线等于 1 之处；不填则取中位数。分类变量与其参照水平比较。',
    },
    of: 'effects',
    fields: {
      reference: optionalNumber({
        label: { en: 'Reference value', zh: '参照取值' },
        help: { en: 'In the unit of the variable.', zh: '以该变量的单位填写。' },
        min: -1e12,
        max: 1e12,
        step: 1,
      }),
    },
    when: (answers) => hasEffects(answers) && answers.effectScale !== 'outcome',
  })
}

/** The option whether a nomogram is drawn. */
export function nomogram() {
  return toggle({
    label: { en: 'Nomogram', zh: '列线图' },
    help: {
      en: 'Scales on which the prediction is read without a computer: points for each predictor, their sum, and what the model predicts at it (R: rms::nomogram). Not for models with products or offsets.',
      zh: '无需计算即可读出预测值的标尺：各预测变量的分值、总分及对应的预测值（R：rms::nomogram）。不适用于含交互项或偏移项的模型。',
    },
    initial: false,
  })
}

/** The option for the times of survival in a nomogram. */
export function nomogramTimes() {
  return numbers({
    label: { en: 'Survival in the nomogram at', zh: '列线图的生存时点' },
    help: {
      en: 'Up to 3 times in the unit of the follow-up. Without any, one about the middle of the follow-up.',
      zh: '至多 3 个时点，单位与随访时间相同；不填则取随访时间中部的一个整数时点。',
    },
    min: 0,
    max: 1e9,
    step: 1,
    maxItems: 3,
    when: ({ nomogram: drawn }) => drawn === true,
  })
}

function hasEffects({ effects: chosen }: AnswersSoFar): boolean {
  return Array.isArray(chosen) && chosen.length > 0
}
