import { useEffect, useMemo, useRef, useState } from 'react'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { type AnalysisRecord, keeperOf } from '../data/datasets/analysis.ts'
import { keepOutcome } from '../data/datasets/keep-outcome.ts'
import { type KeptOutcome, readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import { keepFault } from '../faults/kept-faults.ts'
import type { OpenedDataset } from '../workers/open-dataset.ts'
import { computeOutcome, questionOf } from './asked-question.ts'
import type { isShowable, ShownEntry } from './is-showable.ts'
import { useSameAnswer } from './use-same-answer.ts'

export interface OutcomeState {
  readonly outcome: Outcome | undefined
  /** The version of the data that `outcome` is of. */
  readonly dataVersion: string | undefined
  /** While the current question is computed: the answer before it, to other options or of other data. */
  readonly earlier: Outcome | undefined
  /** Progress of a computation; undefined if there is none. */
  readonly progress: number | undefined
  /** A bug: the computation threw. */
  readonly failure: string | undefined
  /** Another engine version gives a different result for the same data and options; the reader decides. */
  readonly newer: KeptOutcome | undefined
  readonly cancel: () => void
  readonly accept: () => void
}

/** The entry, with the check whether another program's outcome can be shown: rendering it needs code that the page itself does not. */
export interface ShowableEntry extends ShownEntry {
  readonly isShowable: typeof isShowable
}

const DELAY_MS = 150

/**
 * The outcome of an analysis or a chart: the kept one, or computed in the worker if data or options changed or if this version of the program
 * cannot show the kept one. Shows and computes nothing until the entry is loaded.
 */
export function useOutcome(
  analysis: AnalysisRecord,
  found: KeptOutcome | undefined,
  entry: ShowableEntry | null | undefined,
  opened: OpenedDataset | undefined,
): OutcomeState {
  const { dataset, type } = analysis
  const { id, kind } = keeperOf(analysis)
  const asks = analysis.source ? 'analysis' : kind
  const { version, firstVersion, options, conventions } = analysis
  const kept = useShowable(found, entry)
  const asking = entry?.definition
  const question = useMemo(
    () => questionOf({ version, ...(firstVersion && { firstVersion }), options, conventions }, asking),
    [version, firstVersion, options, conventions, asking],
  )
  const [computed, setComputed] = useState<KeptOutcome>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [stopped, setStopped] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const dataVersion = opened?.version
  const isKept = kept?.question === question && kept.dataVersion === dataVersion
  const isCurrent = isKept && asking !== undefined && kept.engineVersion === engineVersionOf(asking)

  useEffect(() => {
    if (dataVersion === undefined || isCurrent) return
    const controller = new AbortController()
    stop.current = controller
    const run = async () => {
      setProgress(0)
      setFailure(undefined)
      setStopped(undefined)
      try {
        const made = await computeOutcome({ kind: asks, dataset, type }, question, {
          signal: controller.signal,
          onProgress: (fraction) => {
            if (!controller.signal.aborted) setProgress(fraction)
          },
        })
        setComputed(made)
        setProgress(undefined) // before the answer is stored: a Stop button beside it would take the focus and then vanish
        const before = await readKept(ownData().database, id)
        const changesOldNumbers =
          before?.question === question &&
          before.dataVersion === made.dataVersion &&
          entry?.isShowable(before, entry) &&
          !areSameNumbers(before.outcome, made.outcome)
        if (!changesOldNumbers) await keepOutcome({ id, kind }, made)
      } catch (error) {
        if (controller.signal.aborted) return
        setFailure(error instanceof Error ? error.message : String(error))
        void keepFault(error, 'computation')
      } finally {
        if (!controller.signal.aborted) setProgress(undefined)
      }
    }
    const timer = setTimeout(() => void run(), DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort(new DOMException('cancelled', 'AbortError'))
    }
  }, [id, kind, asks, dataset, type, entry, question, dataVersion, isCurrent])

  const isComputed =
    computed?.question === question && (dataVersion === undefined || computed.dataVersion === dataVersion)
  const newer =
    isKept && !isCurrent && isComputed && !areSameNumbers(kept.outcome, computed.outcome) ? computed : undefined
  const shown = useSameAnswer(isKept ? kept : isComputed ? computed : dataVersion === undefined ? kept : undefined)
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  const isAwaited = shown === undefined && failure === undefined && stopped !== question
  return {
    outcome: shown?.outcome,
    dataVersion: shown?.dataVersion,
    earlier: isAwaited ? last?.outcome : undefined,
    // no progress is shown once the answer has arrived from elsewhere, such as another tab, though the computation has yet to stop
    progress: isCurrent ? undefined : progress,
    failure,
    newer,
    cancel: () => {
      stop.current?.abort(new DOMException('cancelled', 'AbortError'))
      setProgress(undefined)
      setStopped(question)
    },
    accept: () => {
      if (newer) void keepOutcome({ id, kind }, newer)
    },
  }
}

/** Whether two outcomes are equal, whichever engine fitted their models. */
function areSameNumbers(a: Outcome, b: Outcome): boolean {
  const text = (outcome: Outcome) =>
    JSON.stringify(outcome, (key, value: unknown) => (key === 'engineVersion' ? undefined : value))
  return text(a) === text(b)
}

function useShowable(kept: KeptOutcome | undefined, entry: ShowableEntry | null | undefined): KeptOutcome | undefined {
  return useMemo(() => (kept && entry?.isShowable(kept, entry) ? kept : undefined), [kept, entry])
}
