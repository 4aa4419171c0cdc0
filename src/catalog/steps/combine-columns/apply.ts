import { uninterrupted } from '#engine/checkpoint.ts'
import { cellTexts } from '#engine/expression/cell-texts.ts'
import { TextBuilder } from '#engine/frame/builder.ts'
import { columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { changedColumns, nameProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, separator, missing, values, name } = options
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const readers = variables
    .flatMap((id) => columnById(frame, id) ?? [])
    .map((column) => cellTexts(column, values === 'labels'))
  const builder = new TextBuilder()
  let [skipped, empty] = [0, 0]
  await inBlocks(frame.rows, context.checkpoint ?? uninterrupted, (from, to) => {
    for (let row = from; row < to; row++) {
      const texts = readers.map((read) => read(row)).filter((text) => text !== null)
      const isWhole = texts.length === readers.length
      const text = isWhole || missing === 'skip' ? texts.join(separator) : ''
      if (text === '') empty++
      else if (!isWhole) skipped++
      builder.push(text)
    }
  })
  const { codes, dictionary } = builder.finish()
  const notices = [note('combined', { count: frame.rows - empty, distinct: dictionary.length })]
  if (skipped > 0) notices.push(note('without-missing', { count: skipped }))
  if (empty > 0) notices.push(note('missing-result', { count: empty }))
  return changedColumns([{ ...newMeta(context, name, 'nominal'), type: 'text', codes, dictionary }], notices)
}

export function reads({ variables }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set(variables)]
}
