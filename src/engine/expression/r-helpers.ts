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
