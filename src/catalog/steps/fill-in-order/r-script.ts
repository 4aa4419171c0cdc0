import { rColumn, rColumnName, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import { rOrderedRows } from '../../kit/steps/r-ordered-rows.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, source, orderBy, most } = options
    const within = most === null ? '' : ` & gap <= ${most}`
    return {
      helpers: ['group_rows'],
      lines: [
        ...rOrderedRows(data, options),
        ...(source === 'linear'
          ? [`at <- as.numeric(${rColumn(data, orderBy[0] ?? '')})`, ...onLines(within)]
          : carried(source, within)),
        ...variables.map(
          (id) => `d$${rName(targetName(rColumnName(data, id), options))} <- filled(${rColumn(data, id)})`,
        ),
      ],
    }
  },
}

type Carried = Exclude<StepOptionsOf<typeof definition>['source'], 'linear'>

function carried(source: Carried, within: string): readonly string[] {
  return [
    'filled <- function(x) {',
    '  from <- seq_along(x) # the row whose value each row gets',
    '  for (i in rows) {',
    ...(source === 'next' ? ['    i <- rev(i)'] : []),
    '    known <- !is.na(x[i])',
    '    last <- cummax(seq_along(i) * known)',
    '    gap <- seq_along(i) - last',
    `    use <- !known & last > 0${within}`,
    `    from[i[use]] <- ${source === 'baseline' ? 'i[known][1]' : 'i[last[use]]'}`,
    '  }',
    '  x[from]',
    '}',
  ]
}

function onLines(within: string): readonly string[] {
  return [
    'filled <- function(x) {',
    '  new <- x',
    '  for (i in rows) {',
    '    known <- !is.na(x[i])',
    '    k <- seq_along(i)',
    '    left <- cummax(k * known)',
    '    right <- rev(cummin(rev(ifelse(known, k, Inf))))',
    '    gap <- right - left - 1',
    `    use <- which(!known & left > 0 & is.finite(right)${within})`,
    '    l <- i[left[use]]; r <- i[right[use]]',
    '    share <- ifelse(at[r] == at[l], 0, (at[i[use]] - at[l]) / (at[r] - at[l]))',
    '    y <- x[l] + share * (x[r] - x[l])',
    '    new[i[use]] <- ifelse(is.finite(y), y, NA)',
    '  }',
    '  new',
    '}',
  ]
}
