import type { Json } from '#catalog/kit/json.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { type CellEdit, cellEditLeaf, editLeaves, editsOfOneStep } from '#catalog/kit/steps/cell-edits.ts'
import { ownData } from '../own-data.ts'
import { readSteps, type StepRecord } from './dataset.ts'
import { addSteps, changeStep } from './steps.ts'

/**
 * Corrects a cell of the data after all steps. The correction becomes part of the last step if that is one of corrections, otherwise of a new step. When the same cell is
 * corrected again, the former value stays that of the first correction; a correction back to it deletes the correction.
 */
export async function correctCell(dataset: string, definition: StepDefinition, edit: CellEdit): Promise<void> {
  const key = Object.keys(definition.options).find((one) => definition.options[one]?.kind === 'cell-edits') ?? ''
  const last = (await readSteps(ownData().database, dataset)).at(-1)
  const leaf = cellEditLeaf(key, edit)
  if (last === undefined || !takesMore(last, definition, key))
    return addSteps(dataset, definition, [{ [leaf]: stored(edit) }])
  const known = last.options[leaf]
  const from = isEdit(known) ? (known.from ?? null) : edit.from
  const isBack = from === edit.to
  await changeStep(last, definition, { ...last.options, [leaf]: isBack ? null : stored({ ...edit, from } as CellEdit) })
}

function takesMore({ type, enabled, options }: StepRecord, { id }: StepDefinition, key: string): boolean {
  return type === id && enabled && editLeaves(key, options).length < editsOfOneStep
}

const stored = ({ from, to, reason, at, key }: CellEdit): Json => ({ from, to, reason, at, key: key && { ...key } })

const isEdit = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
