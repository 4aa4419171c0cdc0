import { rColumnName, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script: ({ variable, name }, data) => ({
    helpers: [],
    lines: [`names(d)[names(d) == ${rString(rColumnName(data, variable))}] <- ${rString(name.trim())}`],
  }),
}
