import { planReading, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { About } from './plan.ts'

export const reading = planReading<About>({
  correlation({ about, effect }, say) {
    const { en, zh } = sided[about.sides]
    return {
      test: { en: `a ${en} test of Pearson’s correlation`, zh: `${zh} Pearson 相关系数检验` },
      assumed: { en: `a correlation of ${say.number(effect, 3)}`, zh: `相关系数为 ${say.number(effect, 3)}` },
      aim: { en: 'detect', zh: '检出该相关' },
      effect: { en: 'correlation', zh: '相关系数' },
      method:
        about.method === 'exact'
          ? { en: 'from its exact distribution in bivariate normal values', zh: '在二元正态分布下的精确分布' }
          : { en: 'by Fisher’s z', zh: '的 Fisher z 变换法' },
    }
  },
  linear: ({ about: { tested, others }, effect }, say) => ({
    test: {
      en: `the F test of ${tested} of ${tested + others} predictors in a linear regression`,
      zh: `线性回归 ${tested + others} 个自变量中 ${tested} 个的 F 检验`,
    },
    assumed: {
      en: `an explained share R² of ${say.number(effect, 3)} of the variance left by the others`,
      zh: `在其余自变量之外解释的方差比例 R² 为 ${say.number(effect, 3)}`,
    },
    aim: shows.effect,
    effect: { en: 'R²', zh: ' R² ' },
    method: { en: 'from the non-central F distribution', zh: '的非中心 F 分布' },
  }),
  logistic({ about, effect }, say) {
    const { sides, covariate, p, exposed } = about
    const { en, zh } = sided[sides]
    const [ratio, events, others] = [say.number(effect), say.percent(p), otherCovariates(about, say)]
    return {
      test: { en: `a ${en} test of one covariate in a logistic regression`, zh: `${zh} logistic 回归单个协变量检验` },
      assumed:
        covariate === 'continuous'
          ? {
              en: `an odds ratio of ${ratio} for one standard deviation with ${events} of events at the mean${others.en}`,
              zh: `协变量每增加一个标准差的 OR 为 ${ratio}，协变量取均值时的事件发生率为 ${events}${others.zh}`,
            }
          : {
              en: `an odds ratio of ${ratio} with ${events} of events without the covariate, which ${say.percent(exposed)} have${others.en}`,
              zh: `协变量（“是”占 ${say.percent(exposed)}）的 OR 为 ${ratio}，其为“否”时的事件发生率为 ${events}${others.zh}`,
            },
      aim: shows.effect,
      effect: { en: 'odds ratio', zh: '比值比（OR）' },
      method: { en: 'by the formula of Hsieh, Bloch and Larsen', zh: '的 Hsieh–Bloch–Larsen 公式' },
    }
  },
  roc({ about: { sides, variance, nullArea }, effect }, say) {
    const { en, zh } = sided[sides]
    const [area, against] = [say.number(effect, 3), say.number(nullArea, 3)]
    return {
      test: { en: `a ${en} test of the area under a ROC curve`, zh: `${zh} ROC 曲线下面积检验` },
      assumed: { en: `an area of ${area} against ${against}`, zh: `AUC 为 ${area}，检验值为 ${against}` },
      aim: shows.difference,
      effect: { en: 'area', zh: ' AUC ' },
      method:
        variance === 'obuchowski'
          ? { en: 'with the variance of Obuchowski', zh: '的 Obuchowski 方差' }
          : { en: 'with the variance of Hanley and McNeil', zh: '的 Hanley–McNeil 方差' },
    }
  },
})

function otherCovariates({ r2 }: About, say: Say) {
  if (r2 === 0) return { en: '', zh: '' }
  return {
    en: ` and an R² of ${say.quantity(r2)} with the other covariates`,
    zh: `，与其他协变量的 R² 为 ${say.quantity(r2)}`,
  }
}
