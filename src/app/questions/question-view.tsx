import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { type ReadOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import { type QuestionReading, readQuestion } from '#catalog/kit/options/read-question.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import { changeOption } from '../data/datasets/analyses.ts'
import { OptionField } from '../entry/option-field.tsx'
import { type FormSection, OptionForm } from '../entry/option-form.tsx'
import { useDraft } from '../entry/use-draft.ts'
import { isPartMissing, loadPart } from '../loading/load-part.ts'
import { ResultBoundary } from '../outcome/result-boundary.tsx'
import { type OutcomeState, type ShowableEntry, useOutcome } from '../outcome/use-outcome.ts'
import { classNames } from '../ui/class-names.ts'
import type { OpenQuestion } from './question-page.tsx'
import { QuestionTitle } from './question-title.tsx'
import { ReplacedNote } from './replaced-note.tsx'

/** Modules that the page loads to show an entry. */
type Loaded = ShowableEntry & { readonly summary: EntryTitle; readonly definition: AnalysisDefinition }

/** Style options are shown separately from the others. */
export interface LookOptions {
  readonly options: OptionSpecs
  readonly sections: readonly FormSection[]
}

interface Props<E extends Loaded> extends Omit<OpenQuestion, 'dataset'> {
  load: (type: string) => Promise<E | null>
  titles: readonly EntryTitle[]
  words: { title: string; newer: ReactNode }
  look?: LookOptions
  /** Whether the result precedes the form on a phone. */
  isResultFirst?: boolean
  children: (shown: {
    entry: E
    question: QuestionReading
    dictionary: DataDictionary | undefined
    state: OutcomeState
    change: (leaf: string, value: Json) => void
  }) => ReactNode
}

const noLook: LookOptions = { options: {}, sections: [] }
const noColumns: DataDictionary = { columns: [] }

/** Form and result of a question side by side; on a phone one below the other. */
export function QuestionView<E extends Loaded>({
  record,
  kept,
  opened,
  stale,
  onDeleted,
  load,
  titles,
  words,
  look = noLook,
  isResultFirst = false,
  children,
}: Props<E>) {
  const { data: entry } = useQuery({
    queryKey: ['entry', record.kind, record.type],
    queryFn: () => loadPart(() => load(record.type)),
    throwOnError: isPartMissing,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const state = useOutcome(record, kept, entry, stale || !entry ? undefined : opened)
  const { options, draft } = useDraft(record.options)
  const definition = entry?.definition
  const asked = useMemo(() => definition && { ...allOptions(definition), ...look.options }, [definition, look])
  const dictionary = opened?.dictionary
  const { version, firstVersion, conventions } = record
  const question = useMemo(() => {
    const written = { version, ...(firstVersion && { firstVersion }), options, conventions }
    return definition && readQuestion(definition, written, dictionary ?? noColumns)
  }, [definition, version, firstVersion, options, conventions, dictionary])
  if (entry === undefined) return null
  if (entry === null || !asked || !question) return <p className="text-ink-2">{words.newer}</p>
  const { stored } = question
  const change = (leaf: string, after: Json) => {
    draft(leaf, after)
    void changeOption(record, { definition: entry.definition, asks: asked }, leaf, {
      before: stored[leaf] ?? null,
      after,
    })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
      <div
        className={classNames(
          'rounded-lg bg-surface p-5 shadow-card print:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
          isResultFirst && 'max-lg:order-2',
        )}
      >
        <QuestionTitle record={record} label={words.title} onDeleted={onDeleted} />
        <ReplacedNote summary={entry.summary} summaries={titles} />
        {dictionary ? (
          <OptionForm
            options={asked}
            field={OptionField}
            sections={[...allSections(entry.definition), ...look.sections]}
            stored={stored}
            dictionary={dictionary}
            problems={[question.read, readOptions({ options: look.options }, stored, dictionary)].flatMap(problemsOf)}
            conventions={conventions}
            onChange={change}
          />
        ) : null}
      </div>
      <ResultBoundary of={[state.outcome, options]}>
        {children({ entry, question, dictionary, state, change })}
      </ResultBoundary>
    </div>
  )
}

function problemsOf(read: ReadOptions<unknown>): readonly OptionProblem[] {
  return read.status === 'rejected' ? read.problems : []
}
