import { rColumn, rColumnName, rName, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variable, by, separator, width, parts, extra, trim, pattern }, data) {
    const sep = rString(separator)
    const length = Array.from(separator).length
    const cut =
      by === 'width'
        ? [
            `  at <- ifelse(nchar(x) > ${width}, ${width + 1}, NA) # where the rest begins`,
            `  list(part = substr(x, 1, ${width}), rest = substr(x, at, nchar(x)))`,
          ]
        : [
            `  at <- as.integer(regexpr(${sep}, x, fixed = TRUE))`,
            '  at[at < 0] <- NA # no further part',
            '  list(part = ifelse(is.na(at), x, substr(x, 1, at - 1)),',
            `    rest = substr(x, at + ${length}, nchar(x)))`,
          ]
    const tidy = trim ? 'gsub("^[\\\\t\\\\v\\\\p{Zs}]+|[\\\\t\\\\v\\\\p{Zs}]+\\\\z", "", x, perl = TRUE)' : 'x'
    const target = (k: number) => `d$${rName(patternName(pattern, rColumnName(data, variable), String(k)))}`
    return {
      helpers: ['nonempty'],
      lines: [
        'first_part <- function(x) { # and what follows it',
        ...cut,
        '}',
        `tidy <- function(x) nonempty(${tidy})`,
        `rest <- enc2utf8(${rColumn(data, variable)})`,
        ...Array.from({ length: parts }, (_, i) => {
          const k = i + 1
          if (k === parts && extra === 'last') return [`${target(k)} <- tidy(rest)`]
          const next = k === parts ? [] : ['rest <- cut$rest']
          return ['cut <- first_part(rest)', `${target(k)} <- tidy(cut$part)`, ...next]
        }).flat(),
      ],
    }
  },
}
