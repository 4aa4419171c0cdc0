import { rColumn, rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ from, to, unit, name }, data) {
    const dates = `${rColumn(data, from)}, ${rColumn(data, to)}`
    const days = `days_between(${dates})`
    const whole = `complete_months(${dates})`
    const code = {
      days,
      weeks: `${days} / 7`,
      months: `${days} / 30.4375`,
      years: `${days} / 365.25`,
      'complete-months': whole,
      'complete-years': `trunc(${whole} / 12)`,
    }[unit]
    const helper = unit === 'complete-months' || unit === 'complete-years' ? 'complete_months' : 'days_between'
    return { helpers: [helper], lines: [`d$${rName(name.trim())} <- ${code}`] }
  },
}
