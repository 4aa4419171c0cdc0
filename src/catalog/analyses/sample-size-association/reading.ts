import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import { planReading, type StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { About } from './read-study.ts'

type Facts = PlanFacts<About>

export const reading = planReading<About>({ en: english, zh: chinese })

function english({ about, effect }: Facts, say: Say): StudyWords {
  const { design, method, variance, tested, others, covariate, p, exposed, r2, nullArea } = about
  const sided = about.sides === 'two' ? 'two-sided' : 'one-sided'
  const others_ = r2 === 0 ? '' : ` and an R² of ${say.quantity(r2)} with the other covariates`
  switch (design) {
    case 'correlation':
      return {
        test: `a ${sided} test of Pearson’s correlation`,
        assumed: `a correlation of ${say.number(effect, 3)}`,
        aim: 'detect',
        effect: 'correlation',
        method: method === 'exact' ? 'from its exact distribution in bivariate normal values' : 'by Fisher’s z',
      }
    case 'linear':
      return {
        test: `the F test of ${tested} of ${tested + others} predictors in a linear regression`,
        assumed: `an explained share R² of ${say.number(effect, 3)} of the variance left by the others`,
        aim: 'detect',
        effect: 'R²',
        method: 'from the non-central F distribution',
      }
    case 'logistic':
      return {
        test: `a ${sided} test of one covariate in a logistic regression`,
        assumed:
          covariate === 'continuous'
            ? `an odds ratio of ${say.number(effect)} for one standard deviation with ${say.percent(p)} of events at the mean${others_}`
            : `an odds ratio of ${say.number(effect)} with ${say.percent(p)} of events without the covariate, which ${say.percent(exposed)} have${others_}`,
        aim: 'detect',
        effect: 'odds ratio',
        method: 'by the formula of Hsieh, Bloch and Larsen',
      }
    case 'roc':
      return {
        test: `a ${sided} test of the area under a ROC curve`,
        assumed: `an area of ${say.number(effect, 3)} against ${say.number(nullArea, 3)}`,
        aim: 'detect',
        effect: 'area',
        method: `with the variance of ${variance === 'obuchowski' ? 'Obuchowski' : 'Hanley and McNeil'}`,
      }
  }
}

function chinese({ about, effect }: Facts, say: Say): StudyWords {
  const { design, method, variance, tested, others, covariate, p, exposed, r2, nullArea } = about
  const sided = about.sides === 'two' ? '双侧' : '单侧'
  const others_ = r2 === 0 ? '' : `，与其他协变量的 R² 为 ${say.quantity(r2)}`
  switch (design) {
    case 'correlation':
      return {
        test: `${sided} Pearson 相关系数检验`,
        assumed: `相关系数为 ${say.number(effect, 3)}`,
        aim: '检出该相关',
        effect: '相关系数',
        method: method === 'exact' ? '在二元正态分布下的精确分布' : '的 Fisher z 变换法',
      }
    case 'linear':
      return {
        test: `线性回归 ${tested + others} 个自变量中 ${tested} 个的 F 检验`,
        assumed: `在其余自变量之外解释的方差比例 R² 为 ${say.number(effect, 3)}`,
        aim: '检出该效应',
        effect: ' R² ',
        method: '的非中心 F 分布',
      }
    case 'logistic':
      return {
        test: `${sided} logistic 回归单个协变量检验`,
        assumed:
          covariate === 'continuous'
            ? `协变量每增加一个标准差的 OR 为 ${say.number(effect)}，协变量取均值时的事件发生率为 ${say.percent(p)}${others_}`
            : `协变量（“是”占 ${say.percent(exposed)}）的 OR 为 ${say.number(effect)}，其为“否”时的事件发生率为 ${say.percent(p)}${others_}`,
        aim: '检出该效应',
        effect: '比值比（OR）',
        method: '的 Hsieh–Bloch–Larsen 公式',
      }
    case 'roc':
      return {
        test: `${sided} ROC 曲线下面积检验`,
        assumed: `AUC 为 ${say.number(effect, 3)}，检验值为 ${say.number(nullArea, 3)}`,
        aim: '检出该差异',
        effect: ' AUC ',
        method: `的 ${variance === 'obuchowski' ? 'Obuchowski' : 'Hanley–McNeil'} 方差`,
      }
  }
}
