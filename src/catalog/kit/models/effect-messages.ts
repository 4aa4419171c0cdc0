import type { MessageSpecs } from '../analysis.ts'

/** Notices of models that draw the effects of predictors. */
export const effectMessages = {
  'effect-not-in-model': {
    en: 'No effect is drawn of {variables}: not in a term of the model. Add it to the terms, or choose another predictor.',
    zh: '未绘制 {variables} 的效应图：不在模型项中。请将其加入模型项，或另选预测变量。',
  },
  'effect-not-estimable': {
    en: 'No effect is drawn of {variables}: its values are constant, or some of its coefficients cannot be estimated. Leave out the terms on which it depends, or merge levels.',
    zh: '未绘制 {variables} 的效应图：取值恒定，或部分系数无法估计。请去除与其线性相关的模型项，或合并水平。',
  },
} as const satisfies MessageSpecs
