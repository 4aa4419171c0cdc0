import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { type Checked, checkOutcome, type Question, type Stage } from './check-outcome.ts'

export type RCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly stage: Stage; readonly fraction: number }
  | { readonly status: 'checked'; readonly checked: Checked }
  | { readonly status: 'failed'; readonly error: unknown }

interface Running {
  readonly of: Outcome
  readonly controller: AbortController
}

const idle: RCheckState = { status: 'idle' }

/** The check of one result: a check of another result is not shown, and its computation is stopped. */
export function useRCheck(question: Question) {
  const { outcome } = question
  const [found, setFound] = useState<{ readonly of: Outcome; readonly state: RCheckState }>()
  const running = useRef<Running>(undefined)
  useEffect(() => {
    if (running.current?.of !== outcome) stop(running.current)
  }, [outcome])
  useEffect(() => () => stop(running.current), [])
  const check = async () => {
    const controller = new AbortController()
    running.current = { of: outcome, controller }
    const { signal } = controller
    const tell = (state: RCheckState) => {
      if (!signal.aborted) setFound({ of: outcome, state })
    }
    const onProgress = (stage: Stage, fraction: number) => tell({ status: 'busy', stage, fraction })
    try {
      tell({ status: 'checked', checked: await checkOutcome(question, { signal, onProgress }) })
    } catch (error) {
      tell({ status: 'failed', error })
    }
  }
  const cancel = () => {
    stop(running.current)
    setFound(undefined)
  }
  return { state: found?.of === outcome ? found.state : idle, check, cancel }
}

function stop(running: Running | undefined): void {
  running?.controller.abort(new DOMException('cancelled', 'AbortError'))
}
