import { caseWeights } from '#engine/frame/case-weights.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { rowGroups } from '#engine/frame/row-groups.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import {
  type Exclusion,
  type LevelRef,
  type Notice,
  numeric,
  type Outcome,
  type Rejected,
} from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Described, describeVariable, type Groups } from './describe-variable.ts'
import type { Facts, TestName } from './facts.ts'
import { isCounted, maxLevels } from './is-counted.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 10

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const { group, variables } = options
  if (group !== null && variables.includes(group))
    return {
      status: 'rejected',
      code: 'group-among-variables',
      params: { variable: { variable: group } },
      option: 'variables',
    }
  const grouping = group === null ? undefined : columnById(frame, group)
  if (grouping !== undefined && hasMoreLevels(grouping, maxGroups)) {
    const params = { group: { variable: grouping.id }, max: maxGroups }
    return { status: 'rejected', code: 'too-many-groups', params, option: 'group' }
  }
  const weights = caseWeights(frame, context.weights)
  const groups = groupsOf(frame, grouping, weights)
  if (groups.refs.length === 0 && group !== null)
    return { status: 'rejected', code: 'no-groups', params: { group: { variable: group } }, option: 'group' }
  await context.checkpoint()
  const described: Described[] = []
  const refused: Rejected[] = []
  for (const [i, variable] of variables.entries()) {
    const column = columnById(frame, variable)
    if (column === undefined) throw new Error(`${variable} is missing`)
    const summary = options.rules[variable]?.summary ?? 'auto'
    if (isCounted(column, summary) && hasMoreLevels(column, maxLevels)) {
      const params = { variable: { variable }, max: maxLevels }
      refused.push({ status: 'rejected', code: 'too-many-levels', params, option: 'variables' })
    } else described.push(await describeVariable(column, groups, options, context))
    context.progress((i + 1) / variables.length)
    await context.checkpoint()
  }
  const [reason] = refused
  if (described.length === 0 && reason !== undefined) return reason
  const { refs } = groups
  const grouped = refs.length > 0
  const tested = options.tests && refs.length > 1
  const withRanks = options.rankStatistics && described.some(({ test }) => test?.u !== undefined)
  const compared = options.smd && refs.length > 1
  return {
    status: 'done',
    sample: {
      total: groups.total + groups.without,
      used: groups.total,
      excluded: excludedOf(described, groups, group),
    },
    tables: [
      buildTable(definition, 'baseline', {
        params: { total: groups.total },
        columns: [
          'characteristic',
          ...(options.overall || !grouped ? (['overall'] as const) : []),
          ...(grouped ? (['group'] as const) : []),
          ...(options.missingColumn ? (['missing'] as const) : []),
          ...(tested ? (['statistic', ...(withRanks ? (['rank'] as const) : []), 'p'] as const) : []),
          ...(compared ? (['smd'] as const) : []),
        ],
        levels: refs.map((level, g) => ({ level, n: groups.sizes[g] ?? 0 })),
        rows: described.flatMap(({ rows }) => rows),
        notes: notesOf(described, groups, options),
      }),
    ],
    figures: compared
      ? [
          {
            id: 'balance',
            of: 'balance',
            data: {
              groups: refs.length,
              n: groups.sizes.reduce((sum, n) => sum + n, 0),
              variables: described.map(({ variable, smd }) => ({ variable, smd: numeric(smd) })),
            },
          },
        ]
      : [],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [...leftOut(definition, refused), ...noticesOf(described, groups, options, context.seed)],
    facts: factsOf(described, groups, options, context.seed),
  }
}

/**
 * Without a grouping variable all rows are in group 0, and the table has no columns of groups. `weights`: how many cases each row represents.
 */
