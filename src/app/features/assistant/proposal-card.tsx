import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Creation } from '../../assistant/proposals/create-proposal.ts'
import type { EntryRef, Misfit, Proposal } from '../../assistant/proposals/proposal.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isPartMissing } from '../../loading/load-part.ts'
import { CreateProposalButton } from './create-proposal-button.tsx'
import { misfitWords } from './misfit-words.ts'
import { ProposedQuestionOptions, ProposedSteps } from './proposal-recipe.tsx'
import { keyOf, type ProposedEntry, proposedEntries } from './proposed-entries.ts'

interface Props {
  readonly of: { readonly proposal: Proposal } | { readonly misfits: readonly Misfit[] }
  /** What the dataset and its variables are called now. */
  readonly names: { readonly dataset: string; readonly dictionary: DataDictionary }
  /** Makes what is proposed. The card shows a refusal, or the way to what was made. */
  readonly onCreate: () => Promise<Creation>
  /** The page of what was made, if it was. */
  readonly created?: string | undefined
}

/** What a model proposes for the open dataset (SPEC AI5): nothing is made before the user says so. */
export function ProposalCard({ of, names, onCreate, created }: Props) {
  const { i18n } = useLingui()
  const { say } = useWords()
  const title = useId()
  const { dataset } = names
  const refs = 'proposal' in of ? refsIn(of.proposal) : of.misfits.flatMap(({ entry }) => entry ?? [])
  const { data: entries } = useQuery({
    queryKey: ['proposed-entries', refs.map(keyOf)],
    queryFn: () => proposedEntries(refs),
    throwOnError: isPartMissing,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (!entries) return null
  const [first] = refs
  const entry = first && entries[keyOf(first)]
  const heading = 'proposal' in of && of.proposal.kind === 'steps' ? undefined : entry?.title
  const isFitting = 'proposal' in of && refs.every((ref) => entries[keyOf(ref)])
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card">
      <header className="flex flex-col gap-0.5">
        <p id={title} className="font-medium text-ink">
          {heading ? <KindAndTitle of={of} title={say(heading)} /> : <Kind of={of} />}
        </p>
        <p className="text-sm break-words text-ink-2">
          <Trans>Dataset: {dataset}</Trans>
        </p>
      </header>
      {'misfits' in of ? (
        <Reasons
          sentences={of.misfits.map((one) =>
            misfitWords(one, one.entry && entries[keyOf(one.entry)], names.dictionary, i18n),
          )}
        />
      ) : isFitting ? (
        <>
          <Recipe
            proposal={of.proposal}
            entries={entries}
            dictionary={names.dictionary}
            isCreated={created !== undefined}
          />
          <CreateProposalButton describedBy={title} created={created} onCreate={onCreate} />
        </>
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>This version of the application does not have what is proposed here. Update it to see it.</Trans>
        </p>
      )}
    </section>
  )
}

function refsIn(proposal: Proposal): readonly EntryRef[] {
  if (proposal.kind === 'steps') return proposal.steps.map(({ type }) => ({ kind: 'step', id: type }))
  return [{ kind: proposal.kind, id: proposal.entry }]
}

function Kind({ of }: Pick<Props, 'of'>) {
  if ('misfits' in of) return <Trans>Does not fit</Trans>
  switch (of.proposal.kind) {
    case 'analysis':
      return <Trans>Proposed analysis</Trans>
    case 'chart':
      return <Trans>Proposed chart</Trans>
    case 'steps':
      return <Trans>Proposed data steps</Trans>
  }
}

function KindAndTitle({ of, title }: Pick<Props, 'of'> & { title: string }) {
  return (
    <>
      <span className="block text-xs font-normal text-ink-2">
        <Kind of={of} />
      </span>
      <span className="sr-only">: </span>
      {title}
    </>
  )
}

interface RecipeProps {
  proposal: Proposal
  entries: Readonly<Record<string, ProposedEntry>>
  dictionary: DataDictionary
  isCreated: boolean
}

function Recipe({ proposal, entries, ...shown }: RecipeProps) {
  if (proposal.kind === 'steps')
    return <ProposedSteps steps={proposal.steps} entries={entries} dictionary={shown.dictionary} />
  const entry = entries[keyOf({ kind: proposal.kind, id: proposal.entry })]
  return entry ? <ProposedQuestionOptions proposal={proposal} entry={entry} {...shown} /> : null
}

function Reasons({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2 text-sm break-words">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <span className="min-w-0">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
