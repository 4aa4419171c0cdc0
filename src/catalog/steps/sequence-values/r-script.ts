import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { rOrderedRows } from '../../kit/steps/r-ordered-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, name } = options
    const x = variable === null ? '' : rColumn(data, variable)
    const type = variable === null ? undefined : columnInfo(data, variable)?.type
    return {
      helpers: ['group_rows'],
      lines: [
        ...rOrderedRows(data, options),
        ...resultLines(options, x, type === 'datetime' ? ' / 86400' : ''),
        `d$${rName(name.trim())} <- new`,
      ],
    }
  },
}

/** Lines that set `new`; `perDay` converts differences of instants to days. */
function resultLines({ op, places }: Options, x: string, perDay: string): readonly string[] {
  const numbers = (body: string, before: readonly string[] = []) => [
    'new <- rep(NA_real_, nrow(d))',
    'for (i in rows) {',
    ...before.map((line) => `  ${line}`),
    `  ${body}`,
    '}',
  ]
  const picked = (body: string, before: readonly string[] = []) => [
    'from <- rep(NA_integer_, nrow(d)) # the row whose value each row gets',
    'for (i in rows) {',
    ...before.map((line) => `  ${line}`),
    `  ${body}`,
    '}',
    `new <- ${x}[from]`,
  ]
  const values = `v <- as.numeric(${x}[i])`
  const known = `i <- i[!is.na(${x}[i])]`
  const lagged = [values, `before <- c(rep(NA, ${places}), v)[seq_along(v)]`]
  switch (op) {
    case 'lag':
      return picked(`from[i] <- c(rep(NA, ${places}), i)[seq_along(i)]`)
    case 'lead':
      return picked(`from[i] <- i[seq_along(i) + ${places}]`)
    case 'first':
      return picked(`from[i] <- i[!is.na(${x}[i])][1]`)
    case 'last':
      return picked(`from[i] <- rev(i[!is.na(${x}[i])])[1]`)
    case 'cumulative-max':
      return picked('from[i] <- i[match(cummax(v), v)]', [known, values])
    case 'difference':
      return numbers(`new[i] <- (v - before)${perDay}`, lagged)
    case 'ratio':
      return numbers('new[i] <- ifelse(before == 0, NA, v / before)', lagged)
    case 'percent-change':
      return numbers('new[i] <- ifelse(before == 0, NA, 100 * (v / before - 1))', lagged)
    case 'change-from-first':
      return numbers(`new[i] <- (v - v[!is.na(v)][1])${perDay}`, [values])
    case 'cumulative-sum':
      return numbers(`new[i] <- cumsum(${x}[i])`, [known])
    case 'cumulative-mean':
      return numbers(`new[i] <- cumsum(${x}[i]) / seq_along(i)`, [known])
    case 'cumulative-count':
      return numbers('new[i] <- seq_along(i)', [known])
    case 'row-number':
      return numbers('new[i] <- seq_along(i)')
  }
}
