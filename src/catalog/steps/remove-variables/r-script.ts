import { rColumnName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script: ({ variables }, data) => ({
    helpers: [],
    lines: [`d <- d[, !(names(d) %in% ${rVector(variables.map((id) => rColumnName(data, id)))}), drop = FALSE]`],
  }),
}
