import { expose, type Remote, wrap } from 'comlink'
import { loadPart } from '../../loading/load-part.ts'
import type { Aliases } from '../attached/aliases.ts'
import type { Offer } from '../attached/offer.ts'
import type { Creation } from '../proposals/create-proposal.ts'
import type { Proposal, Proposed } from '../proposals/proposal.ts'
import type { Called } from './called.ts'
import type { CheckedHere } from './check-for-open.ts'
import type { Place } from './make-offer.ts'

/** What the chat asks of the page around it, where the dataset is open. What leaves is chosen by the user. */
export interface ProjectHost {
  readonly offer: () => Promise<Offer | undefined>
  /** Undefined without a dataset. */
  readonly check: (proposed: Proposed, aliases: Aliases) => Promise<CheckedHere | undefined>
}

/** What the chat itself needs of the page, and no tool of the model. */
export interface PageHost extends ProjectHost {
  /** Makes what the user has agreed to, in the page whose undo takes it back. */
  readonly create: (proposal: Proposal) => Promise<Creation>
  /** What a dataset and its variables are called, for cards. Undefined if it is not on this device. */
  readonly called: (dataset: string) => Promise<Called | undefined>
}

/** @param place where the page is */
export function createHost(place: () => Place): PageHost {
  return {
    offer: async () => (await loadPart(() => import('./make-offer.ts'), 'chat')).makeOffer(place()),
    check: async (proposed, aliases) =>
      (await loadPart(() => import('./check-for-open.ts'), 'chat')).checkForOpen(place(), proposed, aliases),
    called: async (dataset) => (await loadPart(() => import('./called.ts'), 'chat')).called(dataset),
    create: async (proposal) =>
      (await loadPart(() => import('../proposals/create-proposal.ts'), 'chat')).createProposal(proposal),
  }
}

/** Answers what comes through a port. */
export function serveHost(host: PageHost, port: MessagePort): void {
  expose(host, port)
}

/** The host at the other end of a port. */
export function hostBehind(port: MessagePort): PageHost {
  const remote: Remote<PageHost> = wrap<PageHost>(port)
  return {
    offer: () => remote.offer(),
    check: (proposed, aliases) => remote.check(proposed, aliases),
    create: (proposal) => remote.create(proposal),
    called: (dataset) => remote.called(dataset),
  }
}
