/** Progress and cancellation of a long read or write. */
export interface ReadContext {
  /** Checked before each chunk; throws the signal's reason. */
  readonly signal?: AbortSignal
  /** Share of the work done, 0 to 1, never decreasing. */
  readonly onProgress?: (fraction: number) => void
  /**
   * Called with the number of bytes unpacked from the file, before they are used: bounds the memory of what is built from them
   * (`table/table-bound.ts`).
   */
  readonly onUnpacked?: (bytes: number) => void
}
