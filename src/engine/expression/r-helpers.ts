/**
 * Functions in base R that scripts define at the top when they use them. Each implements in R the behaviour of the formula language or a step
 * where R's own differs.
 */
interface RHelper {
  readonly needs?: readonly string[]
  readonly lines: readonly string[]
}

const helpers: Readonly<Record<string, RHelper>> = {
  nonempty: { lines: ['nonempty <- function(x) { x[x %in% ""] <- NA; x } # the empty text is a blank'] },
  finite: { lines: ['finite <- function(x) { x[!is.finite(x)] <- NA; x } # not finite: missing'] },
  divide: { needs: ['finite'], lines: ['divide <- function(x, y) finite(x / y) # by zero: missing'] },
  power: {
    needs: ['finite'],
    lines: ['power <- function(x, y) { z <- finite(x ^ y); z[is.na(x) | is.na(y)] <- NA; z } # 1 ^ NA is NA'],
  },
  is_in: { lines: ['is_in <- function(x, ...) Reduce(`|`, lapply(list(...), function(v) x == v)) # NA stays NA'] },
  round_half_away: {
    lines: ['round_half_away <- function(x, digits = 0) sign(x) * floor(abs(x) * 10^digits + 0.5) / 10^digits'],
  },
  by_row: {
    lines: [
      'by_row <- function(f, least, ...) apply(cbind(...), 1, function(v) { # over what is there',
      '  v <- v[!is.na(v)]',
      '  if (length(v) < least) NA_real_ else f(v)',
      '})',
    ],
  },
  when: {
    lines: [
      'when <- function(condition, yes, no) { # keeps dates; an unknown condition gives NA',
      '  n <- max(length(condition), length(yes), length(no))',
      '  condition <- rep(condition, length.out = n)',
      '  yes <- rep(yes, length.out = n)',
      '  result <- rep(no, length.out = n)',
      '  if (all(is.na(result))) result <- yes[rep(NA_integer_, n)]',
      '  take <- which(condition)',
      '  result[take] <- yes[take]',
      '  result[is.na(condition)] <- NA',
      '  result',
      '}',
    ],
  },
  first_of: {
    needs: ['when'],
    lines: ['first_of <- function(...) Reduce(function(x, y) when(is.na(x), y, x), list(...))'],
  },
  instant: {
    lines: [
      'instant <- function(x) { # days and texts such as 2023-05-01 as instants in UTC',
      '  if (is.character(x)) x <- gsub("[/.]", "-", x)',
      '  if (is.character(x)) as.POSIXct(x, tz = "UTC", tryFormats = c("%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%d"))',
      '  else as.POSIXct(x, tz = "UTC")',
      '}',
    ],
  },
  utc: { needs: ['instant'], lines: ['utc <- function(x) as.POSIXlt(instant(x), tz = "UTC")'] },
  days_between: {
    needs: ['instant'],
    lines: ['days_between <- function(from, to) as.numeric(difftime(instant(to), instant(from), units = "days"))'],
  },
  complete_months: {
    needs: ['utc'],
    lines: [
      'complete_months <- function(from, to) { # whole months, by the day of the month',
      '  months <- function(a, b) {',
      '    time <- function(t) t$hour * 3600 + t$min * 60 + t$sec',
      '    m <- (b$year - a$year) * 12 + b$mon - a$mon',
      '    m - (b$mday < a$mday | (b$mday == a$mday & time(b) < time(a)))',
      '  }',
      '  a <- utc(from); b <- utc(to)',
      '  ifelse(instant(to) < instant(from), -months(b, a), months(a, b))',
      '}',
    ],
  },
  add_months: {
    lines: [
      'add_months <- function(x, n) { # the same day of the month, or the last of a shorter one',
      '  t <- as.POSIXlt(x, tz = "UTC")',
      '  month <- t$year * 12 + t$mon + n',
      '  first <- function(m) as.Date(sprintf("%04.0f-%02.0f-01", 1900 + m %/% 12, m %% 12 + 1), format = "%Y-%m-%d")',
      '  day <- first(month) + pmin(t$mday, as.numeric(first(month + 1) - first(month))) - 1',
      '  if (inherits(x, "Date")) day else as.POSIXct(format(day), tz = "UTC") + as.numeric(x) %% 86400',
      '}',
    ],
  },
  make_date: {
    lines: [
      'make_date <- function(y, m, d) {',
      '  text <- paste(y, m, d, sep = "-")',
      '  text[y != trunc(y) | m != trunc(m) | d != trunc(d)] <- NA',
      '  as.Date(text, format = "%Y-%m-%d")',
      '}',
    ],
  },
  as_date: {
    lines: [
      'as_date <- function(x) { # 2023-05-01, 2023/5/1, 2023.5.1, 2023年5月1日; any other text: missing',
      '  form <- "^[[:space:]]*[0-9]{4}[-/.年][0-9]{1,2}[-/.月][0-9]{1,2}日?([T ][0-9:]+)?[[:space:]]*$"',
      '  x[!grepl(form, x)] <- NA',
      '  as.Date(gsub("[/.年月]", "-", x), format = "%Y-%m-%d")',
      '}',
    ],
  },
  concat: {
    needs: ['nonempty'],
    lines: [
      'concat <- function(...) { # a missing part makes the whole missing',
      '  parts <- list(...)',
      '  text <- do.call(paste0, parts)',
      '  text[Reduce(`|`, lapply(parts, is.na))] <- NA',
      '  nonempty(text)',
      '}',
    ],
  },
  number_text: {
    lines: [
      'number_text <- function(x) vapply(x, function(v) {',
      '  if (is.na(v)) NA_character_ else format(v, digits = 15, scientific = FALSE)',
      '}, "", USE.NAMES = FALSE)',
    ],
  },
  to_number: {
    lines: [
      'to_number <- function(x) { # any other text: missing',
      '  x <- trimws(x)',
      '  x[!grepl("^[-+]?([0-9]+\\\\.?[0-9]*|\\\\.[0-9]+)([eE][-+]?[0-9]+)?$", x)] <- NA',
      '  as.numeric(x)',
      '}',
    ],
  },
  positive: { lines: ['positive <- function(x) { x[!(x > 0)] <- NA; x }'] },
  whole: { lines: ['whole <- function(x) { x[x != trunc(x)] <- NA; x } # any other number: missing'] },
  floor_to: {
    needs: ['finite'],
    lines: ['floor_to <- function(x, step) finite(floor(x / step) * step)'],
  },
  most_frequent: {
    lines: [
      'most_frequent <- function(v) { # of several the smallest',
      '  values <- sort(unique(v))',
      '  values[which.max(tabulate(match(v, values)))]',
      '}',
    ],
  },
  row_quantile: {
    lines: [
      'row_quantile <- function(p, ...) apply(cbind(p, ...), 1, function(v) {',
      '  p <- v[1]',
      '  v <- v[-1][!is.na(v[-1])]',
      '  if (length(v) == 0 || is.na(p) || p < 0 || p > 1) NA_real_ else quantile(v, p, names = FALSE)',
      '})',
    ],
  },
  mean_min: {
    lines: [
      'mean_min <- function(k, ...) apply(cbind(k, ...), 1, function(v) { # of at least k values',
      '  x <- v[-1][!is.na(v[-1])]',
      '  if (is.na(v[1]) || length(x) < max(v[1], 1)) NA_real_ else mean(x)',
      '})',
    ],
  },
  sum_min: {
    lines: [
      'sum_min <- function(k, ...) apply(cbind(k, ...), 1, function(v) { # of at least k values',
      '  x <- v[-1][!is.na(v[-1])]',
      '  if (is.na(v[1]) || length(x) < max(v[1], 1)) NA_real_ else sum(x)',
      '})',
    ],
  },
  which_max: {
    lines: [
      'which_max <- function(...) apply(cbind(...), 1, function(v) { # the first of the greatest',
      '  if (all(is.na(v))) NA_real_ else unname(which.max(v))',
      '})',
    ],
  },
  count_true: {
    lines: [
      'count_true <- function(x, ...) { # an unknown comparison does not count; a missing x has no count',
      '  n <- Reduce(`+`, lapply(list(...), function(same) same %in% TRUE))',
      '  n[rep(is.na(x), length.out = length(n))] <- NA',
      '  n',
      '}',
    ],
  },
  month_end: {
    needs: ['utc', 'add_months'],
    lines: [
      'month_end <- function(x) {',
      '  day <- as.Date(utc(x), tz = "UTC")',
      '  add_months(day - utc(x)$mday + 1, 1) - 1',
      '}',
    ],
  },
  age_at: {
    needs: ['complete_months'],
    lines: [
      'age_at <- function(birth, at) { # in complete years; before birth: missing',
      '  months <- complete_months(birth, at)',
      '  months[instant(at) < instant(birth)] <- NA',
      '  trunc(months / 12)',
      '}',
    ],
  },
  replace_text: {
    needs: ['nonempty'],
    lines: [
      'replace_text <- function(x, from, to) { # literally; by nothing if `to` is missing',
      '  to[is.na(to)] <- ""',
      '  replaced <- mapply(function(x, from, to) if (is.na(from)) NA else gsub(from, to, x, fixed = TRUE), x, from, to)',
      '  nonempty(as.character(replaced))',
      '}',
    ],
  },
  pad_text: {
    lines: [
      'pad_text <- function(x, width, fill = " ") { # at the left; at the right if the width is negative',
      '  padded <- mapply(function(x, width, fill) {',
      '    if (anyNA(list(x, width, fill)) || abs(width) > 1000) return(NA_character_)',
      '    n <- max(abs(trunc(width)) - nchar(x), 0)',
      '    added <- substr(strrep(fill, n), 1, n)',
      '    if (width < 0) paste0(x, added) else paste0(added, x)',
      '  }, x, width, fill, USE.NAMES = FALSE)',
      '  as.character(padded)',
      '}',
    ],
  },
  position_in: {
    lines: [
      'position_in <- function(x, part) { # in characters; 0 if it does not occur',
      '  at <- mapply(function(x, part) if (is.na(part)) NA else regexpr(part, x, fixed = TRUE)[1], x, part, USE.NAMES = FALSE)',
      '  pmax(at, 0)',
      '}',
    ],
  },
  title_case: {
    lines: [
      'title_case <- function(x) {',
      '  first <- "(*UCP)(?<![\\\\p{L}\\\\p{M}\\\\p{N}\'\u2019])(\\\\p{L})"',
      '  gsub(first, "\\\\U\\\\1", tolower(enc2utf8(x)), perl = TRUE)',
      '}',
    ],
  },
  half_width: {
    needs: ['nonempty'],
    lines: [
      'half_width <- function(x) {',
      '  nonempty(chartr(intToUtf8(c(0x3000, 0xff01:0xff5e)), intToUtf8(c(0x20:0x7e)), enc2utf8(x)))',
      '}',
    ],
  },
  split_text: {
    needs: ['nonempty'],
    lines: [
      'split_text <- function(x, separator, k) { # the part number k, from the end if k is negative',
      '  part <- mapply(function(x, separator, k) {',
      '    if (anyNA(list(x, separator, k))) return(NA_character_)',
      '    parts <- strsplit(paste0(x, separator), separator, fixed = TRUE)[[1]]',
      '    k <- if (k < 0) length(parts) + 1 + trunc(k) else trunc(k)',
      '    if (k < 1 || k > length(parts)) NA_character_ else parts[k]',
      '  }, x, separator, k, USE.NAMES = FALSE)',
      '  nonempty(part)',
      '}',
    ],
  },
  identity_number: {
    lines: [
      'identity_number <- function(x) { # GB 11643: 18 characters with a right check digit, or 15 digits; others: missing',
      '  x <- toupper(trimws(x))',
      '  x[!grepl("^[1-9][0-9]{5}((18|19|20)[0-9]{9}[0-9X]|[0-9]{9})$", x)] <- NA',
      '  long <- which(nchar(x) == 18)',
      '  weights <- c(7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)',
      '  digits <- lapply(strsplit(substr(x[long], 1, 17), ""), as.numeric)',
      '  check <- vapply(digits, function(d) substr("10X98765432", sum(d * weights) %% 11 + 1, sum(d * weights) %% 11 + 1), "")',
      '  x[long[check != substr(x[long], 18, 18)]] <- NA',
      '  short <- nchar(x) %in% 15',
      '  x[short] <- paste0(substr(x[short], 1, 6), "19", substr(x[short], 7, 15), "?")',
      '  x[is.na(as.Date(substr(x, 7, 14), format = "%Y%m%d"))] <- NA',
      '  x',
      '}',
    ],
  },
  id_birth: {
    needs: ['identity_number'],
    lines: ['id_birth <- function(x) as.Date(substr(identity_number(x), 7, 14), format = "%Y%m%d")'],
  },
  id_sex: {
    needs: ['identity_number'],
    lines: ['id_sex <- function(x) 2 - as.numeric(substr(identity_number(x), 17, 17)) %% 2 # 1 male, 2 female'],
  },
  id_valid: {
    needs: ['identity_number'],
    lines: [
      'id_valid <- function(x) { # the short form has no check digit and is no longer issued',
      '  valid <- !is.na(identity_number(x)) & nchar(trimws(x)) == 18',
      '  valid[is.na(x)] <- NA',
      '  valid',
      '}',
    ],
  },
  egfr_ckd_epi_2021: {
    needs: ['positive'],
    lines: [
      'egfr_ckd_epi_2021 <- function(creatinine, age, female) { # Inker 2021; creatinine in umol/L, adults only',
      '  ratio <- positive(creatinine) / 88.4 / ifelse(female, 0.7, 0.9)',
      '  age[!(age >= 18)] <- NA',
      '  power <- pmin(ratio, 1)^ifelse(female, -0.241, -0.302) * pmax(ratio, 1)^-1.2',
      '  142 * power * 0.9938^age * ifelse(female, 1.012, 1)',
      '}',
    ],
  },
  group_rows: {
    lines: [
      'group_rows <- function(keys, labelled = vector("list", length(keys))) { # the number of the group of each row',
      '  codes <- Map(function(x, labels) { # labelled values, then numbers, then others as they appear; missing last',
      '    values <- unique(x[!is.na(x)])',
      '    numbers <- suppressWarnings(as.numeric(values))',
      '    if (!anyNA(numbers)) values <- values[order(numbers)]',
      '    values <- values[order(match(values, labels, nomatch = length(labels) + 1))]',
      '    match(x, values, nomatch = length(values) + 1)',
      '  }, unname(as.list(keys)), labelled)',
      '  sorted <- do.call(order, codes)',
      '  starts <- Reduce(`|`, lapply(codes, function(k) c(TRUE, diff(k[sorted]) != 0)[seq_along(k)]))',
      '  g <- integer(length(sorted))',
      '  g[sorted] <- cumsum(starts)',
      '  g',
      '}',
    ],
  },
  contains: {
    lines: [
      'contains <- function(x, part) {',
      '  found <- mapply(function(x, part) nchar(part) == 0 || grepl(part, x, fixed = TRUE), x, part, USE.NAMES = FALSE)',
      '  found[is.na(x) | is.na(part)] <- NA',
      '  found',
      '}',
    ],
  },
  cut_text: {
    needs: ['nonempty'],
    lines: ['cut_text <- function(x, start, count) nonempty(substr(x, start, trunc(start) + trunc(count) - 1))'],
  },
}

/** Definitions of these helpers and of their dependencies, each once, callees first. Throws a TypeError for an unknown name. */
export function rHelperLines(names: readonly string[]): string[] {
  const lines: string[] = []
  const defined = new Set<string>()
  const define = (name: string): void => {
    const helper = helpers[name]
    if (helper === undefined) throw new TypeError(`no R helper ${name}`)
    if (defined.has(name)) return
    defined.add(name)
    helper.needs?.forEach(define)
    lines.push(...helper.lines)
  }
  names.forEach(define)
  return lines
}
