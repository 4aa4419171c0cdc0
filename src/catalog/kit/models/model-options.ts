import { type TermsOption, terms } from '../options/compound-options.ts'
import {
  type ChoiceOption,
  choice,
  type NumberOption,
  number,
  type PerVariableOption,
  perVariable,
  type ToggleOption,
  toggle,
} from '../options/options.ts'

/** Options that regression models share. */

/** The option for the terms of a regression model. `also`: kinds of term that not every model supports. */
export function modelTerms(also: readonly 'strata'[] = []): TermsOption {
  const strata = also.includes('strata')
  return terms({
    label: { en: 'Terms of the model', zh: '模型项' },
    help: {
      en:
        'What explains the outcome (SPSS: "Independent(s)", "Covariates", "Factors"). Categorical variables are coded against their reference level, or with sum contrasts against the mean of the levels (SPSS: "Indicator", "Deviation"). A polynomial has raw powers (R: poly(raw = TRUE)); a spline is restricted cubic with Harrell\'s knots (R: rms::rcs). A product takes a covariate in the form that it has in the model. An offset has the coefficient 1.' +
        (strata ? ' Strata have a baseline hazard of their own each and no coefficient (SPSS: "Strata").' : ''),
      zh:
        '用于解释结局的变量（SPSS：自变量、协变量、因子）。分类变量以参照水平编码（SPSS：指示符），或采用和对比，即与各水平均值比较（SPSS：偏差）。多项式为原始幂次（R：poly(raw = TRUE)）；样条为限制性立方样条，节点按 Harrell 推荐的分位数（R：rms::rcs）。交互项中的协变量沿用其在模型中的形式；偏移项的系数固定为 1。' +
        (strata ? '分层变量的每一层有各自的基线风险，不估计系数（SPSS：层）。' : ''),
    },
    allows: ['main', 'interaction', 'nested', 'polynomial', 'spline', 'offset', ...also],
    max: 100,
  })
}

/** The option for the increments of the covariates in the option `terms` for which effects are stated. */
export function effectUnits(): PerVariableOption<{ readonly per: NumberOption<true> }> {
  return perVariable({
    label: { en: 'Effects per so many units', zh: '效应单位' },
    help: {
      en: 'Coefficients or ratios of a continuous variable for more than one unit, such as 10 years of age. The model, its tests and its predictions stay as they are. A variable that enters as a polynomial or a spline is not asked about: such a curve has no single effect.',
      zh: '连续变量的系数或比值按增加若干单位表示，如年龄每增加 10 岁；模型、检验与预测均不变。以多项式或样条进入模型的变量不在此列，曲线没有单一的效应值。',
    },
    of: 'terms',
    fields: {
      per: number({
        label: { en: 'Units', zh: '单位数' },
        help: {
          en: '10 states the effect of 10 units more (SAS: UNITS; R: 10 * coef(fit)).',
          zh: '填 10 即给出每增加 10 个单位的效应（SAS：UNITS；R：10 * coef(fit)）。',
        },
        min: 0.000001,
        max: 1_000_000,
        step: 1,
        initial: 1,
      }),
    },
  })
}

/** The option whether each term is also fitted in a univariable model. */
export function univariable(): ToggleOption {
  return toggle({
    label: { en: 'Univariable beside multivariable', zh: '单因素与多因素并列' },
    help: {
      en: 'Each term also in a model of its own, on the rows that are complete for it; the number of rows of each model is printed. Products are left out.',
      zh: '各模型项另行单独建模，使用对其完整的行，并给出各模型的例数；交互项不做单因素分析。',
    },
    initial: false,
  })
}

/** The option for the type of sums of squares: III, II or I. */
export function squaresType(): ChoiceOption<'III' | 'II' | 'I'> {
  return choice({
    label: { en: 'Tests of terms', zh: '模型项检验类型' },
    help: {
      en: 'What each term is tested beside. SPSS uses type III unless told otherwise, anova() of R type I, car::Anova type II.',
      zh: '检验每一项时所控制的其他项。SPSS 默认 III 型，R 的 anova() 为 I 型，car::Anova 默认 II 型。',
    },
    of: {
      III: {
        label: { en: 'Type III', zh: 'III 型' },
        help: {
          en: 'After all other terms, with sum-to-zero contrasts and covariates as they are (R: car::Anova(type = 3) after contr.sum).',
          zh: '控制其他全部项，采用和为零的对比，协变量不中心化（R：contr.sum 后 car::Anova(type = 3)）。',
        },
      },
      II: {
        label: { en: 'Type II', zh: 'II 型' },
        help: {
          en: 'After all terms that do not contain it (R: car::Anova(type = 2)).',
          zh: '控制所有不包含该项的其他项（R：car::Anova(type = 2)）。',
        },
      },
      I: {
        label: { en: 'Type I', zh: 'I 型' },
        help: {
          en: 'After the terms before it: the order matters (R: anova).',
          zh: '仅控制排在其前的项，结果与顺序有关（R：anova）。',
        },
      },
    },
    initial: 'III',
  })
}

/** The option whether variance inflation factors are reported. */
export function collinearity(): ToggleOption {
  return toggle({
    label: { en: 'Collinearity', zh: '共线性诊断' },
    help: {
      en: 'Variance inflation factors, generalised for terms with several coefficients (R: car::vif; SPSS: "Collinearity diagnostics").',
      zh: '方差膨胀因子，多系数的项给出广义值（R：car::vif；SPSS：共线性诊断）。',
    },
    initial: true,
  })
}
