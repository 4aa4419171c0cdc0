import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { type ParsedQuantity, parseQuantity } from '#engine/frame/parse-quantity.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken, changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { numbersOf, type QuantityPart, wantedParts } from './quantity-columns.ts'

const mostListed = 5
/** Texts between two checkpoints. */
const block = 4096

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, pattern } = options
  const { checkpoint = uninterrupted, stepId } = context
  const found = columnById(frame, variable)
  const column = found && usable(found)
  if (column?.type !== 'text') return broken('column-missing', { column: variable }, 'variable')
  const parts = wantedParts(options)
  const names = parts.map((part) => patternName(pattern, column.name, part))
  const problem = patternProblem(pattern, 1, parts.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const { codes, dictionary } = column
  const parsed: (ParsedQuantity | null)[] = []
  for (const [k, text] of dictionary.entries()) {
    parsed.push(parseQuantity(text))
    if (k % block === block - 1) await checkpoint()
  }
  const columns: Column[] = []
  for (const [k, part] of parts.entries()) {
    const isNumber = part === 'value' || part === 'second'
    const meta = {
      ...newMeta(context, names[k] ?? '', isNumber ? 'continuous' : 'nominal'),
      id: stepColumnId(stepId, part),
    }
    if (isNumber) {
      const numbers = Float64Array.from(parsed, (one) => (one === null ? Number.NaN : numbersOf(one, options)[part]))
      const values = new Float64Array(codes.length)
      await inBlocks(codes.length, checkpoint, (from, to) => {
        for (let row = from; row < to; row++) {
          const code = codes[row] as number
          values[row] = code < 0 ? Number.NaN : (numbers[code] as number)
        }
      })
      columns.push({ ...meta, type: 'number', values })
      continue
    }
    const texts = new Map<string, number>()
    const next = Int32Array.from(parsed, (one) => {
      const text = one?.[part] ?? ''
      if (text === '') return -1
      const code = texts.get(text) ?? texts.size
      texts.set(text, code)
      return code
    })
    const cells = new Int32Array(codes.length)
    await inBlocks(codes.length, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) {
        const code = codes[row] as number
        cells[row] = code < 0 ? -1 : (next[code] as number)
      }
    })
    columns.push({ ...meta, type: 'text', codes: cells, dictionary: Array.from(texts.keys()) })
  }
  const counts = new Float64Array(dictionary.length)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const code = codes[row] as number
      if (code >= 0) counts[code] = (counts[code] as number) + 1
    }
  })
  return changedColumns(columns, noticesOf(column.id, { dictionary, counts, parsed, parts }))
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}

interface Read {
  readonly dictionary: readonly string[]
  /** Cells of each text. */
  readonly counts: Float64Array
  readonly parsed: readonly (ParsedQuantity | null)[]
  readonly parts: readonly QuantityPart[]
}

function noticesOf(id: string, { dictionary, counts, parsed, parts }: Read): readonly Notice[] {
  const cells = (is: (one: ParsedQuantity | null) => boolean) =>
    parsed.reduce((sum, one, code) => (is(one) ? sum + (counts[code] as number) : sum), 0)
  const count = cells((one) => one !== null)
  const strange = dictionary.filter((_, code) => parsed[code] === null && (counts[code] as number) > 0)
  const [below, above] = [cells((one) => one?.comparison === '<'), cells((one) => one?.comparison === '>')]
  const [ranges, pairs] = [cells((one) => one?.kind === 'range'), cells((one) => one?.kind === 'pair')]
  const chinese = cells((one) => one?.isChinese === true)
  const units = new Set(
    parsed.flatMap((one, code) => (one !== null && (counts[code] as number) > 0 && one.unit !== '' ? [one.unit] : [])),
  )
  const levels = strange.slice(0, mostListed).map((level) => ({ variable: id, level }))
  return [
    note('read-as-numbers', { count, total: counts.reduce((sum, one) => sum + one, 0) }),
    ...(below + above > 0 ? [note('with-limits', { below, above })] : []),
    ...(ranges + pairs > 0 ? [note('with-two-numbers', { ranges, pairs })] : []),
    ...(chinese > 0 ? [note('in-chinese', { count: chinese })] : []),
    ...(units.size > 1 && parts.includes('value')
      ? [warning('several-units', { count: units.size, units: [...units].slice(0, mostListed) })]
      : []),
    ...(strange.length > 0 ? [warning('not-read', { count: cells((one) => one === null), levels })] : []),
  ]
}