function groupsOf(frame: Frame, column: Column | undefined, weights: Float64Array | undefined): Groups {
  const { values, codes, sizes, missing } = rowGroups(column, frame.rows, weights)
  const refs =
    column === undefined
      ? []
      : values.flatMap((level): LevelRef[] => (level === null ? [] : [{ variable: column.id, level }]))
  const total = sizes.reduce((sum, n) => sum + n, 0)
  return { refs, codes, weights, sizes, total, without: missing, count: values.length }
}

function excludedOf(described: readonly Described[], groups: Groups, group: string | null): readonly Exclusion[] {
  return [
    ...(group === null ? [] : exclusion(group, 'missing', groups.without)),
    ...described.flatMap(({ variable, missing, infinite }) => [
      ...missing.flatMap((count, g) => {
        const ref = groups.refs[g]
        return count === 0
          ? []
          : [{ variable, reason: 'missing' as const, count, ...(ref === undefined ? {} : { group: ref }) }]
      }),
      ...(infinite > 0 ? [{ variable, reason: 'infinite' as const, count: infinite }] : []),
    ]),
  ]
}

function notesOf(described: readonly Described[], groups: Groups, options: Options): readonly Notice[] {
  const notes: Notice[] = []
  if (described.some(({ byRule }) => byRule)) notes.push(notice(definition, 'auto-rule'))
  if (described.some(({ summary }) => summary === 'median'))
    notes.push(notice(definition, `quartiles-${options.quartileType}`))
  if (described.some(({ summary }) => summary === 'counts') && groups.refs.length > 0)
    notes.push(notice(definition, options.percent === 'row' ? 'percent-row' : 'percent-column'))
  const tests = testsUsed(described)
  if (tests.length > 0 && options.tests)
    notes.push(notice(definition, 'tests-used', { tests: tests.map((test) => ({ code: `used-${test}` })) }))
  if (options.smd && groups.refs.length > 1) {
    notes.push(notice(definition, 'smd-two'))
    if (groups.refs.length > 2) notes.push(notice(definition, 'smd-many'))
  }
  return notes
}

function testsUsed(described: readonly Described[]): readonly TestName[] {
  return [...new Set(described.flatMap(({ test }) => test?.test ?? []))]
}

function noticesOf(described: readonly Described[], groups: Groups, options: Options, seed: number): readonly Notice[] {
  const notices: Notice[] = []
  if (groups.without > 0) notices.push(notice(definition, 'group-missing', { n: groups.without }))
  for (const { variable, n, infinite, test, testWanted } of described) {
    const params = { variable: { variable } }
    const about = { where: { variable }, weight: 'warning' } as const
    if (n === 0) notices.push(notice(definition, 'all-missing', params, about))
    if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...params, n: infinite }, about))
    if (testWanted && test === undefined && n > 0) notices.push(notice(definition, 'no-test', params, about))
    if (test?.lacksFisher) notices.push(notice(definition, 'fisher-left-out', params, { where: { variable } }))
    if (test?.standardError !== undefined) {
      const simulation = { replicates: options.replicates, seed, error: { estimate: test.standardError } }
      notices.push(notice(definition, 'fisher-simulated', { ...params, ...simulation }, { where: { variable } }))
    }
  }
  const made = described.filter(({ test }) => test !== undefined).length
  if (made >= 10) notices.push(notice(definition, 'many-tests', { n: made }))
  return notices
}

function factsOf(described: readonly Described[], groups: Groups, options: Options, seed: number): Facts {
  const tests = testsUsed(described)
  return {
    group: options.group,
    groups: groups.refs.length,
    n: groups.total,
    smd: options.smd && groups.refs.length > 1,
    tests,
    ...(tests.includes('fisher-simulated') ? { simulation: { replicates: options.replicates, seed } } : {}),
    quartiles: quartileTypes[options.quartileType],
    variables: described.map(({ variable, summary, test, smd, missing }) => ({
      variable,
      summary,
      test: test?.test ?? null,
      p: test === undefined ? null : numeric(test.p),
      smd: Number.isNaN(smd) ? null : numeric(smd),
      missing: missing.reduce((sum, count) => sum + count, 0),
    })),
  }
}
