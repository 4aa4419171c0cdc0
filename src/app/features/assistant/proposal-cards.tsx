import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Called } from '../../assistant/host/called.ts'
import type { PageHost } from '../../assistant/host/host.ts'
import type { Creation } from '../../assistant/proposals/create-proposal.ts'
import type { Proposal } from '../../assistant/proposals/proposal.ts'
import type { CheckedFor } from '../../assistant/proposals/stored-checked.ts'
import { ProposalCard } from './proposal-card.tsx'

interface Props {
  /** The answer that proposes. */
  answer: string
  proposals: readonly CheckedFor[]
  host: PageHost
}

/** Pages of what was made in this visit, by answer and place. */
const made = new Map<string, string>()
const UNNAMED: Called = { dataset: '…', dictionary: { columns: [] } }

/** What an answer proposes. Nothing is made before the user says so (SPEC AI5). */
export default function ProposalCards({ answer, proposals, host }: Props) {
  return (
    <ul className="flex flex-col gap-2">
      {proposals.map((of, place) => (
        <li key={`${answer}:${place}`}>
          <Card id={`${answer}:${place}`} of={of} host={host} />
        </li>
      ))}
    </ul>
  )
}

function Card({ id, of, host }: { id: string; of: CheckedFor; host: PageHost }) {
  const { dataset } = of
  const [names, setNames] = useState<Called | 'gone'>()
  const [href, setHref] = useState(made.get(id))
  useEffect(() => {
    let isCurrent = true
    host.called(dataset).then(
      (found) => isCurrent && setNames(found ?? 'gone'),
      () => isCurrent && setNames(UNNAMED),
    )
    return () => {
      isCurrent = false
    }
  }, [host, dataset])
  if (names === 'gone') {
    return (
      <p className="text-sm text-ink-2">
        <Trans>Something was proposed here for a dataset that is not on this device.</Trans>
      </p>
    )
  }
  const create = async (proposal: Proposal): Promise<Creation> => {
    const creation = await host.create(proposal)
    if ('href' in creation) {
      made.set(id, creation.href)
      setHref(creation.href)
    }
    return creation
  }
  return (
    <ProposalCard
      of={of}
      names={names ?? UNNAMED}
      onCreate={() => ('proposal' in of ? create(of.proposal) : Promise.resolve({ refused: 'unknown-entry' }))}
      created={href}
    />
  )
}
