import { useEffect, useMemo, useRef, useState } from 'react'
import { engineVersion } from '#catalog/kit/engine-version.ts'
import { isStyle } from '#catalog/kit/figure-style.ts'
import type { Outcome } from '#catalog/kit/outcome.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import { keepOutcome, readKept } from '../data/datasets/analyses.ts'
import type { AnalysisRecord, KeptOutcome } from '../data/datasets/analysis.ts'
import { ownData } from '../data/own-data.ts'
import { start } from '../workers/bridge.ts'
import type { OpenedDataset } from '../workers/open-dataset.ts'
import { useSameAnswer } from './use-same-answer.ts'

export interface OutcomeState {
  readonly outcome: Outcome | undefined
  /** Of a computation under way; undefined when none is. */
  readonly progress: number | undefined
  /** A bug: the computation threw. */
  readonly failure: string | undefined
  /** Another version of the engine computes something else from the same data and options; the reader decides. */
  readonly newer: KeptOutcome | undefined
  readonly cancel: () => void
  readonly accept: () => void
}

const DELAY_MS = 150

/** The outcome of an analysis: as it was kept, or computed in the worker when data or options have changed. */
export function useOutcome(analysis: AnalysisRecord, opened: OpenedDataset | undefined): OutcomeState {
  const { id, kind, dataset, type, version, kept } = analysis
  // how a figure looks is no part of what is computed
  const question = useMemo(
    () => JSON.stringify([version, sorted(analysis.options).filter(([leaf]) => !isStyle(leaf))]),
    [version, analysis.options],
  )
  const [computed, setComputed] = useState<KeptOutcome>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const dataVersion = opened?.version
  const isKept = kept?.question === question && kept.dataVersion === dataVersion
  const isCurrent = isKept && kept.engineVersion === engineVersion

  useEffect(() => {
    if (dataVersion === undefined || isCurrent) return
    const controller = new AbortController()
    stop.current = controller
    const run = async () => {
      setProgress(0)
      setFailure(undefined)
      try {
        const request = { kind, dataset, type, version, options: optionsOf(question) }
        const answer = await start((engine, job, told) => engine.analyse(ownData().user, request, job, told), {
          signal: controller.signal,
          onProgress: (fraction) => {
            if (!controller.signal.aborted) setProgress(fraction)
          },
        })
        const made: KeptOutcome = { ...answer, engineVersion, question, at: Date.now() }
        setComputed(made)
        const before = await readKept(id)
        const changesOldNumbers =
          before?.question === question &&
          before.dataVersion === answer.dataVersion &&
          JSON.stringify(before.outcome) !== JSON.stringify(answer.outcome)
        if (!changesOldNumbers) await keepOutcome({ id, kind }, made)
      } catch (error) {
        if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
      } finally {
        if (!controller.signal.aborted) setProgress(undefined)
      }
    }
    const timer = setTimeout(() => void run(), DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort(new DOMException('cancelled', 'AbortError'))
    }
  }, [id, kind, dataset, type, version, question, dataVersion, isCurrent])

  const isComputed =
    computed?.question === question && (dataVersion === undefined || computed.dataVersion === dataVersion)
  const newer =
    isKept && !isCurrent && isComputed && JSON.stringify(computed.outcome) !== JSON.stringify(kept.outcome)
      ? computed
      : undefined
  const shown = useSameAnswer(isKept ? kept : isComputed ? computed : dataVersion === undefined ? kept : undefined)
  return {
    outcome: shown?.outcome,
    progress,
    failure,
    newer,
    cancel: () => {
      stop.current?.abort(new DOMException('cancelled', 'AbortError'))
      setProgress(undefined)
    },
    accept: () => {
      if (newer) void keepOutcome({ id, kind }, newer)
    },
  }
}

/** The answers that a question asks about. */
function optionsOf(question: string): StoredOptions {
  const [, answers] = JSON.parse(question) as [number, [string, StoredOptions[string]][]]
  return Object.fromEntries(answers)
}

function sorted(options: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
}
