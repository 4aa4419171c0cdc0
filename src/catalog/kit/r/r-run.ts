/** The files by which a script of R and those who run it understand each other. */
export const dataFile = 'data.csv'
export const scriptFile = 'script.R'
export const capturedFile = 'captured.txt'

/** What R held for each capture once its script had run. A number that it could not give is NaN, spelt as a text like the infinities. */
export interface Captured {
  /** `R version 4.2.2 (2022-10-31)` */
  readonly r: string
  /** Packages that the script attached: `survival@3.5.3`. */
  readonly packages: readonly string[]
  readonly date: string
  /** By path; where a capture is a vector, by `<path>/<place>`. */
  readonly values: Readonly<Record<string, number | string>>
}

/** What R gave for an example: `golden/<example>.json`. */
export interface StoredCheck extends Captured {
  readonly example: string
}

/** What `stored-checks.ts` exports: of an entry whose script needs a package, for those who have no R beside them. */
export interface StoredChecksModule {
  readonly storedChecks: readonly StoredCheck[]
}

/** Packages beyond those of R itself that a script loads. */
export function packagesOf(script: string): readonly string[] {
  const code = script.replace(/"(?:[^"\\]|\\.)*"/g, '""') // texts may hold anything
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

/** Lines after a script that write what it captured: one a number, with which capture, its place where there are several, and its value. */
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

/** Reads what those lines wrote; `paths` are the keys of the captures. */
export function readCaptured(text: string, paths: readonly string[]): Captured {
  const [r = '', packages = '', date = '', ...lines] = text.trimEnd().split('\n')
  const values = lines.map((line) => {
    const [k = '', i = '', value = ''] = line.split(' ')
    const path = `${paths[Number(k)] ?? ''}${i === '-' ? '' : `/${i}`}`
    return [path, Number.isNaN(Number(value)) ? value : Number(value)] as const
  })
  return { r, packages: packages.split(' ').filter(Boolean), date, values: Object.fromEntries(values) }
}
