import { rColumn, rColumnName, rName, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import type { definition } from './definition.ts'
import { expressionOf, partsOf } from './expressions.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, values, pattern } = options
    const expression = expressionOf(options)
    const name = rColumnName(data, variable)
    return {
      helpers: ['nonempty'],
      lines: [
        `x <- enc2utf8(${rColumn(data, variable)})`,
        `m <- regmatches(x, regexec(${rString(expression)}, x, perl = TRUE)) # the match, then its parts`,
        'part <- function(k) nonempty(vapply(m, function(v) if (length(v) < k) NA_character_ else v[k], ""))',
        ...(values === 'numbers'
          ? [
              'number <- function(v) {',
              '  v[!grepl("^[-+−]?[0-9]+([.][0-9]+)?$", v)] <- NA',
              '  as.numeric(sub("−", "-", v))',
              '}',
            ]
          : []),
        ...partsOf(expression).map((part) => {
          const taken = `part(${part.group + 1})`
          return `d$${rName(patternName(pattern, name, part.name))} <- ${values === 'numbers' ? `number(${taken})` : taken}`
        }),
      ],
    }
  },
}
