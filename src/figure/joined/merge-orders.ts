/** The names of several lists, each once, in an order that agrees with each list as far as they agree with each other. */
export function mergeOrders(lists: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = []
  for (const list of lists)
    for (const [k, name] of list.entries()) {
      if (merged.includes(name)) continue
      const before = list[k - 1]
      const next = list.slice(k + 1).find((later) => merged.includes(later))
      if (before !== undefined) merged.splice(merged.indexOf(before) + 1, 0, name)
      else merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, name)
    }
  return merged
}

/** `A (n = 12)`, as a figure names a group with its size. */
const sized = /^(.*?)[\s\u00a0]*[(（]n[\s\u00a0]*=[^()（）]*[)）]$/s

/** The name of a group without its size. */
export function withoutSize(name: string): string {
  if (/^n[\s\u00a0]*=[\s\u00a0\d,、]*$/.test(name)) return ''
  return sized.exec(name)?.[1] ?? name
}

/** The name of a group without cases, in the words of one with its size. */
export function withoutCases(name: string, likeness: string): string {
  const own = withoutSize(likeness)
  if (own === likeness) return name
  return name + likeness.slice(own.length).replaceAll(/\d[\d,\u202f\u2009]*/g, '0')
}
