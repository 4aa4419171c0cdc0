import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rLiteral, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rSetSeed } from '../../kit/r/r-set-seed.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { group, caseValue, exact, near, calipers, atRisk, order, seed } = options
    const isText = columnInfo(data, group)?.type === 'text'
    const value = isText ? rLiteral(String(caseValue)) : rLiteral(Number(caseValue))
    const limits = near.map((id) => calipers[id]?.within ?? Infinity).map(rNumber)
    return {
      helpers: groupHelpers(exact),
      lines: [
        ...rGroupRows(data, exact, 'leave-out'),
        `case <- ${rColumn(data, group)} == ${value}`,
        `near <- list(${near.map((id) => numbersCode(data, id)).join(', ')})`,
        `within <- ${near.length === 0 ? 'numeric(0)' : `c(${limits.join(', ')})`} # calipers`,
        ...(atRisk === null ? [] : [`time <- ${numbersCode(data, atRisk)}`]),
        `ready <- !is.na(case) & !is.na(g)${atRisk === null ? '' : ' & !is.na(time)'}`,
        'for (x in near) ready <- ready & is.finite(x)',
        'cases <- which(ready & case)',
        `pool <- which(ready${atRisk === null ? ' & !case' : ''})`,
        'spread <- vapply(near, function(x) { s <- sd(x[ready]); if (is.na(s) || s == 0) 1 else s }, 0)',
        'possible <- function(i) { # controls for row i, and how far they are',
        `  j <- pool[g[pool] == g[i]${atRisk === null ? '' : ' & time[pool] >= time[i] & pool != i'}]`,
        '  away <- rep(0, length(j))',
        '  for (k in seq_along(near)) {',
        '    gap <- abs(near[[k]][j] - near[[k]][i])',
        '    away <- ifelse(gap > within[k], Inf, away + gap / spread[k])',
        '  }',
        '  list(row = j[away < Inf], away = away[away < Inf])',
        '}',
        rSetSeed(seed),
        turnsCode(order),
        ...roundLines(options),
        ...resultLines(options, data),
      ],
    }
  },
}

/** The number, or the days of a date. */
function numbersCode(data: ScriptData, id: string): string {
  const type = columnInfo(data, id)?.type
  const x = rColumn(data, id)
  if (type === 'number') return x
  return type === 'date' ? `as.numeric(${x})` : `as.numeric(${x}) / 86400`
}

function turnsCode(order: Options['order']): string {
  return {
    rows: 'turns <- seq_along(cases)',
    random: 'turns <- sample.int(length(cases))',
    hardest: 'turns <- order(vapply(cases, function(i) length(possible(i)$row), 0L)) # the hardest first',
  }[order]
}

function roundLines({ ratio, order, replace, atRisk }: Options): readonly string[] {
  return [
    'sets <- rep(list(integer(0)), length(cases))',
    `for (round in 1:${ratio}) for (k in turns) {`,
    '  if (length(sets[[k]]) < round - 1) next',
    '  found <- possible(cases[k])',
    `  free <- !found$row %in% ${replace || atRisk !== null ? 'sets[[k]]' : 'unlist(sets)'}`,
    '  nearest <- found$row[free & found$away == min(found$away[free], Inf)]',
    '  if (length(nearest) == 0) next',
    order === 'rows'
      ? '  sets[[k]] <- c(sets[[k]], nearest[1])'
      : '  sets[[k]] <- c(sets[[k]], if (length(nearest) == 1) nearest else nearest[sample.int(length(nearest), 1)])',
    '}',
  ]
}

function resultLines({ replace, atRisk, unmatched, setName, roleName }: Options, data: ScriptData): readonly string[] {
  const [set, role] = [`d$${rName(setName.trim())}`, `d$${rName(roleName.trim())}`]
  const found = ['cases <- cases[lengths(sets) > 0]', 'sets <- sets[lengths(sets) > 0]', 'size <- lengths(sets) + 1']
  const rows = ['member <- unlist(Map(c, cases, sets)) # the case first', 'number <- rep(seq_along(cases), size)']
  const first = 'as.numeric(sequence(size) == 1)'
  if (replace || atRisk !== null)
    return [...found, ...rows, 'd <- d[member, , drop = FALSE]', `${set} <- as.numeric(number)`, `${role} <- ${first}`]
  return [
    ...found,
    ...rows,
    `${set} <- NA_real_`,
    `${role} <- NA_real_`,
    `${set}[member] <- number`,
    `${role}[member] <- ${first}`,
    ...(unmatched === 'remove'
      ? [`d <- d[sort(member), ${rVector([...names(data), setName.trim(), roleName.trim()])}]`]
      : []),
  ]
}

const names = (data: ScriptData) => data.columns.map(({ id }) => rColumnName(data, id))
