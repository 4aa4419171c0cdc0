/**
 * Raised when the same data and options give different numbers, or outcomes of another shape, in entries of many kinds; for a single entry
 * raise the `engineRevision` of its definition. Kept outcomes name both, and the reader sees a notice. One that cannot be shown any more is
 * recomputed.
 */
export const engineVersion = '5'

/** A definition's declaration about its own numbers. */
export interface EngineRevised {
  /** Raised, from 1 on, when only this entry gives different numbers for the same data and options, or an outcome of another shape. */
  readonly engineRevision?: number
}

/** The engine version of this entry's outcomes: `5`, or `5.2` if the entry has a revision of its own. */
export function engineVersionOf({ engineRevision }: EngineRevised): string {
  return engineRevision === undefined ? engineVersion : `${engineVersion}.${engineRevision}`
}

/** Whether an engine is older than another one. A result from a project file has no comparable version: neither older nor newer. */
export function isOlderEngine(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => (/^\d+(\.\d+)?$/.test(one) ? one.split('.').map(Number) : undefined))
  if (!a || !b) return false
  const [[kit = 0, own = 0], [otherKit = 0, otherOwn = 0]] = [a, b]
  return kit < otherKit || (kit === otherKit && own < otherOwn)
}
