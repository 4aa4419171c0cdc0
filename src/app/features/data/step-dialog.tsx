import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { askedDatasets, readStepOptions } from '#catalog/kit/steps/step-option-readers.ts'
import { loadStep } from '#catalog/steps.ts'
import type { StepRecord } from '../../data/datasets/dataset.ts'
import { addStepsOfKinds, changeStep } from '../../data/datasets/steps.ts'
import { ownData } from '../../data/own-data.ts'
import { whenChecked } from '../../entry/formula-checks.ts'
import { MergeProposals, type ProposeMerges } from '../../entry/merge-proposals.ts'
import { OptionForm } from '../../entry/option-form.tsx'
import { OtherDatasets } from '../../entry/other-datasets.ts'
import { SavingAnalyses } from '../../entry/saving-analyses.ts'
import { StepOptionField } from '../../entry/step-option-field.tsx'
import { ValueCounts } from '../../entry/value-counts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isPartMissing, loadPart } from '../../loading/load-part.ts'
import { ColumnSummaries } from '../../opened/column-summaries.ts'
import { savingAnalyses } from '../../questions/saved-outputs.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ask } from '../../workers/bridge.ts'

const StepPreviewTable = lazy(async () => ({
  default: (await loadPart(() => import('./step-preview-table.tsx'))).StepPreviewTable,
}))

const loadOthers = () => loadPart(() => import('../../entry/offer-datasets.ts'))

/** The seed of the random numbers of a new step. */
const newSeed = () => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999)

interface Props {
  dataset: string
  type: string
  step: StepRecord | undefined
  /** The options with which a new step begins. */
  given?: StoredOptions | undefined
  onClose: () => void
}

/** The form of a new or an existing step, with the variables before that step. */
export function StepDialog({ dataset, type, step, given, onClose }: Props) {
  const { t } = useLingui()
  const { say } = useWords()
  const [typed, setTyped] = useState<StoredOptions>()
  const [tried, setTried] = useState(false)
  const [comment, setComment] = useState(step?.comment ?? '')
  // the same in all that the reader tries before the step is added
  const [seed] = useState(newSeed)
  const stepId = step?.id
  const counts = useMemo(() => {
    const { user } = ownData()
    return new ColumnSummaries((ids) => ask((engine) => engine.columnSummariesBefore(user, dataset, stepId, ids)))
  }, [dataset, stepId])
  const propose = useMemo<ProposeMerges>(() => {
    const { user } = ownData()
    return (column, likeness) => ask((engine) => engine.proposeMerges(user, dataset, stepId, column, likeness))
  }, [dataset, stepId])
  const { data } = useQuery({
    queryKey: ['step', type, dataset, step?.id],
    queryFn: async () => {
      const [entry, dictionary] = await Promise.all([
        loadPart(() => loadStep(type)),
        ask((engine) => engine.dictionaryBefore(ownData().user, dataset, step?.id)),
      ])
      if (!entry) return null
      const names = Object.values(entry.definition.options).some(({ kind }) => kind === 'dataset')
      const asksAnalysis = Object.values(entry.definition.options).some(({ kind }) => kind === 'analysis')
      const offers = names ? await (await loadOthers()).offerDatasets(dataset) : { offered: [], circular: [] }
      return { entry, dictionary, offers, analyses: asksAnalysis ? await savingAnalyses(dataset, dictionary) : [] }
    },
    throwOnError: isPartMissing,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const options =
    typed ??
    (step
      ? ((data && upgradeOptions(data.entry.definition, step, step.options)) ?? step.options)
      : { ...(data && 'seed' in data.entry.definition.options && { seed }), ...given })
  const named = data ? askedDatasets(data.entry.definition, options).map((one) => one.dataset) : []
  const { data: others } = useQuery({
    queryKey: ['step-others', dataset, named],
    queryFn: async () => (await loadOthers()).openOffered(named),
    enabled: named.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const dictionary =
    data && others
      ? {
          ...data.dictionary,
          others: Object.fromEntries(Object.entries(others).map(([id, one]) => [id, one.dictionary])),
        }
      : data?.dictionary
  const read = data && dictionary && readStepOptions(data.entry.definition, options, dictionary)
  const send = useEffectEvent(async () => {
    if (!data || read?.status !== 'ok') return
    const { definition } = data.entry
    if (step) await changeStep(step, definition, options, comment.trim())
    else await addStepsOfKinds(dataset, [{ definition, options, comment: comment.trim() }])
    onClose()
  })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) void send()
  }, [asked])
  if (!data || !dictionary || !read) return null
  const { entry, analyses, offers } = data
  const offered = offers.offered.map((one) => ({ ...one, version: others?.[one.id]?.version }))
  const problems =
    read.status === 'rejected' ? read.problems : read.status === 'incomplete' && tried ? read.missing : []
  const save = async () => {
    await whenChecked() // a formula may have been typed just now
    setTried(true)
    setAsked((times) => times + 1)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={say(entry.summary.title)}
      description={say(entry.summary.subtitle)}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={() => void save()}>
            {step ? <Trans>Save</Trans> : <Trans>Add the step</Trans>}
          </Button>
        </>
      }
    >
      <ValueCounts value={counts}>
        <MergeProposals value={propose}>
          <SavingAnalyses value={analyses}>
            <OtherDatasets value={{ offered, circular: offers.circular }}>
              <OptionForm
                options={entry.definition.options}
                field={StepOptionField}
                sections={entry.definition.sections}
                stored={options}
                dictionary={dictionary}
                problems={problems}
                onChange={(leaf, value) => setTyped({ ...options, [leaf]: value })}
              />
            </OtherDatasets>
          </SavingAnalyses>
        </MergeProposals>
        <TextField
          className="mt-6"
          label={<Trans>Why this step (optional)</Trans>}
          help={<Trans>It stands below the step and in the R script.</Trans>}
          maxLength={2000}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        {read.status === 'ok' ? (
          <Suspense>
            <StepPreviewTable
              dataset={dataset}
              definition={entry.definition}
              step={step}
              options={options}
              dictionary={dictionary}
            />
          </Suspense>
        ) : null}
      </ValueCounts>
    </Dialog>
  )
}
