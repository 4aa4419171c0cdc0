import { uninterrupted } from '#engine/checkpoint.ts'
import { type CellValue, valueCells } from '#engine/expression/value-cells.ts'
import { type Column, type ColumnMeta, columnById } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { RecodeRule } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, rules, into, name } = options
  const column = columnById(frame, variable)
  if (column === undefined) return broken('column-missing', { column: variable }, 'variable')
  if (column.type === 'text' && rules.some(({ from }) => 'range' in from)) {
    return broken('range-needs-numbers', { variable: { variable } }, 'rules')
  }
  const problem = into === 'new' ? nameProblem(frame, name, 'name') : null
  if (problem !== null) return problem
  const seen = usable(column)
  const ruleOf = matcher(rules, seen.type === 'text')
  const taken = rules.map(() => 0)
  const value = (old: CellValue): CellValue => {
    const rule = ruleOf(old)
    if (rule >= 0) {
      taken[rule] = (taken[rule] as number) + 1
      return rules[rule]?.to ?? null
    }
    if (old === null || options.unmatched === 'missing') return null
    return options.unmatched === 'keep' ? old : options.other
  }
  const meta = into === 'new' ? newMeta(context, name, measureOf(column, options)) : sameMeta(column, options)
  const old = reader(seen)
  // the new values in the order of the rules, which becomes the order of their levels
  const how = { asTexts: isText(column, options), first: rules.map(({ to }) => to) }
  const checkpoint = context.checkpoint ?? uninterrupted
  const cells = await valueCells(frame.rows, (row) => value(old(row)), how, checkpoint)
  const idle = taken.indexOf(0)
  const notices = [note('recoded', { count: taken.reduce((sum, count) => sum + count, 0) })]
  if (idle >= 0 && frame.rows > 0) notices.push(warning('rule-takes-nothing', { rule: idle + 1 }))
  return changedColumns([{ ...meta, ...cells }], notices)
}

export function reads({ variable }: Options): readonly string[] {
  return [variable]
}

/** Returns a function that gives the index of the first rule that matches a value, or -1. */
function matcher(rules: readonly RecodeRule[], ofTexts: boolean): (old: CellValue) => number {
  const tests = rules.map(({ from }) => {
    if ('missing' in from) return (old: CellValue) => old === null
    if ('values' in from) {
      const values = new Set<CellValue>(from.values.map((v) => (ofTexts ? String(v) : Number(v))))
      return (old: CellValue) => old !== null && values.has(old)
    }
    const [low, high] = from.range
    return (old: CellValue) => typeof old === 'number' && (low === null || old >= low) && (high === null || old <= high)
  })
  return (old) => tests.findIndex((test) => test(old))
}

/** The result is text if any new value is text, or if text values are kept. */
function isText(column: Column, { rules, unmatched, other }: Options): boolean {
  if (rules.some(({ to }) => typeof to === 'string')) return true
  if (unmatched === 'keep') return column.type === 'text'
  return unmatched === 'other' && typeof other === 'string'
}

function measureOf(column: Column, options: Options): ColumnMeta['measure'] {
  return options.unmatched === 'keep' && !isText(column, options) ? column.measure : 'nominal'
}

function sameMeta(column: Column, options: Options): ColumnMeta {
  const { id, name, label } = column
  const measure = measureOf(column, options)
  return { id, name, label, measure, valueLabels: [], missingCodes: [], missingRanges: [] }
}

/** Reads the usable value of a row. */
function reader(column: Column): (row: number) => CellValue {
  if (column.type === 'text') return (row) => column.dictionary[column.codes[row] as number] ?? null
  return (row) => {
    const value = column.values[row] as number
    return Number.isNaN(value) ? null : value
  }
}
