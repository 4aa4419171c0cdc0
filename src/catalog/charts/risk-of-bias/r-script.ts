import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rColumn, rColumnName, readDataLines, rLines, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { judgementPlace, judgements } from './judgements.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { tool, study, studyWeight: weight, view } = options
  const asked = domainsOf(options)
  const weighted = weight !== null && view !== 'matrix'
  return rLines([
    '# Risk of bias',
    ...readDataLines(data, [...new Set([study, ...asked, ...(weighted ? [weight] : [])])]),
    `d <- d[!is.na(${rColumn(data, study)}), ]`,
    `judgements <- ${rVector(judgements[tool].map(({ name }) => name.en))}`,
    'k <- length(judgements)',
    'codes <- list( # places among the judgements from 0, -1 if missing',
    asked.map((id) => `  ${codesOf(id, options, data)}`).join(',\n'),
    ')',
    'codes <- lapply(codes, function(code) ifelse(is.na(code), -1, code))',
    ...(weighted
      ? [`w <- ${rColumn(data, weight)}`, 'w <- ifelse(is.finite(w) & w > 0, w, 0)']
      : ['w <- rep(1, nrow(d))']),
    'shares <- lapply(codes, function(code) sapply(c(seq_len(k) - 1, -1), function(j) sum(w[code == j])) / sum(w))',
    `table <- matrix(unlist(shares), nrow = k + 1, dimnames = list(c(judgements, "Not judged"), ${rVector(asked.map((id) => rColumnName(data, id)))}))`,
    'print(round(100 * t(table), 1))',
    '',
    'par(mar = c(4, 10, 3, 1))',
    'barplot(table[, ncol(table):1, drop = FALSE], horiz = TRUE, las = 1, xlab = "Share of studies", legend.text = TRUE,',
    `  main = ${rString({ rob2: 'RoB 2', 'robins-i': 'ROBINS-I', 'quadas-2': 'QUADAS-2' }[tool])})`,
  ])
}

function domainsOf({ domains, overall }: Options): readonly string[] {
  return [...domains, ...(overall === null ? [] : [overall])]
}

function codesOf(id: string, { tool }: Options, data: ScriptData): string {
  const values = labelledLevels(data, id)
  const labels = new Map(columnInfo(data, id)?.valueLabels.map(({ value, label }) => [String(value), label]))
  const places = values.map((value) =>
    judgementPlace(tool, { value, label: labels.get(String(value)) ?? String(value) }),
  )
  return values.length === 0
    ? 'rep(NA, nrow(d))'
    : `${rVector(places)}[match(${rColumn(data, id)}, ${rVector(values)})]`
}

function captures(options: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/n': 'nrow(d)' }
  for (const k of domainsOf(options).keys()) {
    if (options.view !== 'summary') found[`chart/domains/${k}/codes`] = `codes[[${k + 1}]]`
    found[`chart/domains/${k}/shares`] = `shares[[${k + 1}]]`
  }
  return found
}
