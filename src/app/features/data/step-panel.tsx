import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Code, FileUp, GitBranch, History, ListPlus, Plus, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { readSteps } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { DATA_FILES } from '../../import/data-files.ts'
import { loadPart } from '../../loading/load-part.ts'
import { Button } from '../../ui/button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import type { OpenPart } from './data-dialogs.tsx'

const StepList = lazy(async () => ({ default: (await loadPart(() => import('./step-list.tsx'))).StepList }))

interface Props {
  dataset: string
  opened: OpenedDataset
  onOpen: (part: OpenPart) => void
}

/** The steps in order. Each can be disabled, changed or removed at any time. */
export function StepPanel({ dataset, opened, onOpen }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const steps = useLiveQuery(() => readSteps(ownData().database, dataset), [dataset])
  return (
    <aside
      ref={keepFocus}
      aria-label={t`Steps`}
      className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card lg:mt-[3.75rem]"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-base">
          <Trans>Steps</Trans>
        </h2>
        <Button size="sm" look="primary" onClick={() => onOpen({ kind: 'steps' })}>
          <Plus size={15} aria-hidden />
          <Trans>Add</Trans>
        </Button>
      </div>
      {steps?.length === 0 ? (
        <p className="text-sm text-ink-3">
          <Trans>
            Filter, compute, recode: each change is a step that you can undo, switch off or change later. The file
            itself stays as it is.
          </Trans>
        </p>
      ) : null}
      <div className="-mx-4 -my-1 flex flex-wrap">
        <Button look="quiet" onClick={() => onOpen({ kind: 'import' })}>
          <FileUp size={15} aria-hidden />
          <Trans>Import settings</Trans>
        </Button>
        <Button look="quiet" onClick={() => input.current?.click()}>
          <RefreshCw size={15} aria-hidden />
          <Trans>New data</Trans>
        </Button>
        <Button look="quiet" onClick={() => onOpen({ kind: 'branch' })}>
          <GitBranch size={15} aria-hidden />
          <Trans>Branch</Trans>
        </Button>
        <Button look="quiet" onClick={() => onOpen({ kind: 'copy-steps' })}>
          <ListPlus size={15} aria-hidden />
          <Trans>Steps from elsewhere</Trans>
        </Button>
        <Button look="quiet" onClick={() => onOpen({ kind: 'journal' })}>
          <History size={15} aria-hidden />
          <Trans>Data journal</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={DATA_FILES}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File with the new data`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onOpen({ kind: 'next-file', file })
          event.target.value = ''
        }}
      />
      {steps && steps.length > 0 ? (
        <Suspense>
          <StepList steps={steps} opened={opened} onOpen={onOpen} />
        </Suspense>
      ) : null}
      {steps && steps.length > 0 ? (
        <Button size="sm" look="quiet" className="self-start" onClick={() => onOpen({ kind: 'script' })}>
          <Code size={15} aria-hidden />
          <Trans>The steps in R</Trans>
        </Button>
      ) : null}
    </aside>
  )
}
