import { Trans, useLingui } from '@lingui/react/macro'
import { MonitorSmartphone, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { wordsOfError } from '../api/error-words.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { fetchSource, provideSource } from '../opened/sources.ts'
import type { OpeningFailure } from '../opened/use-opened.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { WorkStatus } from '../ui/work-cover.tsx'

interface Props {
  failure: OpeningFailure
  dataset: Dataset | undefined
}

/** The rows are not on this device: download them if they are in the cloud, or open the same file again. */
export function OpeningFailed({ failure, dataset }: Props) {
  const { i18n, t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  if (failure.code !== 'rows-elsewhere' || !dataset) {
    return (
      <EmptyState
        icon={<TriangleAlert size={24} aria-hidden />}
        title={<Trans>This dataset could not be opened</Trans>}
      >
        {failure.code === 'dataset-missing' ? (
          <Trans>It was deleted, or this device has not synced yet.</Trans>
        ) : (
          <span className="font-mono text-sm">
            {failure.code} {String(failure.params.message ?? '')}
          </span>
        )}
      </EmptyState>
    )
  }
  const give = async (file: File | undefined) => {
    if (!file) return
    setProblem(
      (await provideSource(dataset, file))
        ? undefined
        : t`This is another file, or it was changed since. Choose ${dataset.sourceName} as it was imported.`,
    )
  }
  const download = async () => {
    const controller = new AbortController()
    stop.current = controller
    setProblem(undefined)
    setProgress(0)
    try {
      await fetchSource(dataset, { signal: controller.signal, onProgress: setProgress })
    } catch (error) {
      if (!controller.signal.aborted) setProblem(i18n._(wordsOfError(error)))
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <EmptyState
      icon={<MonitorSmartphone size={26} aria-hidden />}
      title={<Trans>The rows are on another device</Trans>}
      actions={
        <>
          <Button look="primary" disabled={progress !== undefined} onClick={() => void download()}>
            <Trans>Fetch from cloud storage</Trans>
          </Button>
          <Button onClick={() => input.current?.click()}>
            <Trans>Open the same file</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label={t`The same file`}
            onChange={(event) => void give(event.target.files?.[0])}
          />
        </>
      }
    >
      <p>
        <Trans>
          {dataset.sourceName} was imported on {dataset.sourceDevice}. Open the same file here, or turn on cloud storage
          there.
        </Trans>
      </p>
      {progress === undefined ? null : (
        <div className="mt-3 text-left">
          <WorkStatus
            stage={<Trans>Downloading data, please wait</Trans>}
            share={progress}
            onCancel={() => stop.current?.abort(new DOMException('cancelled', 'AbortError'))}
          />
        </div>
      )}
      {problem ? (
        <p role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      ) : null}
    </EmptyState>
  )
}
