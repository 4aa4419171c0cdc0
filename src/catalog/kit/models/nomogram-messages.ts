import type { MessageSpecs } from '../analysis.ts'

/** Notices of models whose nomogram cannot be drawn. */
export const nomogramMessages = {
  'nomogram-products': {
    en: 'No nomogram is drawn: {variables} stand in products, so the points of each depend on the others. Leave the products out, or draw effects of single predictors.',
    zh: '未绘制列线图：{variables} 处于交互项中，其分值取决于其他变量。请去除交互项，或改用预测变量效应图。',
  },
  'nomogram-offset': {
    en: 'No nomogram is drawn: an offset has no scale of points. Make it a term with a coefficient, or leave it out.',
    zh: '未绘制列线图：偏移项没有分值标尺。请将其改为普通模型项或去除。',
  },
  'nomogram-inestimable': {
    en: 'No nomogram is drawn: not all coefficients of {variables} can be estimated. Leave the terms out that depend on others, or merge levels.',
    zh: '未绘制列线图：{variables} 的部分系数无法估计。请去除与其他项线性相关的项，或合并水平。',
  },
  'nomogram-too-many': {
    en: 'No nomogram is drawn: the model has {n} predictors, and more than {max} scales cannot be read. Choose a smaller model.',
    zh: '未绘制列线图：模型含 {n} 个预测变量，超过 {max} 条标尺难以阅读。请选用更简洁的模型。',
  },
  'nomogram-too-many-levels': {
    en: 'No nomogram is drawn: {variables} has more than {max} levels, whose names have no room on a scale. Merge levels.',
    zh: '未绘制列线图：{variables} 的水平超过 {max} 个，名称无法在一条标尺上排列。请合并水平。',
  },
  'nomogram-no-effect': {
    en: 'No nomogram is drawn: no predictor changes the prediction.',
    zh: '未绘制列线图：没有预测变量影响预测值。',
  },
} as const satisfies MessageSpecs
