import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { type LevelPlaces, levelPlaces } from '#engine/frame/level-places.ts'
import { usable } from '#engine/frame/usable.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import { type Coded, codedColumns } from './coded-columns.ts'
import type { definition } from './definition.ts'

const mostListed = 5

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, missing, coding } = options
  const { checkpoint = uninterrupted, stepId } = context
  const column = columnById(frame, variable)
  if (column === undefined) return broken('column-missing', { column: variable }, 'variable')
  const coded = codedColumns(options, column.name)
  if ('status' in coded) return coded
  const names = coded.columns.map(({ name }) => name)
  const problem = namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const values = coded.levels.map(({ value }) => value)
  const found = await levelPlaces(usable(column), values, checkpoint)
  const columns: Column[] = []
  for (const made of coded.columns) {
    // the values at places -2 (unknown), -1 (missing), 0, 1, ...
    const ofMissing = { missing: Number.NaN, zero: 0, 'own-level': made.values[values.length] as number }[missing]
    const table = Float64Array.of(Number.NaN, ofMissing, ...made.values)
    const cells = new Float64Array(frame.rows)
    await inBlocks(frame.rows, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) cells[row] = table[(found.places[row] as number) + 2] as number
    })
    const meta = newMeta(context, made.name, coding === 'indicator' ? 'nominal' : 'continuous')
    const label = labelOf(column, made.level ?? made.part)
    columns.push({ ...meta, id: stepColumnId(stepId, made.key), label, type: 'number', values: cells })
  }
  return changedColumns(columns, noticesOf(variable, coded, found))
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}

function labelOf({ label, name, valueLabels }: Column, level: LevelValue): string {
  const said = valueLabels.find(({ value }) => String(value) === String(level))?.label ?? level
  return `${label || name}: ${said}`
}

function noticesOf(variable: string, { levels, columns }: Coded, found: LevelPlaces): readonly Notice[] {
  const { places, missing, unknown } = found
  const occurs = new Uint8Array(levels.length)
  for (const place of places) if (place >= 0) occurs[place] = 1
  const idle = levels.filter((_, k) => occurs[k] === 0).map(({ value }) => ({ variable, level: value }))
  const others = [...unknown.values].slice(0, mostListed).map((level) => ({ variable, level }))
  return [
    note('coded', { count: columns.length, levels: levels.length }),
    ...(missing > 0 ? [note('missing-rows', { count: missing })] : []),
    ...(unknown.rows > 0 ? [warning('new-levels', { count: unknown.rows, levels: others })] : []),
    ...(idle.length > 0 && places.length > 0
      ? [warning('level-without-rows', { levels: idle.slice(0, mostListed) })]
      : []),
  ]
}
