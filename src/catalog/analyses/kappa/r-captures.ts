import type { OptionsOf } from '../../kit/analysis.ts'
import { mergedLevels } from '../../kit/comparison/merged-levels.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

interface Value {
  readonly key: string
  readonly level: LevelValue
}

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  if (options.input === 'counts') {
    const values = options.table.rows.map((level) => ({ key: `rows=${level}`, level }))
    addCross(found, values)
    addPair(found, '-/-', 1, values.length)
    return found
  }
  const { raters } = options
  const values = valuesOf(raters, data)
  if (raters.length === 2) addCross(found, values)
  const pairs = raters.flatMap((first, i) => raters.slice(i + 1).map((second) => `${first}/${second}`))
  for (const [k, pair] of pairs.entries()) addPair(found, pair, k + 1, values.length)
  if (raters.length > 2) addFleiss(found, values)
  return found
}

/** The categories, each given by the first rater who uses it. */
function valuesOf(raters: readonly string[], data: ScriptData): readonly Value[] {
  const lists = raters.map((id) => ({ id, levels: labelledLevels(data, id) }))
  return mergedLevels(lists.map(({ levels }) => levels)).map((level) => {
    const of = lists.find(({ levels }) => levels.includes(level))
    return { key: `${of?.id ?? ''}=${String(level)}`, level }
  })
}

function addCross(found: Record<string, string>, values: readonly Value[]): void {
  const of = 'results[[1]]'
  const add = (path: string, count: string) => {
    found[`${path}.count`] = count
    found[`${path}.fraction`] = `${count} / ${of}$n`
  }
  for (const [i, { key }] of values.entries()) {
    for (const [j, { level }] of values.entries())
      add(`cross/${key}/cell@${String(level)}`, `${of}$counts[${i + 1}, ${j + 1}]`)
    add(`cross/${key}/total`, `sum(${of}$counts[${i + 1}, ])`)
  }
}

function addPair(found: Record<string, string>, pair: string, k: number, categories: number): void {
  const of = `results[[${k}]]`
  for (const [column, at] of [
    ['n', 'n'],
    ['agreed.count', 'agreed'],
    ['agreed.fraction', `agreed / ${of}$n`],
    ['observedInterval.lower', 'interval[1]'],
    ['observedInterval.upper', 'interval[2]'],
    ['expected', 'expected'],
    ['pabak', 'pabak'],
    ['pabakInterval.lower', 'pabak_interval[1]'],
    ['pabakInterval.upper', 'pabak_interval[2]'],
  ] as const)
    found[`agreement/${pair}/${column}`] = `${of}$${at}`
  for (const weights of categories > 2 ? ['unweighted', 'linear', 'quadratic'] : ['unweighted'])
    addInference(found, `kappas/${pair}/${weights}`, `${of}$${weights}`)
}

function addFleiss(found: Record<string, string>, values: readonly Value[]): void {
  for (const column of ['raters', 'n', 'observed', 'expected']) found[`fleiss/fleiss/${column}`] = `overall$${column}`
  addInference(found, 'fleiss/fleiss', 'overall')
  for (const [j, { key }] of values.entries()) {
    found[`categories/${key}/share`] = `by_category[[${j + 1}]]$share`
    addInference(found, `categories/${key}`, `by_category[[${j + 1}]]`)
  }
}

function addInference(found: Record<string, string>, row: string, of: string): void {
  for (const [column, at] of [
    ['kappa', 'kappa'],
    ['se', 'se'],
    ['interval.lower', 'interval[1]'],
    ['interval.upper', 'interval[2]'],
    ['z', 'z'],
    ['p', 'p'],
  ] as const)
    found[`${row}/${column}`] = `${of}$${at}`
}
