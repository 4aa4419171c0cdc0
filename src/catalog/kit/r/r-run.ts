/** The files exchanged between an R script and its caller. */
export const dataFile = 'data.csv'
export const scriptFile = 'script.R'
export const capturedFile = 'captured.txt'

/** R's values of the captures after the script. NaN is a text like the infinities. */
export interface Captured {
  /** `R version 4.2.2 (2022-10-31)` */
  readonly r: string
  /** Packages attached by the script: `survival@3.5.3`. */
  readonly packages: readonly string[]
  readonly date: string
  /** By path; if a capture is a vector, by `<path>/<index>`. */
  readonly values: Readonly<Record<string, number | string>>
}

/** R's values for an example: `golden/<example>.json`. */
export interface StoredCheck extends Captured {
  readonly example: string
}

/** Exports of `stored-checks.ts`: for an entry whose script needs a package, for readers without R. */
export interface StoredChecksModule {
  readonly storedChecks: readonly StoredCheck[]
}

/** Packages that a script loads besides those of R itself. */
export function packagesOf(script: string): readonly string[] {
  const code = script.replace(/"(?:[^"\\]|\\.)*"/g, '""') // texts may contain anything
  const loaded = [...code.matchAll(/\blibrary\((\w+)\)|\b([A-Za-z][\w.]*)::/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  )
  return [...new Set(loaded)].filter((name) => !ofBase.has(name))
}

const ofBase = new Set([
  'base',
  'stats',
  'utils',
  'methods',
  'graphics',
  'grDevices',
  'datasets',
  'splines',
  'stats4',
  'parallel',
  'tools',
  'grid',
])

/** Lines after a script that write its captures: one number per line, with its capture, its index if there are several, and its value. */
export function captureCode(captures: Readonly<Record<string, string>>): string {
  return [
    '.value <- function(x) {',
    '  if (length(x) != 1 || is.na(x)) "NaN" else if (is.infinite(x)) if (x > 0) "Inf" else "-Inf" else sprintf("%.17g", x)',
    '}',
    '.lines <- function(k, x) {',
    '  x <- suppressWarnings(as.numeric(unlist(x)))',
    '  if (length(x) < 2) paste(k, "-", .value(x)) else paste(k, seq_along(x) - 1, vapply(x, .value, ""))',
    '}',
    '.out <- c(R.version.string,',
    '  paste(vapply(names(sessionInfo()$otherPkgs), function(p) paste0(p, "@", packageVersion(p)), ""), collapse = " "),',
    '  format(Sys.Date()))',
    ...Object.values(captures).map((expression, k) => `.out <- c(.out, .lines(${k}, ${expression}))`),
    `writeLines(.out, "${capturedFile}")`,
    '',
  ].join('\n')
}

/** Parses the output of those lines; `paths` are the keys of the captures. */
export function readCaptured(text: string, paths: readonly string[]): Captured {
  const [r = '', packages = '', date = '', ...lines] = text.trimEnd().split('\n')
  const values = lines.map((line) => {
    const [k = '', i = '', value = ''] = line.split(' ')
    const path = `${paths[Number(k)] ?? ''}${i === '-' ? '' : `/${i}`}`
    return [path, Number.isNaN(Number(value)) ? value : Number(value)] as const
  })
  return { r, packages: packages.split(' ').filter(Boolean), date, values: Object.fromEntries(values) }
}
