import { generateNKeysBetween } from 'fractional-indexing'
import { carriesRows } from '#catalog/kit/options/plain-leaves.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import type { StepDefinition } from '#catalog/kit/step.ts'
import { newId } from '../database/identifiers.ts'
import { edit, stampOf } from '../history/own-edits.ts'
import { ownData } from '../own-data.ts'
import { raised } from './analyses.ts'
import { readSteps, type StepRecord } from './dataset.ts'

/** Options by the field in which they are stored: below `data.` if they hold values from the rows (SPEC R6). */
function fieldsOf(definition: StepDefinition, options: StoredOptions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([leaf, value]) => [
      `${carriesRows(definition.options, leaf) ? 'data' : 'option'}.${leaf}`,
      value,
    ]),
  )
}

/** A step to append. */
interface NewStep {
  readonly definition: StepDefinition
  readonly options: StoredOptions
  /** Its record: given if later steps use the variables that it makes. */
  readonly id?: string
  readonly comment?: string
}

/** Appends steps of one kind, as one edit. */
export function addSteps(dataset: string, definition: StepDefinition, each: readonly StoredOptions[]): Promise<void> {
  return addStepsOfKinds(
    dataset,
    each.map((options) => ({ definition, options })),
  )
}

/** Appends steps of any kinds in this order, as one edit. One that the dataset has already is switched on: undo switches a new step off. */
export async function addStepsOfKinds(dataset: string, steps: readonly NewStep[]): Promise<void> {
  const others = await readSteps(ownData().database, dataset)
  const known = new Map(others.map((step) => [step.id, step]))
  const added = steps.filter(({ id }) => id === undefined || !known.has(id))
  const orders = generateNKeysBetween(others.at(-1)?.order ?? null, null, added.length)
  const off = steps.flatMap(({ id = '' }) => (known.get(id)?.enabled === false ? [id] : []))
  const edits = [
    ...off.map((record) => ({ kind: 'step' as const, record, fields: { enabled: true } })),
    ...added.map(({ definition, options, id = newId(), comment = '' }, k) => ({
      kind: 'step' as const,
      record: id,
      fields: {
        dataset,
        type: definition.id,
        version: definition.version,
        order: orders[k],
        enabled: true,
        deleted: false,
        ...(comment !== '' && { comment }),
        ...fieldsOf(definition, options),
      },
    })),
  ]
  if (edits.length > 0) await edit(edits)
}

export async function changeStep(
  step: StepRecord,
  definition: StepDefinition,
  options: StoredOptions,
  comment = step.comment ?? '',
): Promise<void> {
  const before = upgradeOptions(definition, step, step.options) ?? step.options
  const changed = Object.fromEntries(
    Object.entries(options).filter(([leaf, value]) => JSON.stringify(value) !== JSON.stringify(before[leaf])),
  )
  const said = comment === (step.comment ?? '') ? {} : { comment }
  if (Object.keys(changed).length === 0 && !('comment' in said)) return
  const fields = {
    ...said,
    ...(Object.keys(changed).length > 0 && { ...fieldsOf(definition, changed), ...raised(step, definition) }),
  }
  const known = Object.fromEntries(Object.entries(before).filter(([leaf]) => Object.hasOwn(changed, leaf)))
  await edit([{ kind: 'step', record: step.id, fields, before: fieldsOf(definition, known) }])
}

/** Returns the stamp of the record's last change. */
export async function enableStep(step: StepRecord, enabled: boolean): Promise<string> {
  await edit([{ kind: 'step', record: step.id, fields: { enabled } }])
  return stampOf(step.id)
}

/** Returns the key of the edit. */
export function deleteStep(step: StepRecord): Promise<number | undefined> {
  return edit([{ kind: 'step', record: step.id, fields: { deleted: true } }])
}
