import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

const scales: Readonly<Record<StepOptionsOf<typeof definition>['method'], readonly [centre: string, scale: string]>> = {
  z: ['mean(v)', 'sd(v)'],
  'min-max': ['min(v)', 'max(v) - min(v)'],
  'inverse-min-max': ['max(v)', 'min(v) - max(v)'],
  robust: ['median(v)', 'mad(v)'],
  centre: ['mean(v)', '1'],
  'by-mean': ['0', 'mean(v)'],
  'by-first': ['0', 'v[1]'],
  'by-max': ['0', 'max(v)'],
  'unit-length': ['0', 'sqrt(sum(v^2))'],
}

export const rScript: StepRScript<typeof definition> = {
  script({ variables, method, by, missingKeys, pattern }, data) {
    const [centre, scale] = scales[method]
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        'scaled <- function(x) {',
        '  new <- rep(NA_real_, length(x))',
        '  for (i in rows) {',
        '    v <- x[i][!is.na(x[i])]',
        '    if (length(v) == 0) next',
        `    by <- ${scale}`,
        `    if (!is.na(by) && by != 0) new[i] <- (x[i] - ${centre}) / by # without spread: missing`,
        '  }',
        '  new',
        '}',
        ...variables.map(
          (id) => `d$${rName(patternName(pattern, rColumnName(data, id)))} <- scaled(${rColumn(data, id)})`,
        ),
      ],
    }
  },
}
