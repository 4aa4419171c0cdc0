import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import type { definition } from './definition.ts'

/** Of `t`, a list of the parts of the date. */
const code: Readonly<Record<StepOptionsOf<typeof definition>['parts'][number], string>> = {
  year: 't$year + 1900',
  quarter: 't$mon %/% 3 + 1',
  month: 't$mon + 1',
  day: 't$mday',
  'year-day': 't$yday + 1',
  'iso-year': 'as.numeric(format(t, "%G"))',
  'iso-week': 'as.numeric(format(t, "%V"))',
  weekday: '(t$wday + 6) %% 7 + 1 # Monday is 1',
  hour: 't$hour',
  minute: 't$min',
  second: 'floor(t$sec)',
}

export const rScript: StepRScript<typeof definition> = {
  script({ variable, parts, pattern }, data) {
    const name = rColumnName(data, variable)
    return {
      helpers: ['utc'],
      lines: [
        `t <- utc(${rColumn(data, variable)})`,
        ...parts.map((part) => `d$${rName(patternName(pattern, name, part))} <- ${code[part]}`),
      ],
    }
  },
}
