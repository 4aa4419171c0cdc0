import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rMissingLines, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

/** In the order in which they are done. */
const lines: Readonly<Record<Options['cleanings'][number], string>> = {
  invisible:
    'x <- gsub("(?![\\\\t\\\\v])[\\\\p{Cc}\\\\p{Cf}]", "", x, perl = TRUE) # control and zero-width characters',
  'half-width': 'x <- chartr(intToUtf8(c(0x3000, 0xff01:0xff5e)), intToUtf8(c(0x20:0x7e)), x)',
  'line-breaks': 'x <- gsub("\\\\v+", " ", x, perl = TRUE)',
  collapse: 'x <- gsub("[\\\\t\\\\p{Zs}]+", " ", x, perl = TRUE)',
  trim: 'x <- gsub("^[\\\\t\\\\v\\\\p{Zs}]+|[\\\\t\\\\v\\\\p{Zs}]+\\\\z", "", x, perl = TRUE)',
}

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variables, cleanings, letterCase } = options
    const wanted = Object.entries(lines).filter(([key]) => cleanings.some((one) => one === key))
    return {
      helpers: ['nonempty'],
      lines: [
        'cleaned <- function(x) {',
        '  x <- enc2utf8(x)',
        ...wanted.map(([, line]) => `  ${line}`),
        ...(letterCase === 'keep' ? [] : [`  x <- to${letterCase}(x)`]),
        '  nonempty(x)',
        '}',
        ...variables.flatMap((id) => {
          const column = columnInfo(data, id)
          const target = `d$${rName(targetName(rColumnName(data, id), options))}`
          return [
            `${target} <- cleaned(${rColumn(data, id)})`,
            ...(column === undefined ? [] : rMissingLines(target, column)),
          ]
        }),
      ],
    }
  },
}
