import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { stepLine } from '#catalog/kit/steps/step-line.ts'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import type { StoredStep } from '../../data/datasets/dataset.ts'
import { deleteStep, enableStep } from '../../data/datasets/steps.ts'
import { useDraft } from '../../entry/use-draft.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import type { StepResult } from '../../workers/steps.ts'
import type { OpenPart } from './data-dialogs.tsx'
import { stepRemark } from './step-remark.ts'

interface Props {
  steps: readonly StoredStep[]
  opened: OpenedDataset
  onOpen: (part: OpenPart) => void
}

/** The steps in order, each with what it does and what came of it. Fetched when there are any: the first picture of the page needs none. */
export function StepList({ steps, opened, onOpen }: Props) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, i) => (
        <StepLine
          key={step.id}
          number={i + 1}
          step={step}
          result={opened.steps.find(({ id }) => id === step.id)}
          opened={opened}
          onEdit={() => onOpen({ kind: 'step', type: step.type, step })}
          onQueries={() => onOpen({ kind: 'queries', step: step.id })}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  number: number
  step: StoredStep
  result: StepResult | undefined
  opened: OpenedDataset
  onEdit: () => void
  onQueries: () => void
}

function StepLine({ number, step, result, opened, onEdit, onQueries }: LineProps) {
  const { t } = useLingui()
  const { language, say } = useWords()
  const { enabled } = step
  const { options, draft } = useDraft({ enabled }, step.latest)
  const summary = stepTitles.find(({ id }) => id === step.type)
  const title = summary ? say(summary.title) : step.type
  const { data: entry } = useQuery({
    queryKey: ['step-entry', step.type],
    queryFn: async () => (await loadStep(step.type)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const line = entry
    ? stepLine(
        entry.definition.options,
        step.options,
        [...opened.dictionary.columns, ...(result?.gone ?? [])],
        language,
      )
    : ''
  const hasRules = Object.values(entry?.definition.options ?? {}).some(({ kind }) => kind === 'row-rules')
  const { dictionary } = opened
  const gone = (result?.gone ?? []).map((column) => ({ ...column, label: '', valueLabels: [] }))
  const remark =
    result &&
    stepRemark(result, { columns: [...dictionary.columns, ...gone] }, language, entry?.definition.messages ?? {})
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <div className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-accent"
          aria-label={t`Apply step ${number}: ${title}`}
          checked={options.enabled === true}
          onChange={(event) => {
            draft('enabled', event.target.checked, enableStep(step, event.target.checked))
          }}
        />
        <span className={`min-w-0 flex-1 text-sm ${step.enabled ? '' : 'text-ink-3 line-through'}`}>
          {number}. {title}
          {line === '' ? null : <span className="block text-xs break-words text-ink-2">{line}</span>}
          {step.comment ? <span className="block text-xs break-words text-ink-3 italic">{step.comment}</span> : null}
        </span>
        {hasRules && step.enabled && result?.status === 'done' ? (
          <Button look="quiet" size="small-icon" aria-label={t`Queries of step ${number}`} onClick={onQueries}>
            <ListChecks size={15} aria-hidden />
          </Button>
        ) : null}
        <Button look="quiet" size="small-icon" aria-label={t`Change step ${number}`} onClick={onEdit}>
          <Pencil size={15} aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="small-icon"
          aria-label={t`Delete step ${number}`}
          onClick={() => void deleteStep(step).then((order) => showDeleted(title, order))}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </div>
      {step.enabled && remark ? (
        <p className={`flex items-start gap-1.5 pl-6.5 text-xs ${remark.isProblem ? 'text-danger' : 'text-ink-3'}`}>
          {remark.isProblem ? <TriangleAlert size={13} aria-hidden className="mt-0.5 shrink-0" /> : null}
          {remark.text}
        </p>
      ) : null}
    </li>
  )
}
