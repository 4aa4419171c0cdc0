import type { MessageSpecs } from '../analysis.ts'

/** Remarks that regression models share. */
export const modelMessages = {
  'no-usable-rows': {
    en: 'No row has a value in the outcome and in every variable of the model.',
    zh: '没有结局与模型各变量均完整的行。',
  },
  'factor-too-many-levels': {
    en: '{variable} has more than {max} levels: too many for a factor of a model.',
    zh: '{variable} 的水平超过 {max} 个，不宜作为模型中的分类变量。',
  },
  'factor-one-level': {
    en: '{variable} has a single level in the usable rows and explains nothing.',
    zh: '{variable} 在可用数据中只有一个水平，无法进入模型。',
  },
  'too-few-knots': {
    en: 'A spline of {variable} has fewer than 3 different knots: too few of its values differ. Use a linear term or a polynomial.',
    zh: '{variable} 的不同取值过少，样条节点不足 3 个，请改用线性项或多项式。',
  },
  aliased: {
    en: 'Cannot be estimated beside the others, of which it is a combination: {terms}.',
    zh: '以下系数为其他项的线性组合，无法估计：{terms}。',
  },
  'empty-cells': {
    en: '{term}: {empty} of the {cells} combinations of levels have no row. Some coefficients cannot be estimated and the tests of terms depend on the coding; merge levels or leave the product out.',
    zh: '{term}：{cells} 个水平组合中有 {empty} 个没有数据，部分系数无法估计，模型项检验依赖编码方式，建议合并水平或去除该交互项。',
  },
  references: { en: 'Reference levels: {levels}.', zh: '参照水平：{levels}。' },
  'sum-contrasts': {
    en: 'Sum contrasts, against the mean of the levels; the level left out is minus the sum of the others: {levels}.',
    zh: '和对比，与各水平均值比较；未列出的水平等于其余系数之和的相反数：{levels}。',
  },
  'spline-knots': {
    en: 'Restricted cubic spline of {variable} with knots at {knots}.',
    zh: '{variable} 采用限制性立方样条，节点为 {knots}。',
  },
  'rows-without-weight': {
    en: '{n} {n|row|rows} without a weight above 0 {n|was|were} left out.',
    zh: '{n} 行权重缺失或不大于 0，未纳入分析。',
  },
  'univariable-rows': {
    en: 'Each univariable model uses the rows that are complete for it.',
    zh: '各单因素模型使用对其完整的行。',
  },
  'outcome-in-terms': {
    en: '{variable} is the outcome and stands among the terms.',
    zh: '{variable} 既是结局变量又出现在模型项中。',
  },
  'inflation-generalised': {
    en: 'For a term with several coefficients the factor is the generalised one (GVIF); GVIF^(1/(2df)) may be compared between terms.',
    zh: '含多个系数的模型项给出广义方差膨胀因子（GVIF）；不同项之间可比较 GVIF^(1/(2df))。',
  },
  'collinearity-complete': {
    en: 'Collinearity: {terms} cannot be told apart from the other terms, so not all of their coefficients can be estimated. Leave one of the terms out, or merge levels.',
    zh: '共线性：{terms} 与其他模型项完全共线，其系数不能全部估计。请去除其中一项，或合并水平。',
  },
  'collinearity-none': {
    en: 'Collinearity: the largest GVIF^(1/df) is {value}, below 5.',
    zh: '共线性：最大 GVIF^(1/df) 为 {value}，小于 5。',
  },
  'collinearity-some': {
    en: 'Collinearity: the largest GVIF^(1/df) is {value}; coefficients of terms that go together are imprecise.',
    zh: '共线性：最大 GVIF^(1/df) 为 {value}，相关的模型项系数估计不精确。',
  },
  'influence-none': {
    en: "Influence: the largest Cook's distance is {value}; {n} {n|row|rows} {n|has|have} a leverage above 3p/n.",
    zh: '强影响点：最大 Cook 距离为 {value}；{n} 行的杠杆值大于 3p/n。',
  },
  'influence-some': {
    en: "Influence: the largest Cook's distance is {value}; {n} {n|row|rows} {n|has|have} a leverage above 3p/n. See what the model says without {n|this row|such rows}.",
    zh: '强影响点：最大 Cook 距离为 {value}；{n} 行的杠杆值大于 3p/n，建议剔除后比较结果。',
  },
} as const satisfies MessageSpecs
