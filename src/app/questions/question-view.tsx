import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PanelLeftClose, PanelLeftOpen, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { DataDictionary, NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
import type { OptionSpecs } from '#catalog/kit/options/options.ts'
import { type ReadOptions, readOptions } from '#catalog/kit/options/read-options.ts'
import { type QuestionReading, readQuestion } from '#catalog/kit/options/read-question.ts'
import type { OptionProblem } from '#catalog/kit/outcome/outcome.ts'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { changeOption } from '../data/datasets/analyses.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { changeVariable } from '../data/datasets/change-variable.ts'
import { countChanged, everything, FindOptions, type Sought } from '../entry/find-options.tsx'
import { OptionField } from '../entry/option-field.tsx'
import { type FormSection, OptionForm, type Revealed } from '../entry/option-form.tsx'
import { RoleBoard, RolesOfForm } from '../entry/role-board.ts'
import { useDraft } from '../entry/use-draft.ts'
import { VariablePalette } from '../entry/variable-palette.tsx'
import { UndoButtons } from '../history/undo-buttons.tsx'
import { contentShown } from '../loading/first-paint.ts'
import { isPartMissing, loadPart } from '../loading/load-part.ts'
import { ResultBoundary } from '../outcome/result-boundary.tsx'
import { type ResultPlaces, ResultSlots } from '../outcome/result-slots.ts'
import { type OutcomeState, type ShowableEntry, useOutcome } from '../outcome/use-outcome.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { SkipButton } from '../ui/skip-button.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useStable } from '../ui/use-stable.ts'
import { FigureNote } from './figure-note.tsx'
import { fitWindow } from './fit-window.ts'
import { OptionsSheet } from './options-sheet.tsx'
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
  load: (record: AnalysisRecord) => Promise<E | null>
  titles: readonly EntryTitle[]
  words: { title: string; newer: ReactNode }
  look?: (definition: AnalysisDefinition) => LookOptions
  children: (shown: {
    entry: E
    question: QuestionReading
    /** Undefined until the dataset is open. */
    dictionary: DataDictionary | undefined
    names: NamedColumns
    state: OutcomeState
    change: (leaf: string, value: Json) => void
    /** Opens the form at an option. */
    reveal: (option: string) => void
  }) => ReactNode
}

const nothing: LookOptions = { options: {}, sections: [] }
const noLook = () => nothing
const noColumns: DataDictionary = { columns: [] }

