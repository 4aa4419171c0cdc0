import { rColumn, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variable, method, cutPoints, groups, closed, labels, name }, data) {
    const made = {
      'cut-points': '',
      'equal-width': `min(v) + (max(v) - min(v)) * (1:${groups - 1}) / ${groups}`,
      quantiles: `quantile(v, (1:${groups - 1}) / ${groups}, type = 7, names = FALSE)`,
    }[method]
    const within = closed === 'upper' ? 'points > min(v)' : 'points < max(v)'
    return {
      helpers: [],
      lines: [
        `x <- ${rColumn(data, variable)}`,
        ...(method === 'cut-points'
          ? [`points <- ${rVector(cutPoints)}`]
          : ['v <- x[is.finite(x)]', `points <- unique(${made})`, `points <- points[${within}] # no empty group`]),
        `d$${rName(name.trim())} <- findInterval(x, points${closed === 'lower' ? ', left.open = TRUE' : ''}) + 1`,
        ...(labels.length === 0
          ? []
          : [`# ${labels.map((label, k) => `${k + 1} = ${label.replace(/\s+/g, ' ')}`).join(', ')}`]),
      ],
    }
  },
}
