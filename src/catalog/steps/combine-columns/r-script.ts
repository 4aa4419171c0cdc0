import { type ColumnInfo, columnInfo } from '../../kit/data-dictionary.ts'
import { rName, rString, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variables, separator, missing, values, name }, data) {
    const columns = variables.flatMap((id) => columnInfo(data, id) ?? [])
    const isLabelled = ({ valueLabels }: ColumnInfo) => values === 'labels' && valueLabels.length > 0
    return {
      helpers: columns.some(({ type }) => type === 'number') ? ['number_text', 'nonempty'] : ['nonempty'],
      lines: [
        ...(columns.some(isLabelled)
          ? [
              'labelled <- function(text, x, values, labels) {',
              '  k <- match(x, values)',
              '  ifelse(is.na(k), text, labels[k])',
              '}',
            ]
          : []),
        'parts <- list(',
        ...columns.map((column, k) => {
          const comma = k === columns.length - 1 ? '' : ','
          const [text, x] = [textOf(column), `d$${rName(column.name)}`]
          if (!isLabelled(column)) return `  ${text}${comma}`
          const { valueLabels: of, type } = column
          const labelledValues = rVector(of.map(({ value }) => (type === 'text' ? String(value) : value)))
          return `  labelled(${text}, ${x}, ${labelledValues}, ${rVector(of.map(({ label }) => label))})${comma}`
        }),
        ')',
        'new <- vapply(seq_len(nrow(d)), function(i) {',
        '  row <- vapply(parts, function(part) part[i], "")',
        ...(missing === 'blank' ? ['  if (anyNA(row)) return(NA_character_)'] : ['  row <- row[!is.na(row)]']),
        `  paste(row, collapse = ${rString(separator)})`,
        '}, "")',
        `d$${rName(name.trim())} <- nonempty(new)`,
      ],
    }
  },
}

function textOf({ name, type }: ColumnInfo): string {
  const x = `d$${rName(name)}`
  if (type === 'text') return x
  if (type === 'number') return `number_text(${x})`
  return type === 'date' ? `format(${x}, "%Y-%m-%d")` : `format(${x}, "%Y-%m-%d %H:%M:%S", tz = "UTC")`
}
