import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rLiteral, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { newColumns } from './new-columns.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { id, time, values, levels, duplicates } = options
    const names = rVector(id.map((one) => rColumnName(data, one)))
    const others = data.columns.filter((one) => ![...id, time, ...values].includes(one.id)).map(({ name }) => name)
    const made = newColumns(options, (one) => columnInfo(data, one)?.name ?? one)
    const there = levels.map((level) => (level === null ? 'NA' : rLiteral(level)))
    const cellOf = (value: string, at: number) => {
      const x = rColumn(data, value)
      if (duplicates === 'mean') return `as.vector(tapply(${x}[at %in% ${at}], who[at %in% ${at}], mean, na.rm = TRUE))`
      if (duplicates === 'n')
        return `as.vector(tapply(!is.na(${x}[at %in% ${at}]), who[at %in% ${at}], sum, default = 0))`
      return `${x}[row_at(${at})]`
    }
    const rowAt =
      duplicates === 'last'
        ? 'row_at <- function(k) nrow(d) + 1 - match(keys, rev(ifelse(at %in% k, key, NA)))'
        : 'row_at <- function(k) match(keys, ifelse(at %in% k, key, NA))'
    return {
      helpers: [],
      lines: [
        `d <- d[complete.cases(d[${names}]), , drop = FALSE]`,
        `key <- do.call(paste, c(unname(d[${names}]), sep = "\\r"))`,
        'keys <- unique(key)',
        'who <- factor(key, levels = keys)',
        `at <- match(${rColumn(data, time)}, c(${there.join(', ')}), incomparables = NA)`,
        ...(duplicates === 'mean' || duplicates === 'n' ? [] : [rowAt]),
        ...(others.length === 0
          ? [`constant <- character(0)`]
          : [
              `constant <- Filter(function(n) !anyDuplicated(unique(data.frame(key, d[[n]]))$key), ${rVector(others)})`,
            ]),
        `wide <- d[!duplicated(key), names(d) %in% c(${names}, constant), drop = FALSE]`,
        ...made.map(({ value, at, name }) => `wide$${rName(name)} <- ${cellOf(value, at + 1)}`),
        'd <- wide',
      ],
    }
  },
}
