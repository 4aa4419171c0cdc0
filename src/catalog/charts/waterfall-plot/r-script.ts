import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, readDataLines, rFactor, rLines, rNumber, rVector } from '../../kit/r/r-code.ts'
import { groupCount } from '../../kit/r/r-groups.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { responsesAmong } from './best-response.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const { change, response, arm, colour, order, cap, confidence } = options
  const by = response === null || arm === null ? (response ?? arm) : colour === 'arm' ? arm : response
  const used = (id: string) => `droplevels(${rFactor(data, id, columnInfo(data, id)?.levels ?? [])})`
  return rLines([
    '# Waterfall plot',
    ...readDataLines(data, [change, ...[response, arm].flatMap((id) => id ?? [])]),
    'total <- nrow(d)',
    `d$change_ <- ${rColumn(data, change)}`,
    `d$colour_ <- ${by === null ? '1' : `as.integer(${used(by)})`}`,
    response !== null && `d$response_ <- as.character(${used(response)})`,
    `d$arm_ <- ${arm === null ? '1' : `as.integer(${used(arm)})`}`,
    'bars <- d[is.finite(d$change_), ]',
    `bars <- bars[order(${order === 'all' ? '' : 'bars$colour_, '}-bars$change_), ] # missing colours last`,
    'codes <- ifelse(is.na(bars$colour_), 0, bars$colour_) - 1',
    `level <- ${rNumber(confidence)}`,
    ...(countedOf(options, data) === null ? [] : rateLines(options, data)),
    '',
    `height <- ${cap ? 'pmax(-100, pmin(100, bars$change_))' : 'bars$change_'}`,
    'barplot(height, col = codes + 2, border = NA, ylab = "Change from baseline (%)")',
    options.lines && 'abline(h = c(20, -30), lty = 2)',
  ])
}

/** The names that are counted; null if no rate is given. */
function countedOf({ response }: Options, data: ScriptData) {
  if (response === null) return null
  const column = columnInfo(data, response)
  const labels = (column?.levels ?? []).map(
    (value) => column?.valueLabels.find((entry) => entry.value === value)?.label ?? String(value),
  )
  const counted = responsesAmong(labels)
  return counted.control.length === 0 ? null : counted
}

function rateLines(options: Options, data: ScriptData): readonly string[] {
  const { objective, control } = countedOf(options, data) ?? { objective: [], control: [] }
  return [
    'rates <- lapply(seq_len(max(d$arm_, na.rm = TRUE)), function(k) {',
    '  best <- d$response_[d$arm_ %in% k & !is.na(d$response_)]',
    '  rate <- function(counted) {',
    '    if (length(best) == 0) return(c(0, 0, 1))',
    '    events <- sum(best %in% counted)',
    '    c(events, prop.test(events, length(best), conf.level = level, correct = FALSE)$conf.int) # Wilson',
    '  }',
    `  list(n = length(best), objective = rate(${rVector(objective)}), control = rate(${rVector(control)}))`,
    '})',
    'print(rates)',
  ]
}

function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'chart/total': 'total',
    'chart/confidence': 'level',
    'chart/changes': 'bars$change_',
    'chart/codes': 'codes',
  }
  if (countedOf(options, data) === null) return found
  for (let k = 0; k < groupCount(data, options.arm); k++) {
    found[`chart/rates/${k}/n`] = `rates[[${k + 1}]]$n`
    for (const kind of ['objective', 'control'])
      for (const [i, part] of ['events', 'lower', 'upper'].entries())
        found[`chart/rates/${k}/${kind}/${part}`] = `rates[[${k + 1}]]$${kind}[${i + 1}]`
  }
  return found
}
