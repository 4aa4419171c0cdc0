import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice, Param } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Tested } from './test-table.ts'

type Options = OptionsOf<typeof definition>

export function testNotes(tables: readonly Tested[], options: Options, { seed }: ComputeContext): readonly Notice[] {
  const notes = [...headlines(tables)]
  if (options.headline === 'auto') notes.push(notice(definition, 'headline-rule'))
  if (tables.some(({ trend }) => trend !== undefined)) notes.push(notice(definition, 'trend-scores'))
  if (tables.some(({ fisher }) => fisher?.standardError !== undefined))
    notes.push(notice(definition, 'simulated', { n: options.replicates, seed }))
  return notes
}

/** Which test the reading reports for which tables. */
function headlines(tables: readonly Tested[]): readonly Notice[] {
  const tests = [...new Set(tables.map(({ headline }) => headline.test))]
  return tests.map((reported) => {
    const test = { code: `test-${reported}` }
    const of = tables.filter(({ headline }) => headline.test === reported)
    const variables = of.flatMap(({ variable }) => (variable === null ? [] : { variable }))
    return variables.length === 0
      ? notice(definition, 'typed-headline', { test })
      : notice(definition, 'headline-of', { variables, test })
  })
}

export function effectNotes(tables: readonly Tested[]): readonly Notice[] {
  const notes = [notice(definition, 'interval-v')]
  for (const { rows, columns, event, reference } of tables) {
    const [named, group] = [columns[event ?? -1], rows[reference]]
    if (named === undefined || group === undefined) continue
    const isTyped = named.variable === 'columns'
    const params = { event: isTyped ? named : { ...named, named: true as const }, reference: group }
    notes.push(notice(definition, 'interval-risks', params))
  }
  const hasZero = tables.some(({ event, counts }) => event !== null && counts.some((row) => row.includes(0)))
  if (hasZero) notes.push(notice(definition, 'zero-cell'))
  return notes
}

export function noticesOf(tables: readonly Tested[], options: Options): readonly Notice[] {
  return tables.flatMap(({ variable, yates, fisher, lacksFisher }) => {
    const where = variable === null ? {} : { where: { variable } }
    const params: Readonly<Record<string, Param>> = variable === null ? {} : { variable: { variable } }
    const notices: Notice[] = []
    if (options.headline === 'yates' && yates === undefined) notices.push(notice(definition, 'only-of-four', {}, where))
    if (fisher?.standardError !== undefined && options.fisher !== 'simulated')
      notices.push(notice(definition, variable === null ? 'typed-fisher-simulated' : 'fisher-simulated', params, where))
    if (lacksFisher)
      notices.push(notice(definition, variable === null ? 'typed-fisher-left-out' : 'fisher-left-out', params, where))
    return notices
  })
}

/** Cochran's rule for Pearson's test: at most a fifth of the expected counts below 5, none below 1. */
export function checkOf({ variable, expected }: Tested): Check {
  const counts = expected.flat()
  const least = Math.min(...counts)
  const share = counts.filter((count) => count < 5).length / counts.length
  const result = least >= 1 && share <= 0.2 ? 'met' : 'violated'
  return {
    code: `${variable === null ? 'typed-' : ''}expected-${result}`,
    result,
    params: {
      ...(variable === null ? {} : { variable: { variable } }),
      least: { estimate: least },
      ...(result === 'met' ? {} : { share: { fraction: share } }),
    },
    ...(variable === null ? {} : { where: { variable } }),
  }
}
