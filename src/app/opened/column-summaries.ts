import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ColumnSummary } from '#engine/frame/summarize-column.ts'
import { ask } from '../workers/bridge.ts'

type Fetch = (columns: readonly string[]) => Promise<readonly (ColumnSummary | undefined)[] | undefined>

/** Summaries of the columns of one version of a dataset, each requested from the worker when it is first wanted. */
export class ColumnSummaries {
  readonly #fetch: Fetch
  readonly #found = new Map<string, ColumnSummary>()
  readonly #asked = new Set<string>()
  readonly #listeners = new Set<(columns: readonly string[]) => void>()
  #next: string[] = []
  /** How often summaries have arrived. */
  arrivals = 0

  constructor(fetch: Fetch) {
    this.#fetch = fetch
  }

  /** Calls the listener with the columns whose summaries have arrived. Returns a function that stops it. */
  listen(arrived: (columns: readonly string[]) => void): () => void {
    this.#listeners.add(arrived)
    return () => {
      this.#listeners.delete(arrived)
    }
  }

  /** Undefined while it is being counted. Columns wanted at the same time are one request. */
  get(column: string): ColumnSummary | undefined {
    if (!this.#asked.has(column)) {
      this.#asked.add(column)
      this.#next.push(column)
      if (this.#next.length === 1) queueMicrotask(() => void this.#request())
    }
    return this.#found.get(column)
  }

  async #request(): Promise<void> {
    const columns = this.#next
    this.#next = []
    const summaries = await this.#fetch(columns).catch(() => undefined)
    for (const [k, column] of columns.entries()) {
      const summary = summaries?.[k]
      if (summary) this.#found.set(column, summary)
    }
    this.arrivals += 1
    if (summaries) for (const arrived of this.#listeners) arrived(columns)
  }
}

/** The summaries of an opened version. */
export function useColumnSummaries(version: string): ColumnSummaries {
  return useMemo(() => new ColumnSummaries((ids) => ask((engine) => engine.columnSummaries(version, ids))), [version])
}

/** Draws the component again when summaries arrive. */
export function useArrivals(summaries: ColumnSummaries): void {
  const listen = useCallback((redraw: () => void) => summaries.listen(redraw), [summaries])
  useSyncExternalStore(listen, () => summaries.arrivals)
}
