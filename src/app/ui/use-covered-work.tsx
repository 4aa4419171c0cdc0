import { lazy, type ReactNode, Suspense, useState } from 'react'

// shown when work takes longer, which most does not
const WorkCover = lazy(async () => ({ default: (await import('./work-cover.tsx')).WorkCover }))

/** What work reports while the page waits for it. */
export interface Watch {
  /** Aborted by Cancel. */
  readonly signal: AbortSignal
  /** Gets how much is done, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Called once something is stored: from then on the work cannot be cancelled. */
  readonly onStored: () => void
}

interface Running {
  readonly share?: number
  readonly cancel?: () => void
}

/** Work that covers the page with its stage while it lasts. */
export function useCoveredWork(stage: ReactNode): {
  readonly isBusy: boolean
  /** Resolves with the result, or with undefined if the work was cancelled; rejects with its error. */
  readonly run: <T>(act: (watch: Watch) => Promise<T>) => Promise<T | undefined>
  /** To be rendered by the component that runs the work. */
  readonly cover: ReactNode
} {
  const [running, setRunning] = useState<Running>()
  const run = async <T,>(act: (watch: Watch) => Promise<T>): Promise<T | undefined> => {
    const stop = new AbortController()
    const cancel = () => stop.abort(new DOMException('cancelled', 'AbortError'))
    setRunning({ cancel })
    try {
      return await act({
        signal: stop.signal,
        onProgress: (share) => setRunning((now) => ({ ...now, share })),
        onStored: () => setRunning({}),
      })
    } catch (error) {
      if (stop.signal.aborted) return undefined
      throw error
    } finally {
      setRunning(undefined)
    }
  }
  return {
    isBusy: running !== undefined,
    run,
    cover: running ? (
      <Suspense>
        <WorkCover stage={stage} share={running.share} onCancel={running.cancel} />
      </Suspense>
    ) : null,
  }
}
