import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  if (options.input === 'counts') {
    const { rows } = options.table
    const keys = rows.map((level) => ({ key: `rows=${level}`, level }))
    if (rows.length === 2) addEvents(found, '-/-', 1, false)
    else addSymmetry(found, 'cross', '-/-', 1, keys, false)
    return found
  }
  const { outcomes } = options
  const pairs = outcomes.flatMap((first, i) => outcomes.slice(i + 1).map((second) => [first, second] as const))
  if (options.question === 'event') addConditions(found, options, data)
  for (const [k, [first, second]] of pairs.entries()) {
    const several = pairs.length > 1 && options.adjust !== 'none'
    if (options.question === 'event') addEvents(found, `${first}/${second}`, k + 1, several)
    else
      addSymmetry(
        found,
        `cross-${first}-${second}`,
        `${first}/${second}`,
        k + 1,
        valuesOf(data, first, second),
        several,
      )
  }
  return found
}

interface Value {
  readonly key: string
  readonly level: LevelValue
}

function valuesOf(data: ScriptData, first: string, second: string): readonly Value[] {
  const own = labelledLevels(data, first).map((level) => ({ key: `${first}=${String(level)}`, level }))
  const has = new Set(own.map(({ level }) => String(level)))
  const more = labelledLevels(data, second).filter((level) => !has.has(String(level)))
  return [...own, ...more.map((level) => ({ key: `${second}=${String(level)}`, level }))]
}

function addConditions(found: Record<string, string>, { outcomes, events }: Options, data: ScriptData): void {
  const n = '(if (exists("cases")) sum(cases) else nrow(answers))' // with weighted rows the script has their cases
  for (const [k, id] of outcomes.entries()) {
    const event = events[id]?.event ?? labelledLevels(data, id).at(-1) ?? ''
    const row = `proportions/${id}/${id}=${String(event)}`
    found[`${row}/events`] = `totals[${k + 1}]`
    found[`${row}/n`] = n
    found[`${row}/proportion`] = `totals[${k + 1}] / ${n}`
    found[`${row}/interval.lower`] = `wilson(totals[${k + 1}], ${n})[1]`
    found[`${row}/interval.upper`] = `wilson(totals[${k + 1}], ${n})[2]`
  }
  if (outcomes.length < 3) return
  found['overall/cochran-q/n'] = n
  found['overall/cochran-q/statistic'] = 'unname(cochran$statistic)'
  found['overall/cochran-q/df'] = 'length(measurements) - 1'
  found['overall/cochran-q/p'] = 'cochran$p.value'
}

function addEvents(found: Record<string, string>, pair: string, k: number, several: boolean): void {
  const of = `results[[${k}]]`
  for (const [column, at] of [
    ['n', `${of}$n`],
    ['both', `${of}$counts[1, 1]`],
    ['firstOnly', `${of}$counts[1, 2]`],
    ['secondOnly', `${of}$counts[2, 1]`],
    ['neither', `${of}$counts[2, 2]`],
  ] as const)
    found[`pairs/${pair}/${column}`] = at
  for (const [column, at] of [
    ['difference', 'difference[1]'],
    ['interval.lower', 'difference[2]'],
    ['interval.upper', 'difference[3]'],
    ['odds', 'odds[1]'],
    ['oddsInterval.lower', 'odds[2]'],
    ['oddsInterval.upper', 'odds[3]'],
  ] as const)
    found[`differences/${pair}/${column}`] = `${of}$${at}`
  for (const test of ['exact', 'mid-p', 'corrected', 'asymptotic']) {
    const row = `tests/${pair}/${test}`
    found[`${row}/p`] = `${of}[["${test}"]]$p`
    if (test === 'corrected' || test === 'asymptotic') {
      found[`${row}/statistic`] = `${of}$${test}$statistic`
      found[`${row}/df`] = `${of}$${test}$df`
    }
    if (several)
      found[`${row}/adjusted`] = `if (is.na(adjusted[["${test}"]][${k}])) NaN else adjusted[["${test}"]][${k}]`
  }
}

function addSymmetry(
  found: Record<string, string>,
  table: string,
  pair: string,
  k: number,
  values: readonly Value[],
  several: boolean,
): void {
  const of = `results[[${k}]]`
  for (const [i, { key }] of values.entries()) {
    for (const [j, { level }] of values.entries()) {
      found[`${table}/${key}/cell@${String(level)}.count`] = `${of}$counts[${i + 1}, ${j + 1}]`
      found[`${table}/${key}/cell@${String(level)}.fraction`] = `${of}$counts[${i + 1}, ${j + 1}] / ${of}$n`
    }
    found[`${table}/${key}/total.count`] = `sum(${of}$counts[${i + 1}, ])`
    found[`${table}/${key}/total.fraction`] = `sum(${of}$counts[${i + 1}, ]) / ${of}$n`
  }
  found[`symmetry/${pair}/n`] = `${of}$n`
  found[`symmetry/${pair}/changed.count`] = `${of}$changed`
  found[`symmetry/${pair}/changed.fraction`] = `${of}$changed / ${of}$n`
  found[`symmetry/${pair}/statistic`] = `${of}$bowker$statistic`
  found[`symmetry/${pair}/df`] = `${of}$bowker$df`
  found[`symmetry/${pair}/p`] = `${of}$bowker$p`
  if (several) found[`symmetry/${pair}/adjusted`] = `if (is.na(adjusted$bowker[${k}])) NaN else adjusted$bowker[${k}]`
}
