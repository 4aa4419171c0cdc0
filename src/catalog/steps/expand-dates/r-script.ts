import { rColumn, rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ from, to, unit, ends, name }, data) {
    const day = (id: string) => `as.Date(${rColumn(data, id)}, tz = "UTC")`
    const next = { day: 'a + k', week: 'a + 7 * k', month: 'add_months(rep(a, length(k)), k)' }[unit]
    return {
      helpers: unit === 'month' ? ['add_months'] : [],
      lines: [
        `from <- ${day(from)}`,
        `to <- ${day(to)}${ends === 'both' ? '' : ' - 1 # without the last day'}`,
        'dates <- lapply(seq_len(nrow(d)), function(i) {',
        '  a <- from[i]',
        '  k <- if (is.na(a) || is.na(to[i]) || to[i] < a) numeric(0) else 0:as.numeric(to[i] - a)',
        `  all <- ${next}`,
        '  all[all <= to[i]]',
        '})',
        'd <- d[rep(seq_len(nrow(d)), lengths(dates)), , drop = FALSE]',
        `d$${rName(name.trim())} <- do.call(c, dates)`,
      ],
    }
  },
}
