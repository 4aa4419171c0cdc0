import { longestQuantity, quantityExpression } from '#engine/frame/parse-quantity.ts'
import { rColumn, rColumnName, rName, rString } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { patternName } from '../../kit/steps/name-pattern.ts'
import type { definition } from './definition.ts'
import { wantedParts } from './quantity-columns.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, pattern } = options
    return {
      helpers: ['nonempty'],
      lines: [
        `x <- enc2utf8(${rColumn(data, variable)})`,
        ...plainLines,
        `m <- regmatches(u, regexec(${rString(quantityExpression)}, u, perl = TRUE))`,
        'g <- function(k) vapply(m, function(v) if (length(v) < k) "" else v[k], "") # a part of the match',
        ...numberLines,
        ...ruleLines(options),
        ...wantedParts(options).map(
          (part) =>
            `d$${rName(patternName(pattern, rColumnName(data, variable), part))} <- ${part}[match(x, distinct)]`,
        ),
      ],
    }
  },
}

const plainLines = [
  'distinct <- unique(x[!is.na(x)]) # full-width signs become plain ones, raised digits behind 10 get ^',
  'u <- chartr(intToUtf8(c(0x3000, 0xff01:0xff5e)), intToUtf8(0x20:0x7e), distinct)',
  'u <- gsub("[\\u2212\\ufe63]", "-", gsub("\\u00a0", " ", u))',
  'raised <- gregexpr("10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+", u, perl = TRUE)',
  'regmatches(u, raised) <- lapply(regmatches(u, raised), function(v) chartr("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789", sub("10", "10^", v)))',
  'u <- gsub("^[\\\\t\\\\v\\\\p{Zs}]+|[\\\\t\\\\v\\\\p{Zs}]+\\\\z", "", u, perl = TRUE)',
  `u[nchar(u) > ${longestQuantity}] <- "" # no quantities`,
]

const numberLines = [
  'chinese <- function(t) { # 十二 is 12, 一万二千 is 12000',
  '  total <- 0; section <- 0; digit <- 0',
  '  for (s in strsplit(t, "")[[1]]) {',
  '    place <- match(s, c("十", "百", "千"))',
  '    if (!is.na(place)) { section <- section + max(digit, 1) * 10^place; digit <- 0 }',
  '    else if (s == "万") { total <- total + (section + digit) * 1e4; section <- 0; digit <- 0 }',
  '    else if (s == "亿") { total <- (total + section + digit) * 1e8; section <- 0; digit <- 0 }',
  '    else digit <- digit * 10 + match(s, c("一", "二", "三", "四", "五", "六", "七", "八", "九", "两"), 0)',
  '    if (s == "两") digit <- digit - 8',
  '  }',
  '  total + section + digit',
  '}',
  'number <- function(text, power) {',
  '  plain <- suppressWarnings(as.numeric(gsub(",", "", text)))',
  '  own <- grepl("^[零〇一-龥]", text)',
  '  plain[own] <- vapply(text[own], chinese, 0)',
  '  ifelse(power == "", plain, as.numeric(paste0(sprintf("%.17g", plain), "e", ifelse(power == "", "0", power))))',
  '}',
  'sign <- g(2)',
  'read <- g(1) != "" & !(sign != "" & g(6) != "")',
  'first <- number(g(3), paste0(g(4), g(5)))',
  'other <- number(g(7), paste0(g(8), g(9)))',
]

function ruleLines({ below, above, ranges, pairs }: Options): readonly string[] {
  const ofRange = {
    midpoint: '(first + other) / 2',
    low: 'pmin(first, other)',
    high: 'pmax(first, other)',
    both: 'pmin(first, other)',
    missing: 'NA',
  }[ranges]
  const ofPair = { both: 'first', first: 'first', second: 'other', missing: 'NA' }[pairs]
  const ofBelow = { half: 'first / 2', 'root-half': 'first / sqrt(2)', limit: 'first', missing: 'NA' }[below]
  return [
    'comparison <- ifelse(!read, NA, ifelse(sign == "", "=", ifelse(grepl("^([<≤⩽]|小于|低于)", sign), "<", ">")))',
    'pair <- g(6) == "/"; range <- g(6) != "" & !pair',
    `value <- ifelse(range, ${ofRange}, ifelse(pair, ${ofPair}, ifelse(comparison %in% "<", ${ofBelow},`,
    `  ifelse(comparison %in% ">", ${above === 'limit' ? 'first' : 'NA'}, first))))`,
    'value <- as.numeric(ifelse(read, value, NA))',
    `second <- as.numeric(ifelse(read & ${secondRows(ranges, pairs)}, ${ranges === 'both' ? 'ifelse(range, pmax(first, other), other)' : 'other'}, NA))`,
    'unit <- nonempty(ifelse(read, g(10), NA))',
    'marks <- gsub("[ \\\\t]", "", g(11))',
    'flag <- ifelse(!read | marks == "", NA, ifelse(grepl("^[*]", marks), "marked",',
    '  ifelse(grepl("^([↑⬆⇑▲△]|偏高|[(]?H)", marks), "high", "low")))',
  ]
}

function secondRows(ranges: Options['ranges'], pairs: Options['pairs']): string {
  const rows = [ranges === 'both' ? 'range' : '', pairs === 'both' ? 'pair' : ''].filter((one) => one !== '')
  return rows.length === 0 ? 'FALSE' : `(${rows.join(' | ')})`
}
