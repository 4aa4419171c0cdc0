import { uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import { drawIndices } from '#engine/random/draw-indices.ts'
import { MersenneTwister } from '#engine/random/mersenne-twister.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { LETTERS } from './letters.ts'

export const apply: Apply<typeof definition> = async (frame, options, { checkpoint = uninterrupted }) => {
  const { variable, levels, seed, state, reason } = options
  if (levels.length > LETTERS.length) return broken('too-many-groups', { most: LETTERS.length }, 'levels')
  if (state === 'unblinded') {
    const said = reason.trim()
    return said === ''
      ? broken('reason-needed', {}, 'reason')
      : changedColumns([], [note('unblinded', { reason: said })])
  }
  const column = columnById(frame, variable ?? '')
  if (column === undefined) return changedColumns([])
  const draw = { limit: levels.length, size: levels.length, replace: false }
  const order = await drawIndices(new MersenneTwister(seed), draw, checkpoint)
  const dictionary = LETTERS.slice(0, levels.length)
  const letterOf = new Map(levels.map((level, k) => [level, order[k] as number]))
  const seen = usable(column)
  const codes = new Int32Array(frame.rows).fill(-1)
  const found = new Set<number>()
  let strangers = 0
  const ofText = seen.type === 'text' ? seen.dictionary.map((text) => letterOf.get(text)) : []
  await inBlocks(frame.rows, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      const value = seen.type === 'text' ? (seen.codes[row] as number) : (seen.values[row] as number)
      if (Number.isNaN(value) || (seen.type === 'text' && value < 0)) continue
      const code = seen.type === 'text' ? ofText[value] : letterOf.get(value)
      if (code === undefined) strangers++
      else {
        codes[row] = code
        found.add(code)
      }
    }
  })
  const letters = [...found].toSorted((a, b) => a - b).map((code) => dictionary[code])
  const { id, name, label, measure } = column
  const blind: Column = {
    id,
    name,
    label,
    measure,
    valueLabels: [],
    missingCodes: [],
    missingRanges: [],
    type: 'text',
    codes,
    dictionary,
  }
  const notices = [note('blinded', { groups: letters.length, letters: letters.join(', ') })]
  if (strangers > 0) notices.push(warning('new-groups', { count: strangers }))
  return changedColumns([blind], notices)
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return variable === null ? [] : [variable]
}
