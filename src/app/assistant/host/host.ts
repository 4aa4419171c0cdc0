import { expose, type Remote, wrap } from 'comlink'
import { loadPart } from '../../loading/load-part.ts'
import type { Offer } from '../attached/offer.ts'
import type { Creation } from '../proposals/create-proposal.ts'
import type { Proposal, Proposed } from '../proposals/proposal.ts'
import type { CheckedHere } from './check-for-open.ts'
import type { Place } from './make-offer.ts'

/** What the chat asks of the page around it, where the dataset is open. It shows nothing by itself: what leaves is chosen by the user. */
export interface ProjectHost {
  readonly offer: () => Promise<Offer | undefined>
  /** Undefined without a dataset. */
  readonly check: (proposed: Proposed) => Promise<CheckedHere | undefined>
  /** Makes what the user has agreed to, in the page whose undo takes it back. */
  readonly create: (proposal: Proposal) => Promise<Creation>
}

/** @param place where the page is */
export function createHost(place: () => Place): ProjectHost {
  return {
    offer: async () => (await loadPart(() => import('./make-offer.ts'), 'chat')).makeOffer(place()),
    check: async (proposed) =>
      (await loadPart(() => import('./check-for-open.ts'), 'chat')).checkForOpen(place(), proposed),
    create: async (proposal) =>
      (await loadPart(() => import('../proposals/create-proposal.ts'), 'chat')).createProposal(proposal),
  }
}

/** Answers what comes through a port, until the returned function is called. */
export function serveHost(host: ProjectHost, port: MessagePort): () => void {
  expose(host, port)
  return () => port.close()
}

/** The host at the other end of a port. */
export function hostBehind(port: MessagePort): ProjectHost {
  const remote: Remote<ProjectHost> = wrap<ProjectHost>(port)
  return {
    offer: () => remote.offer(),
    check: (proposed) => remote.check(proposed),
    create: (proposal) => remote.create(proposal),
  }
}
