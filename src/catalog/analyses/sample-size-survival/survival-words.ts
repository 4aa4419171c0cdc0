import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutSurvival } from './study.ts'

type Facts = PlanFacts<AboutSurvival>

/** What is said of a study of the time until an event. */
export const survivalWords = { en: english, zh: chinese }

const formulas = { schoenfeld: 'Schoenfeld', freedman: 'Freedman' } as const

function english({ about, effect }: Facts, say: Say): StudyWords {
  const { design, method, sides, sd, r2, events, median, accrual, followUp, share } = about
  const sided = sides === 'two' ? 'two-sided' : 'one-sided'
  const where = design === 'log-rank' ? ' in group 1' : ''
  const observed =
    events === 'share'
      ? `an event in ${say.percent(share)} of persons`
      : `a median survival of ${say.quantity(median)}${where}, ${accrual === 0 ? 'all taken in together' : `accrual over ${say.quantity(accrual)}`} and follow-up for ${say.quantity(followUp)}`
  const ratio = `a hazard ratio of ${say.number(effect)}`
  const common = { aim: 'detect', effect: 'hazard ratio' }
  return design === 'log-rank'
    ? {
        ...common,
        test: `a ${sided} log-rank test`,
        assumed: `${ratio} with ${observed}`,
        method: `by the formula of ${formulas[method]}`,
      }
    : {
        ...common,
        test: `a ${sided} test of one covariate in Cox’s model`,
        assumed: `${ratio} for one unit of a covariate with a standard deviation of ${say.quantity(sd)}${r2 === 0 ? '' : ` (R² with the others ${say.quantity(r2)})`} and ${observed}`,
        method: 'by the formula of Hsieh and Lavori',
      }
}

function chinese({ about, effect }: Facts, say: Say): StudyWords {
  const { design, method, sides, sd, r2, events, median, accrual, followUp, share } = about
  const sided = sides === 'two' ? '双侧' : '单侧'
  const where = design === 'log-rank' ? '第 1 组' : ''
  const observed =
    events === 'share'
      ? `发生事件的比例为 ${say.percent(share)}`
      : `${where}中位生存时间为 ${say.quantity(median)}，${accrual === 0 ? '同时入组' : `入组期 ${say.quantity(accrual)}`}，随访期 ${say.quantity(followUp)}`
  const common = { aim: '检出该效应', effect: '风险比' }
  return design === 'log-rank'
    ? {
        ...common,
        test: `${sided} log-rank 检验`,
        assumed: `风险比（HR）为 ${say.number(effect)}，${observed}`,
        method: `的 ${formulas[method]} 公式`,
      }
    : {
        ...common,
        test: `${sided} Cox 回归单个协变量检验`,
        assumed: `协变量每增加一个单位的风险比（HR）为 ${say.number(effect)}，其标准差为 ${say.quantity(sd)}${r2 === 0 ? '' : `（与其他协变量的 R² 为 ${say.quantity(r2)}）`}，${observed}`,
        method: '的 Hsieh–Lavori 公式',
      }
}
