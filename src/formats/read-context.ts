/** How a long reading or writing is watched and stopped. */
export interface ReadContext {
  /** Stops at the next chunk, by throwing the signal's reason. */
  readonly signal?: AbortSignal
  /** Share of the work that is done, 0 to 1, never going back. */
  readonly onProgress?: (fraction: number) => void
  /** Bytes that came out of the file, told before they are used: what is made of them stays in proportion (`table/table-bound.ts`). */
  readonly onUnpacked?: (bytes: number) => void
}
