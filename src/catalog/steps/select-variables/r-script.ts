import { rColumnName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ keep, rest }, data) {
    const names = rVector(keep.map((id) => rColumnName(data, id)))
    const wanted = rest === 'drop' ? names : `c(${names}, setdiff(names(d), ${names}))`
    return { helpers: [], lines: [`d <- d[${wanted}]`] }
  },
}
