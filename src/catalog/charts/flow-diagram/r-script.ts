import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rLiteral } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { given, box, n, detail, kind, phase, steps, arm, kept } = options
  const asked = given === 'counts' ? [box, n, detail, kind, phase, arm] : [...steps, arm]
  return rLines([
    '# Flow diagram',
    ...readDataLines(data, [...new Set(asked.flatMap((id) => id ?? []))]),
    `group <- ${arm === null ? 'factor(rep(NA, nrow(d)))' : levelsOf(data, arm)}`,
    'm <- nlevels(group)',
    'arm <- ifelse(is.na(group), 0, as.integer(group)) # 0: no arm',
    ...(given === 'counts' ? countLines(options, data) : peopleLines(options, data)),
    '',
    '# what the boxes above leave',
    `kept <- ${kept ? 'TRUE' : 'FALSE'}`,
    'expected <- rep(NA, nrow(boxes))',
    'common <- NA; low <- high <- rep(NA, m); split_at <- -1',
    'for (i in seq_len(nrow(boxes))) {',
    '  a <- boxes$arm[i]; count <- boxes$n[i]',
    '  if (a == 0) {',
    '    if (split_at >= 0) { common <- sum(low); split_at <- -1 }',
    '    if (boxes$exit[i]) { common <- common - count; next }',
    '    if (!is.na(common) && common != count) expected[i] <- common',
    '    common <- count',
    '    next',
    '  }',
    '  if (split_at < 0) { split_at <- boxes$row[i]; low[] <- high[] <- NA }',
    '  if (boxes$exit[i]) { low[a] <- low[a] - count; next }',
    '  if (boxes$row[i] == split_at) {',
    '    here <- boxes$row == split_at',
    '    if (i == max(which(here))) low[a] <- high[a] <- common - sum(boxes$n[here & boxes$arm != a])',
    '  }',
    '  top <- if (kept) high[a] else low[a]',
    '  if (!is.na(low[a])) expected[i] <- if (count < low[a]) low[a] else if (count > top) top else NA',
    '  low[a] <- high[a] <- count',
    '}',
    'print(boxes)',
    'print(expected)',
    'plot.new()',
    'text(0.5, seq(1, 0, length.out = nrow(boxes)), paste0(boxes$label, ifelse(boxes$arm > 0, paste0(", ", c("", levels(group))[boxes$arm + 1]), ""), " (n = ", boxes$n, ")"))',
  ])
}

function levelsOf(data: ScriptData, id: string): string {
  return `droplevels(${rFactor(data, id, columnInfo(data, id)?.levels ?? [])})`
}

function countLines({ box, n, detail, kind, left }: Options, data: ScriptData): readonly string[] {
  const item = detail === null ? 'NA' : `as.character(${rColumn(data, detail)})`
  const isExit =
    kind === null
      ? '!is.na(v$item)'
      : left === null
        ? 'FALSE'
        : `${rColumn(data, kind)}[kept_rows] %in% ${rLiteral(left)}`
  return [
    `v <- data.frame(label = as.character(${rColumn(data, box)}), n = ${rColumn(data, n)}, item = ${item}, arm = arm)`,
    'kept_rows <- !is.na(v$label) & !is.na(v$n) & v$n >= 0 & v$n == round(v$n)',
    'v <- v[kept_rows, ]',
    `v$exit <- ${isExit}`,
    'v$row <- match(v$label, unique(v$label)) - 1',
    'boxes <- unique(v[c("row", "arm", "label")])',
    'boxes <- boxes[order(boxes$row, boxes$arm), ]',
    'rows_of <- lapply(seq_len(nrow(boxes)), function(i) which(v$row == boxes$row[i] & v$arm == boxes$arm[i]))',
    'items <- lapply(rows_of, function(r) v$n[r[!is.na(v$item[r])]])',
    'whole <- vapply(rows_of, function(r) if (any(is.na(v$item[r]))) sum(v$n[r[is.na(v$item[r])]]) else NA_real_, 0)',
    'total <- vapply(items, sum, 0)',
    'boxes$n <- ifelse(is.na(whole), total, whole)',
    'boxes$exit <- boxes$row %in% v$row[v$exit]',
    'sums <- ifelse(!is.na(whole) & lengths(items) > 0 & whole != total, total, NA)',
  ]
}

function peopleLines({ steps, arm }: Options, data: ScriptData): readonly string[] {
  return [
    'steps <- list(',
    steps.map((id) => `  ${levelsOf(data, id)}`).join(',\n'),
    ')',
    'left <- sapply(steps, function(f) !is.na(f))',
    'step <- ifelse(rowSums(left) == 0, 0, max.col(left * 1, ties.method = "first")) # the first with a reason',
    'lost <- lapply(seq_along(steps), function(s) table(factor(arm, 0:m)[step == s], steps[[s]][step == s]))',
    'stayed <- table(factor(arm, 0:m)[step == 0])',
    `has_arms <- ${arm === null ? 'FALSE' : 'TRUE'}`,
    'split <- if (has_arms) max(0, which(vapply(lost, function(t) sum(t[1, ]) > 0, TRUE))) else length(steps)',
    'rest <- nrow(d) - if (has_arms) stayed[[1]] else 0',
    'boxes <- NULL; items <- list()',
    'add <- function(label, row, a, n, exit, parts = numeric(0)) {',
    '  boxes <<- rbind(boxes, data.frame(row = row, arm = a, label = label, n = n, exit = exit))',
    '  items[[length(items) + 1]] <<- parts[parts > 0]',
    '}',
    'row <- -1',
    'if (split > 0 || !has_arms) add("assessed", row <- row + 1, 0, rest, FALSE)',
    'for (s in seq_len(split)) {',
    '  parts <- colSums(lost[[s]])',
    '  add(paste("left at step", s), row <- row + 1, 0, sum(parts), TRUE, unname(parts))',
    '  rest <- rest - sum(parts)',
    '}',
    'if (!has_arms) add("analysed", row + 1, 0, rest, FALSE) else {',
    '  add("split", row <- row + 1, 0, rest, FALSE)',
    '  later <- setdiff(seq_along(steps), seq_len(split))',
    '  now <- vapply(seq_len(m), function(a) stayed[[a + 1]] + sum(vapply(later, function(s) sum(lost[[s]][a + 1, ]), 0)), 0)',
    '  row <- row + 1',
    '  for (a in seq_len(m)) add("allocated", row, a, now[a], FALSE)',
    '  for (s in later) {',
    '    row <- row + 1',
    '    for (a in seq_len(m)) {',
    '      parts <- unname(lost[[s]][a + 1, ])',
    '      add(paste("left at step", s), row, a, sum(parts), TRUE, parts)',
    '      now[a] <- now[a] - sum(parts)',
    '    }',
    '  }',
    '  for (a in seq_len(m)) add("analysed", row + 1, a, now[a], FALSE)',
    '}',
    'sums <- rep(NA, nrow(boxes))',
  ]
}

const maxBoxes = 60

function captures(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/boxes/rows': 'boxes$row',
    'chart/boxes/arms': 'ifelse(boxes$arm == 0, NA, boxes$arm - 1)',
    'chart/boxes/n': 'boxes$n',
    'chart/boxes/expected': 'expected',
    'chart/boxes/sums': 'sums',
  }
  for (let k = 0; k < maxBoxes; k++) found[`chart/boxes/items/${k}/n`] = `if (length(items) > ${k}) items[[${k + 1}]]`
  return found
}