/** The form and the result of a question side by side; on a narrow page the form is in a sheet. */
export function QuestionView<E extends Loaded>({
  record,
  kept,
  names,
  opened,
  stale,
  onDeleted,
  load,
  titles,
  words,
  look: lookOf = noLook,
  children,
}: Props<E>) {
  const { t } = useLingui()
  const { data: entry } = useQuery({
    queryKey: ['entry', record.kind, record.type, record.source !== undefined],
    queryFn: () => loadPart(() => load(record)),
    throwOnError: isPartMissing,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const state = useOutcome(record, kept, entry, stale || !entry ? undefined : opened)
  const isNothingShowable = entry !== undefined && state.outcome === undefined
  useEffect(() => {
    if (isNothingShowable) contentShown()
  }, [isNothingShowable])
  const { options, draft } = useDraft(record.options, record.latest)
  const definition = entry?.definition
  const look = useMemo(() => (definition ? lookOf(definition) : nothing), [definition, lookOf])
  const asked = useMemo(() => definition && { ...allOptions(definition), ...look.options }, [definition, look])
  const dictionary = opened?.dictionary
  const { version, firstVersion, conventions, source } = record
  const question = useMemo(() => {
    const written = { version, ...(firstVersion && { firstVersion }), options, conventions }
    return definition && readQuestion(definition, written, dictionary ?? noColumns)
  }, [definition, version, firstVersion, options, conventions, dictionary])
  const isWide = useMedia('(min-width: 64rem)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isBeside, setBeside] = useState(true)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [outline, setOutline] = useState<HTMLElement | null>(null)
  const column = useRef<HTMLDivElement>(null)
  const [board] = useState(() => new RoleBoard())
  const setMeasure = useStable(
    (variable: string, measure: Measure) => void changeVariable(record.dataset, variable, { measure }),
  )
  const roles = useMemo(() => ({ board, onMeasure: setMeasure }), [board, setMeasure])
  const openOptions = useStable(() => setSheetOpen(true))
  const [revealed, setRevealed] = useState<Revealed>()
  const [sought, setSought] = useState<Sought>(everything)
  const reveal = useStable((option: string) => {
    setSought(everything)
    setBeside(true)
    setSheetOpen(true)
    setRevealed({ option })
  })
  const seek = (next: Sought) => {
    setRevealed(undefined)
    setSought(next)
  }
  const slots = useMemo<ResultPlaces>(
    () => ({ actions, outline, openOptions: isWide ? undefined : openOptions }),
    [actions, outline, isWide, openOptions],
  )
  if (entry === undefined) return null
  if (entry === null || !asked || !question)
    return (
      <div className="flex items-center gap-3">
        <p className="text-ink-2">{words.newer}</p>
        <UndoButtons project={record.project} />
      </div>
    )
  const { stored } = question
  const change = (leaf: string, after: Json) => {
    const before = stored[leaf] ?? null
    draft(leaf, after, changeOption(record, { definition: entry.definition, asks: asked }, leaf, { before, after }))
  }
  const head = (
    <>
      <QuestionTitle record={record} label={words.title} onDeleted={onDeleted} />
      {source ? <FigureNote dataset={record.dataset} source={source} /> : null}
      {source ? null : <ReplacedNote summary={entry.summary} summaries={titles} />}
    </>
  )
  const form = dictionary ? (
    <RolesOfForm value={roles}>
      {asksForVariables(entry.definition) && !source ? <VariablePalette dictionary={dictionary} /> : null}
      {look.sections.length > 0 ? (
        <FindOptions changed={countChanged(look.options, stored)} value={sought} onChange={seek} />
      ) : null}
      <OptionForm
        options={asked}
        field={OptionField}
        sections={[...(source ? [] : allSections(entry.definition)), ...look.sections]}
        stored={stored}
        dictionary={dictionary}
        problems={[
          ...(source ? [] : problemsOf(question.read)),
          ...problemsOf(readOptions({ options: look.options }, stored, dictionary)),
        ]}
        conventions={conventions}
        reveal={revealed}
        sought={sought}
        resettable={look.options}
        onChange={change}
      />
    </RolesOfForm>
  ) : null
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-x-6 gap-y-4',
        isBeside && 'lg:grid-cols-[18rem_minmax(0,1fr)] 2xl:grid-cols-[22rem_minmax(0,1fr)]',
      )}
    >
      {isWide ? (
        <SkipButton onSkip={() => column.current?.focus()}>
          <Trans>Skip to the result</Trans>
        </SkipButton>
      ) : null}
      {isWide ? (
        <div ref={fitWindow} hidden={!isBeside} className="sticky top-18 flex flex-col gap-4 print:hidden">
          <section
            aria-label={t`Options`}
            className="relative min-h-0 overflow-y-auto rounded-lg bg-surface p-5 shadow-card"
          >
            {head}
            {form}
          </section>
          <div ref={setOutline} className="max-h-[33dvh] shrink-0 overflow-y-auto empty:hidden max-xl:hidden" />
        </div>
      ) : (
        <div className="print:hidden">{head}</div>
      )}
      <div ref={column} tabIndex={-1} className="min-w-0 outline-none">
        <div className="result-bar sticky top-14 z-20 -mx-px mb-4 flex min-h-12 items-center gap-1 border-b max-sm:gap-0 border-line bg-canvas print:hidden">
          {isWide ? (
            <Button
              look="quiet"
              size="icon"
              aria-label={isBeside ? t`Hide the options` : t`Show the options`}
              title={isBeside ? t`Hide the options` : t`Show the options`}
              aria-expanded={isBeside}
              onClick={() => setBeside(!isBeside)}
            >
              {isBeside ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
            </Button>
          ) : form ? (
            <Button look="primary" className="max-sm:size-11 max-sm:px-0" aria-label={t`Options`} onClick={openOptions}>
              <SlidersHorizontal size={18} aria-hidden />
              <span className="max-sm:hidden">{t`Options`}</span>
            </Button>
          ) : null}
          <UndoButtons project={record.project} />
          <div ref={setActions} className="contents" />
        </div>
        <ResultSlots value={slots}>
          <ResultBoundary of={[state.outcome, options]}>
            {children({ entry, question, dictionary, names: dictionary ?? names, state, change, reveal })}
          </ResultBoundary>
        </ResultSlots>
      </div>
      {isWide || !isSheetOpen ? null : (
        <OptionsSheet result={column} onClose={() => setSheetOpen(false)}>
          {form}
        </OptionsSheet>
      )}
    </div>
  )
}

const takesVariables: ReadonlySet<string> = new Set([
  'variable',
  'variables',
  'terms',
  'survival-outcome',
  'matched-set',
  'repeated-measures',
])

/** Whether the entry's own options take variables. Options that every analysis has do not count: plans of studies have them too. */
function asksForVariables({ options }: Pick<AnalysisDefinition, 'options'>): boolean {
  return Object.values(options).some(({ kind }) => takesVariables.has(kind))
}

function problemsOf(read: ReadOptions<unknown>): readonly OptionProblem[] {
  return read.status === 'rejected' ? read.problems : []
}
