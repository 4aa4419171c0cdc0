import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { type GroupedRows, groupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { estimatedPowers, normalScores, type PowerResult, plainTransform } from './transforms.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, method, lambda, by, pattern, score } = options
  const { checkpoint = uninterrupted, stepId } = context
  const sources = variables.map((id) => numericColumn(frame, id))
  const names = sources.map(({ name }) => patternName(pattern, name))
  const problem = patternProblem(pattern, sources.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const groups = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const grouped = await groupedRows(groups.codes, groups.count, checkpoint)
  const columns: Column[] = []
  const notices: Notice[] = [note('transformed', { count: sources.length })]
  for (const [k, { id, name, label, values }] of sources.entries()) {
    const found = await transformed()
    const outside = await settled(values, found, grouped, checkpoint)
    const meta = newMeta(context, names[k] ?? '', 'continuous')
    columns.push({
      ...meta,
      id: stepColumnId(stepId, id),
      label: labelOf(label || name, options),
      type: 'number',
      values: found,
    })
    if (outside > 0) notices.push(warning('outside', { variable: { variable: id }, count: outside }))
    context.progress?.((k + 1) / sources.length)

    async function transformed(): Promise<Float64Array> {
      if (method === 'rank-normal') return normalScores(values, groups, score, checkpoint)
      if ((method === 'box-cox' || method === 'yeo-johnson') && lambda === 'estimated') {
        const result = await estimatedPowers(values, grouped, method, checkpoint)
        notices.push(...powerNotices(id, result))
        return result.values
      }
      const transform = plainTransform(options)
      const next = new Float64Array(values.length)
      await inBlocks(values.length, checkpoint, (from, to) => {
        for (let row = from; row < to; row++) next[row] = transform(values[row] as number)
      })
      return next
    }
  }
  return changedColumns(columns, [...notices, ...keysLeftOut(frame.rows - grouped.rows.length)])
}

export function reads({ variables, by }: Options): readonly string[] {
  return [...new Set([...variables, ...by])]
}

/** Results that are not finite become missing; how many values of groups have none, without those of a group that has no exponent. */
async function settled(
  values: Float64Array,
  result: Float64Array,
  { rows }: GroupedRows,
  checkpoint: () => Promise<void>,
): Promise<number> {
  let outside = 0
  await inBlocks(rows.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const row = rows[k] as number
      if (Number.isFinite(result[row])) continue
      result[row] = Number.NaN
      if (!Number.isNaN(values[row])) outside++
    }
  })
  return outside
}

function labelOf(name: string, { method, base, constant, exponent, lambda }: Options): string {
  const log = { e: 'ln', '10': 'log10', '2': 'log2' }[base]
  switch (method) {
    case 'log':
      return `${log}(${name})`
    case 'log-plus':
      return `${log}(${name} + ${constant})`
    case 'sqrt':
    case 'logit':
      return `${method}(${name})`
    case 'reciprocal':
      return `1 / (${name})`
    case 'square':
      return `(${name})²`
    case 'arcsine-root':
      return `asin(sqrt(${name}))`
    case 'box-cox':
      return `Box-Cox(${name}${lambda === 'given' ? `, ${exponent}` : ''})`
    case 'yeo-johnson':
      return `Yeo-Johnson(${name}${lambda === 'given' ? `, ${exponent}` : ''})`
    case 'rank-normal':
      return `normal score(${name})`
  }
}

function powerNotices(id: string, { lambdas, interval, atLimit, without }: PowerResult): readonly Notice[] {
  const variable = { variable: id }
  const [only] = lambdas
  const range = () => {
    const sorted = lambdas.toSorted((a, b) => a - b)
    return { low: { estimate: sorted[0] ?? Number.NaN }, high: { estimate: sorted.at(-1) ?? Number.NaN } }
  }
  return [
    ...(interval !== null && only !== undefined
      ? [
          note('lambda-found', {
            variable,
            lambda: { estimate: only },
            low: { estimate: interval[0] },
            high: { estimate: interval[1] },
          }),
        ]
      : lambdas.length > 1
        ? [note('lambdas-found', { variable, ...range(), groups: lambdas.length })]
        : []),
    ...(atLimit > 0 ? [warning('lambda-at-limit', { variable, groups: atLimit })] : []),
    ...(without > 0 ? [warning('no-estimate', { variable, groups: without })] : []),
  ]
}
