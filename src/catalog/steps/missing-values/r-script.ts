import { type ColumnInfo, columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rLiteral, rString, rVector } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script({ variables, action, constant }, data) {
    const names = rVector(variables.map((id) => rColumnName(data, id)))
    if (action === 'drop-any' || action === 'drop-all') {
      const limit = action === 'drop-any' ? '== 0' : `< ${variables.length}`
      return {
        helpers: [],
        lines: [`missing <- rowSums(is.na(d[, ${names}, drop = FALSE]))`, `d <- d[missing ${limit}, , drop = FALSE]`],
      }
    }
    return {
      helpers: [],
      lines: [
        ...(action === 'mode'
          ? ['most_frequent <- function(x) { u <- unique(x[!is.na(x)]); u[which.max(tabulate(match(x, u)))] }']
          : []),
        ...variables.map((id) => {
          const x = rColumn(data, id)
          return `${x}[is.na(${x})] <- ${fill(action, x, constant, columnInfo(data, id))}`
        }),
      ],
    }
  },
}

function fill(
  action: Options['action'],
  x: string,
  constant: Options['constant'],
  column: ColumnInfo | undefined,
): string {
  if (action === 'mode') return `most_frequent(${x})`
  if (action !== 'constant') return `${action}(${x}, na.rm = TRUE)`
  const value = constant ?? ''
  if (column?.type === 'text') return rString(String(value))
  if (column?.type === 'date') return `as.Date(${rString(String(value))})`
  if (column?.type === 'datetime') return `as.POSIXct(${rString(String(value))}, tz = "UTC")`
  return rLiteral(Number(value))
}
