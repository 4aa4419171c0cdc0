import type { OptionsOf } from '../../kit/analysis.ts'
import { rEquivalenceCaptures } from '../../kit/comparison/r-equivalence.ts'
import { capturesIfAnswered } from '../../kit/r/r-left-out.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Captures of the tables' numbers in the script's results. */
export function captures(options: Options, _data: ScriptData): Readonly<Record<string, string>> {
  const { pairs } = options
  const found: Record<string, string> = {}
  if (pairs.layout === 'wide')
    for (const [k, [a, b]] of pairs.pairs.entries()) addPair(found, `${a}/${b}/-`, [a, b], k + 1, options)
  else {
    const members = [pairs.first, pairs.second].map((level) => `${pairs.member}=${String(level)}`)
    for (const [k, id] of pairs.outcomes.entries()) addPair(found, `-/-/${id}`, members, k + 1, options)
  }
  return found
}

function addPair(
  all: Record<string, string>,
  key: string,
  members: readonly string[],
  k: number,
  { tests, effectSizes, assumptions, equivalence }: Options,
): void {
  const found: Record<string, string> = {}
  const result = `results[[${k}]]`
  const described = ['mean', 'sd', 'median', 'p25', 'p75']
  for (const [m, member] of members.entries()) {
    const row = `measurements/${key}/${member}`
    found[`${row}/n`] = `${result}$n`
    for (const [i, column] of described.entries())
      found[`${row}/${column}`] = `${result}$${m === 0 ? 'first' : 'second'}[[${i + 1}]]`
  }
  const row = `differences/${key}`
  for (const [i, column] of described.entries()) found[`${row}/${column}`] = `${result}$differences[[${i + 1}]]`
  found[`${row}/se`] = `${result}$differences[["sd"]] / sqrt(${result}$n)`
  for (const column of ['positive', 'negative', 'zero']) found[`${row}/${column}`] = `${result}$${column}`
  found[`${row}/correlation`] = `${result}$r`
  for (const test of tests) {
    const of = `${result}$${test}`
    const at = `tests/${key}/${test}`
    found[`${at}/difference`] = test === 't' ? `${of}$estimate` : `${of}$median`
    found[`${at}/interval.lower`] = `${of}$conf.int[1]`
    found[`${at}/interval.upper`] = `${of}$conf.int[2]`
    found[`${at}/statistic`] = `${of}$statistic`
    found[`${at}/p`] = `${of}$p.value`
    if (test === 't') found[`${at}/df`] = `${of}$parameter`
    else found[`${at}/rank`] = `${of}$rank`
  }
  if (equivalence) Object.assign(found, rEquivalenceCaptures(`equivalence/${key}`, `${result}$equivalence`))
  if (effectSizes) {
    if (tests.includes('t'))
      for (const measure of ['dz', 'gz', 'dav']) addEffect(found, key, measure, `${result}$${measure}`)
    if (tests.includes('wilcoxon')) addEffect(found, key, 'rank-biserial', `${result}$wilcoxon$r`)
  }
  if (assumptions) {
    found[`normality/${key}/w`] = `${result}$shapiro$statistic`
    found[`normality/${key}/p`] = `${result}$shapiro$p.value`
  }
  Object.assign(all, capturesIfAnswered(result, found))
}

function addEffect(found: Record<string, string>, key: string, measure: string, of: string): void {
  for (const [i, column] of ['estimate', 'interval.lower', 'interval.upper'].entries())
    found[`effects/${key}/${measure}/${column}`] = `${of}[${i + 1}]`
}
