/**
 * Raised when the same data and options give other numbers than before, or outcomes another shape, in entries of many kinds; `engineRevision` of a
 * definition where it is that entry alone. Kept outcomes name both, and the reader sees a notice. One that cannot be shown any more is computed again.
 */
export const engineVersion = '5'

/** What a definition says of its own numbers. */
export interface EngineRevised {
  /** Raised, from 1 on, when this entry alone gives other numbers than before from the same data and options, or an outcome of another shape. */
  readonly engineRevision?: number
}

/** What made an outcome of this entry: `5`, or `5.2` where the entry has a revision of its own. */
export function engineVersionOf({ engineRevision }: EngineRevised): string {
  return engineRevision === undefined ? engineVersion : `${engineVersion}.${engineRevision}`
}

/** Whether an engine is older than another one. What a project file brought is of another place, and neither older nor newer. */
export function isOlderEngine(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => (/^\d+(\.\d+)?$/.test(one) ? one.split('.').map(Number) : undefined))
  if (!a || !b) return false
  const [[kit = 0, own = 0], [otherKit = 0, otherOwn = 0]] = [a, b]
  return kit < otherKit || (kit === otherKit && own < otherOwn)
}
