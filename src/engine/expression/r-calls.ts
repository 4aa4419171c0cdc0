import type { Expression } from './parse.ts'
import { byRow, type Call, finite, helped, list, own } from './r-call.ts'
import { rChoiceCalls } from './r-choice-calls.ts'
import { rNumberCalls } from './r-number-calls.ts'
import type { RWriter } from './to-r.ts'

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

/** A date, of a text constant too. */
const dateOf = (e: Expression, r: RWriter) => (e.kind === 'text' ? `${r.helper('as_date')}(${r.write(e)})` : r.write(e))

/** Later by so many months, which must be a whole number. */
const later =
  (months: number): Call =>
  ([x, n], r) => {
    if (x === undefined || n === undefined) return 'NA'
    const count = `${r.helper('whole')}(${r.write(n)})`
    return `${r.helper('add_months')}(${dateOf(x, r)}, ${months === 1 ? count : `${months} * ${count}`})`
  }

/** How R calls each function; one that is not here has the same name in R. */
export const rCalls: Readonly<Record<string, Call>> = {
  ...rNumberCalls,
  ...rChoiceCalls,
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
  second: timePart((t) => `floor(${t}$sec)`),
  quarter: timePart((t) => `(${t}$mon %/% 3 + 1)`),
  week_iso: timePart((t) => `as.numeric(format(${t}, "%V"))`),
  year_iso: timePart((t) => `as.numeric(format(${t}, "%G"))`),
  day_of_year: timePart((t) => `(${t}$yday + 1)`),
  month_end: helped('month_end'),
  add_months: later(1),
  add_years: later(12),
  age: helped('age_at'),
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
  replace: helped('replace_text'),
  pad: helped('pad_text'),
  position: helped('position_in'),
  title_case: helped('title_case'),
  half_width: helped('half_width'),
  split: helped('split_text'),
  id_birth: helped('id_birth'),
  id_sex: helped('id_sex'),
  id_valid: helped('id_valid'),
}
