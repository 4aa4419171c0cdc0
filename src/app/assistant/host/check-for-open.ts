import { readDataset } from '../../data/datasets/dataset.ts'
import { lastDataset } from '../../data/last-opened.ts'
import { ownData } from '../../data/own-data.ts'
import { ask } from '../../workers/bridge.ts'
import type { Aliases } from '../attached/aliases.ts'
import { checkProposal } from '../proposals/check-proposal.ts'
import type { Proposed } from '../proposals/proposal.ts'
import { resolveAliases } from '../proposals/resolve-aliases.ts'
import type { CheckedFor } from '../proposals/stored-checked.ts'
import type { Place } from './make-offer.ts'

/** A proposal for the open dataset. */
export interface CheckedHere {
  readonly project: string
  readonly checked: CheckedFor
}

/**
 * Checks what a model proposes against the dataset that the page shows, or the one opened last. Undefined without its rows.
 * @param aliases of the conversation
 */
export async function checkForOpen(
  { search }: Place,
  proposed: Proposed,
  aliases: Aliases,
): Promise<CheckedHere | undefined> {
  const { database, user } = ownData()
  const id = typeof search.dataset === 'string' ? search.dataset : await lastDataset(database)
  const dataset = id === undefined ? undefined : await readDataset(database, id)
  if (!dataset) return undefined
  const opened = await ask((engine) => engine.open(user, dataset.id)).catch(() => undefined)
  if (!opened) return undefined
  const checked = await checkProposal(resolveAliases(proposed, aliases, dataset.id), dataset.id, opened.dictionary)
  return { project: dataset.project, checked: { ...checked, dataset: dataset.id } }
}
