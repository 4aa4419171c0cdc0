import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import { correlateLines } from '../../kit/r/r-correlate.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { variables, controls, methods, adjust, missing, confidence } = options
  const names = (ids: readonly string[]) => ids.map((id) => rColumnName(data, id))
  return rLines([
    `# Correlation: ${methods.join(', ')}`,
    ...readDataLines(data, [...variables, ...controls]),
    `variables <- ${rVector(names(variables))}`,
    `controls <- ${controls.length === 0 ? 'character(0)' : rVector(names(controls))}`,
    'd <- d[c(variables, controls)]',
    'd[] <- lapply(d, function(v) ifelse(is.finite(v), v, NA))',
    ...(missing === 'listwise' ? ['d <- na.omit(d)'] : []),
    `level <- ${rNumber(confidence)}`,
    ...correlateLines,
    '',
    'pairs <- combn(length(variables), 2)',
    'matrix_of <- function(method) {',
    '  found <- apply(pairs, 2, function(k) correlate(d[c(variables[k], controls)], method))',
    `  rbind(found, adjusted = p.adjust(found["p", ], ${rString(adjust === 'benjamini-hochberg' ? 'BH' : adjust)}))`,
    '}',
    `results <- sapply(${rVector(methods)}, matrix_of, simplify = FALSE)`,
    'print(results)',
  ])
}

function captures({ variables, methods, adjust, stars }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const method of methods) {
    let k = 0
    for (const [i, first] of variables.entries())
      for (const second of variables.slice(i + 1)) {
        k++
        const at = (name: string) => `results$${method}["${name}", ${k}]`
        const row = `pairs/${method}/${first}/${second}`
        for (const column of ['n', 'r', 'statistic', 'df', 'p']) found[`${row}/${column}`] = at(column)
        for (const limit of ['lower', 'upper']) found[`${row}/interval.${limit}`] = at(limit)
        if (adjust !== 'none') found[`${row}/adjusted`] = at('adjusted')
        const cell = `matrix-${method}/${second}/r@${first}`
        found[`${cell}.value`] = at('r')
        found[`${cell}.marks`] = stars ? `sum(c(${at('adjusted')} < c(0.05, 0.01, 0.001)), na.rm = TRUE)` : '0'
      }
  }
  return found
}
