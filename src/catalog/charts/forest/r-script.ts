import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rLiteral, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

function script(options: Options, data: ScriptData): string {
  const {
    label,
    estimate,
    lower,
    upper,
    rowWeight: weight,
    summary,
    summaryValue,
    scale,
    reference,
    from,
    to,
  } = options
  const marked =
    summary === null || summaryValue === null ? 'FALSE' : `${rColumn(data, summary)} %in% ${rLiteral(summaryValue)}`
  const finite = (id: string) => `ifelse(is.finite(${rColumn(data, id)}), ${rColumn(data, id)}, NA)`
  const log = scale === 'log'
  return rLines([
    '# Forest plot',
    ...readDataLines(data, [
      ...new Set([label, estimate, lower, upper, ...[weight, summary].flatMap((id) => id ?? [])]),
    ]),
    `d$label_ <- as.character(${rColumn(data, label)})`,
    `d$estimate_ <- ${finite(estimate)}`,
    `d$lower_ <- ifelse(is.na(d$estimate_), NA, ${finite(lower)})`,
    `d$upper_ <- ifelse(is.na(d$estimate_), NA, ${finite(upper)})`,
    `d$summary_ <- ${marked}`,
    `d$weight_ <- ${weight === null ? 'NA' : `ifelse(is.na(d$estimate_), NA, ${finite(weight)})`}`,
    'd <- d[!is.na(d$label_) | !is.na(d$estimate_), ]',
    'share <- ifelse(d$summary_, NA, d$weight_ / sum(d$weight_[!d$summary_], na.rm = TRUE))',
    `reference <- ${rNumber(reference ?? (log ? 1 : 0))}`,
    `axis_from <- ${from === null ? 'NA' : rNumber(from)}; axis_to <- ${to === null ? 'NA' : rNumber(to)}`,
    `level <- ${rNumber(options.confidence)}; decimals <- ${rNumber(options.decimals)}`,
    'at <- rev(seq_len(nrow(d)))',
    'reach <- range(d$lower_, d$upper_, d$estimate_, reference, na.rm = TRUE)',
    'if (!is.na(axis_from)) reach[1] <- axis_from',
    'if (!is.na(axis_to)) reach[2] <- axis_to',
    'size <- if (all(is.na(share))) 1.2 else 0.6 + 1.4 * sqrt(share / max(share, na.rm = TRUE))',
    `plot(d$estimate_, at, xlim = reach,${log ? ' log = "x",' : ''} pch = ifelse(d$summary_, 18, 15), cex = size, yaxt = "n", ylab = "", xlab = ${rString(options.measure)})`,
    'segments(d$lower_, at, d$upper_, at)',
    'abline(v = reference, lty = 2)',
    'axis(2, at, d$label_, las = 1, tick = FALSE)',
  ])
}

function captures(): Readonly<Record<string, string>> {
  return {
    'chart/confidence': 'level',
    'chart/decimals': 'decimals',
    'chart/reference': 'reference',
    'chart/axis/from': 'axis_from',
    'chart/axis/to': 'axis_to',
    'chart/estimate': 'd$estimate_',
    'chart/lower': 'd$lower_',
    'chart/upper': 'd$upper_',
    'chart/share': 'share',
  }
}
