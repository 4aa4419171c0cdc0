import { type DesignWords, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { Words } from '../../kit/words.ts'
import type { AboutSurvival } from './study.ts'

const hazardRatio = { aim: shows.effect, effect: { en: 'hazard ratio', zh: '风险比' } }
const formulas = { schoenfeld: 'Schoenfeld', freedman: 'Freedman' } as const

/** Text for the log-rank test, for the reading and the protocol. */
export const logRankWords: DesignWords<AboutSurvival> = ({ about, effect }, say) => {
  const { en, zh } = sided[about.sides]
  const observed = observedIn(about, say, { en: ' in group 1', zh: '第 1 组' })
  const ratio = say.number(effect)
  const formula = formulas[about.method]
  return {
    ...hazardRatio,
    test: { en: `a ${en} log-rank test`, zh: `${zh} log-rank 检验` },
    assumed: { en: `a hazard ratio of ${ratio} with ${observed.en}`, zh: `风险比（HR）为 ${ratio}，${observed.zh}` },
    method: { en: `by the formula of ${formula}`, zh: `的 ${formula} 公式` },
  }
}

/** Text for one covariate of Cox's model, for the reading and the protocol. */
export const coxWords: DesignWords<AboutSurvival> = ({ about, effect }, say) => {
  const { en, zh } = sided[about.sides]
  const observed = observedIn(about, say, { en: '', zh: '' })
  const [ratio, sd, r2] = [say.number(effect), say.quantity(about.sd), say.quantity(about.r2)]
  const others =
    about.r2 === 0 ? { en: '', zh: '' } : { en: ` (R² with the others ${r2})`, zh: `（与其他协变量的 R² 为 ${r2}）` }
  return {
    ...hazardRatio,
    test: { en: `a ${en} test of one covariate in Cox’s model`, zh: `${zh} Cox 回归单个协变量检验` },
    assumed: {
      en: `a hazard ratio of ${ratio} for one unit of a covariate with a standard deviation of ${sd}${others.en} and ${observed.en}`,
      zh: `协变量每增加一个单位的风险比（HR）为 ${ratio}，其标准差为 ${sd}${others.zh}，${observed.zh}`,
    },
    method: { en: 'by the formula of Hsieh and Lavori', zh: '的 Hsieh–Lavori 公式' },
  }
}

/** How the number of events is obtained; `where` is the group whose survival is meant. */
function observedIn({ events, median, accrual, followUp, share }: AboutSurvival, say: Say, where: Words): Words {
  if (events === 'share')
    return { en: `an event in ${say.percent(share)} of persons`, zh: `发生事件的比例为 ${say.percent(share)}` }
  const [half, taken, last] = [say.quantity(median), say.quantity(accrual), say.quantity(followUp)]
  return {
    en: `a median survival of ${half}${where.en}, ${accrual === 0 ? 'all taken in together' : `accrual over ${taken}`} and follow-up for ${last}`,
    zh: `${where.zh}中位生存时间为 ${half}，${accrual === 0 ? '同时入组' : `入组期 ${taken}`}，随访期 ${last}`,
  }
}
