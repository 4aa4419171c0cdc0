/** What a format permits as the name of a variable. */
export interface NameRules {
  /** The name with signs that are not permitted replaced; it may be empty. */
  readonly clean: (name: string) => string
  /** Longest name, by `size`. */
  readonly limit: number
  readonly size: (name: string) => number
  /** Under which two names are the same. */
  readonly key: (name: string) => string
}

/** Names that the format permits, each once, in the order of the given ones. A name that is permitted stays if it comes first. */
export function validNames(names: readonly string[], rules: NameRules): readonly string[] {
  const { clean, key } = rules
  const wanted = names.map((name) => cutTo(clean(name) || 'V', '', rules))
  const used = new Set<string>()
  // names that need no change have precedence over those that become the same
  const found: (string | undefined)[] = wanted.map((name, k) => {
    if (name !== names[k] || used.has(key(name))) return undefined
    used.add(key(name))
    return name
  })
  return found.map((name, k) => {
    if (name !== undefined) return name
    const base = wanted[k] ?? 'V'
    let made = base
    for (let n = 2; used.has(key(made)); n++) made = cutTo(base, `_${n}`, rules)
    used.add(key(made))
    return made
  })
}

/** Whole signs only, so that the end still fits. */
function cutTo(name: string, end: string, { limit, size }: NameRules): string {
  const signs = Array.from(name)
  while (signs.length > 0 && size(signs.join('') + end) > limit) signs.pop()
  return signs.join('') + end
}
