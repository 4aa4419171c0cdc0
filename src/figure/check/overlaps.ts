import { areaOf, type DrawnText, intersection } from './drawn-parts.ts'

/** Part of the smaller text that another may cover: letters seldom fill their box. */
const ALLOWED = 0.08

/** Pairs of texts that cover each other. */
export function overlappingTexts(texts: readonly DrawnText[]): readonly (readonly [DrawnText, DrawnText])[] {
  const pairs: (readonly [DrawnText, DrawnText])[] = []
  const ordered = [...texts].sort((a, b) => a.extent.left - b.extent.left)
  for (const [k, one] of ordered.entries()) {
    for (let i = k + 1; i < ordered.length; i++) {
      const other = ordered[i]
      if (other === undefined || other.extent.left >= one.extent.right) break
      const covered = areaOf(intersection(one.extent, other.extent))
      if (covered > ALLOWED * Math.min(areaOf(one.extent), areaOf(other.extent))) pairs.push([one, other])
    }
  }
  return pairs
}
