import type { Expression } from './parse.ts'
import type { RWriter } from './to-r.ts'

type Call = (args: readonly Expression[], r: RWriter) => string

const list = (args: readonly Expression[], r: RWriter) => args.map((arg) => r.write(arg)).join(', ')

/** R's own function under the given name. */
const own =
  (name: string): Call =>
  (args, r) =>
    `${name}(${list(args, r)})`

/** One of our helper functions. */
const helped =
  (name: string): Call =>
  (args, r) =>
    `${r.helper(name)}(${list(args, r)})`

/** R's own; results that are not finite become missing. */
const finite =
  (name: string): Call =>
  (args, r) =>
    `${r.helper('finite')}(${name}(${list(args, r)}))`

const byRow =
  (f: string, least: number): Call =>
  (args, r) =>
    `${r.helper('by_row')}(${f}, ${least}, ${list(args, r)})`

const timePart =
  (of: (time: string) => string): Call =>
  (args, r) =>
    of(`${r.helper('utc')}(${list(args, r)})`)

/** As text: numbers with 15 significant digits, days and instants as ISO texts. */
function asText(e: Expression, r: RWriter): string {
  const code = r.write(e)
  switch (r.type(e)) {
    case 'text':
      return code
    case 'number':
      return `${r.helper('number_text')}(${code})`
    case 'date':
      return `format(${code}, "%Y-%m-%d")`
    case 'datetime':
      return `format(${code}, "%Y-%m-%d %H:%M:%S", tz = "UTC")`
    default:
      return `as.character(${code})`
  }
}

function makeDate(args: readonly Expression[], r: RWriter): string {
  const [first] = args
  if (args.length === 3) return `${r.helper('make_date')}(${list(args, r)})`
  if (first !== undefined && r.type(first) === 'text') return `${r.helper('as_date')}(${r.write(first)})`
  return `as.Date(${list(args, r)}, tz = "UTC")`
}

export const rCalls: Readonly<Record<string, Call>> = {
  sqrt: finite('sqrt'),
  exp: finite('exp'),
  ln: finite('log'),
  log10: finite('log10'),
  log2: finite('log2'),
  round: helped('round_half_away'),
  mod: (args, r) => `${r.helper('finite')}(${args.map((arg) => `(${r.write(arg)})`).join(' %% ')})`,
  min: byRow('min', 1),
  max: byRow('max', 1),
  sum: byRow('sum', 1),
  mean: byRow('mean', 1),
  sd: byRow('sd', 2),
  count_valid: byRow('length', 0),
  is_missing: own('is.na'),
  if: helped('when'),
  coalesce: helped('first_of'),
  year: timePart((t) => `(${t}$year + 1900)`),
  month: timePart((t) => `(${t}$mon + 1)`),
  day: timePart((t) => `${t}$mday`),
  hour: timePart((t) => `${t}$hour`),
  minute: timePart((t) => `${t}$min`),
  weekday: timePart((t) => `((${t}$wday + 6) %% 7 + 1)`),
  date: makeDate,
  days_between: helped('days_between'),
  weeks_between: (args, r) => `(${r.helper('days_between')}(${list(args, r)}) / 7)`,
  months_between: (args, r) => `(${r.helper('days_between')}(${list(args, r)}) / 30.4375)`,
  years_between: (args, r) => `(${r.helper('days_between')}(${list(args, r)}) / 365.25)`,
  complete_months: helped('complete_months'),
  complete_years: (args, r) => `trunc(${r.helper('complete_months')}(${list(args, r)}) / 12)`,
  concat: (args, r) => `${r.helper('concat')}(${args.map((arg) => asText(arg, r)).join(', ')})`,
  text: ([x], r) => (x === undefined ? 'NA' : asText(x, r)),
  number: helped('to_number'),
  length: ([x], r) => (x === undefined ? 'NA' : `nchar(as.character(${r.write(x)}))`),
  contains: helped('contains'),
  starts_with: own('startsWith'),
  ends_with: own('endsWith'),
  lower: own('tolower'),
  upper: own('toupper'),
  trim: (args, r) => `${r.helper('nonempty')}(trimws(${list(args, r)}, whitespace = "[\\\\h\\\\v]"))`,
  substring: helped('cut_text'),
}
