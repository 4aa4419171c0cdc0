import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { drawIndices } from '#engine/random/draw-indices.ts'
import { MersenneTwister } from '#engine/random/mersenne-twister.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import { Allotment, sharesOf } from './allot.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { by, missingKeys, together, into, name, seed } = options
  const { checkpoint = uninterrupted } = context
  const problem = setsProblem(options) ?? nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = missingKeys === 'leave-out'
  const strata = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const units = await unitsOf(frame, together, checkpoint)
  const stratumOf = units.first.map((row) => strata.codes[row] as number)
  const { rows: members, starts } = await groupedRows(stratumOf, strata.count, checkpoint)
  const shares = sharesOf(options)
  const allotment = new Allotment(shares)
  const generator = new MersenneTwister(seed)
  const setOf = new Int32Array(units.first.length).fill(-1)
  for (let g = 0; g < strata.count; g++) {
    const from = starts[g] as number
    const limit = (starts[g + 1] as number) - from
    if (limit === 0) continue
    const order = await drawIndices(generator, { limit, size: limit }, checkpoint)
    let k = 0
    for (const [set, size] of allotment.next(limit).entries())
      for (let i = 0; i < size; i++) setOf[members[from + (order[k++] as number)] as number] = set
  }
  const codes = new Int32Array(frame.rows)
  const counts = new Int32Array(shares.length)
  let apart = 0
  const mixed = new Uint8Array(units.first.length)
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const unit = units.of[row] as number
      const set = setOf[unit] as number
      codes[row] = set
      if (set < 0) apart++
      else counts[set] = (counts[set] as number) + 1
      if (strata.codes[row] !== stratumOf[unit]) mixed[unit] = 1
    }
  })
  const notices = [...countsOf(counts, options)]
  if (together.length > 0) notices.push(note('kept-together', { units: units.first.length }))
  const differing = mixed.reduce((sum, one) => sum + one, 0)
  if (differing > 0) notices.push(warning('strata-of-unit', { count: differing }))
  notices.push(...keysLeftOut(apart))
  const meta = newMeta(context, name, 'nominal')
  const made: Column =
    into === 'folds'
      ? { ...meta, type: 'number', values: Float64Array.from(codes, (code) => (code < 0 ? Number.NaN : code + 1)) }
      : { ...meta, type: 'text', codes, dictionary: labelsOf(options) }
  return changedColumns([made], notices)
}

export function reads({ by, together }: Options): readonly string[] {
  return [...new Set([...by, ...together])]
}

function setsProblem(options: Options): Broken | null {
  const { into, training, validation } = options
  if (into === 'folds') return null
  if (training + validation > 1) return broken('shares-too-large', {}, 'validation')
  const labels = labelsOf(options)
  if (labels.includes('')) return broken('no-label', {}, 'testLabel')
  return new Set(labels).size < labels.length ? broken('same-label', {}, 'testLabel') : null
}

/** The values of the new variable, in the order of the shares. */
function labelsOf({ validation, trainingLabel, validationLabel, testLabel }: Options): readonly string[] {
  const labels = validation > 0 ? [trainingLabel, validationLabel, testLabel] : [trainingLabel, testLabel]
  return labels.map((label) => label.trim())
}

function countsOf(counts: Int32Array, options: Options): readonly Notice[] {
  if (options.into === 'folds')
    return [note('in-folds', { folds: counts.length, least: Math.min(...counts), most: Math.max(...counts) })]
  return labelsOf(options).map((set, k) => note('in-set', { set, count: counts[k] ?? 0 }))
}

/** The unit of each row, numbered as they appear, and the first row of each. */
async function unitsOf(
  frame: Frame,
  together: readonly string[],
  checkpoint: Checkpoint,
): Promise<{ readonly of: Int32Array; readonly first: Int32Array }> {
  const of = new Int32Array(frame.rows)
  const first = new Int32Array(frame.rows)
  let units = 0
  if (together.length === 0) {
    for (let row = 0; row < frame.rows; row++) of[row] = first[row] = row
    return { of, first }
  }
  const keys = together.flatMap((id) => columnById(frame, id) ?? [])
  const { codes, count } = await keyGroups(frame.rows, keys, { leaveOutMissing: true, checkpoint })
  const unitOf = new Int32Array(count).fill(-1)
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const code = codes[row] as number
      const known = code < 0 ? -1 : (unitOf[code] as number)
      of[row] = known < 0 ? units : known
      if (known >= 0) continue
      if (code >= 0) unitOf[code] = units
      first[units++] = row
    }
  })
  return { of, first: first.slice(0, units) }
}
