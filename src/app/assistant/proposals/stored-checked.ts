import type { Json } from '#catalog/kit/json.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import { type Checked, type Misfit, readProposal } from './proposal.ts'

/** A checked proposal and the dataset that it is for. */
export type CheckedFor = Checked & { readonly dataset: string }

/** As it is stored with the answer, below `data.`. */
export const storedChecked = (checked: CheckedFor): Json => JSON.parse(JSON.stringify(checked)) as Json

const MOST = 6

/** The proposals of an answer of any version; what is not sound is left out. */
export function readChecked(ofProject: unknown): readonly CheckedFor[] {
  const { proposals } = fieldsOf(ofProject)
  return Array.isArray(proposals) ? proposals.slice(0, MOST).flatMap((one) => checkedOf(one) ?? []) : []
}

function checkedOf(value: unknown): CheckedFor | undefined {
  const { dataset, proposal, missing, misfits } = fieldsOf(value)
  if (typeof dataset !== 'string') return undefined
  if (Array.isArray(misfits)) {
    const sound = misfits.filter(isProblem)
    return sound.length > 0 ? { dataset, misfits: sound as readonly Misfit[] } : undefined
  }
  const read = readProposal(proposal)
  const open = Array.isArray(missing) ? missing.filter(isProblem) : []
  return read && { dataset, proposal: read, missing: open as readonly OptionProblem[] }
}

/** Its parameters are shown as far as they are of a known form. */
function isProblem(value: unknown): boolean {
  const { code, params } = fieldsOf(value)
  return typeof code === 'string' && typeof params === 'object' && params !== null && !Array.isArray(params)
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
