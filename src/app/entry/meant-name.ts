/** The name in a formula: in backticks unless it is a plain word. */
export function typedName(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `\`${name.replaceAll('`', '``')}\``
}

/** The variable that a mistyped name means: the closest one, if at most a third of its characters (at least one) differ. */
export async function meantName(
  typed: string,
  columns: readonly { readonly name: string; readonly label: string }[],
): Promise<string | undefined> {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase()
  const same = columns.find(({ name, label }) => plain(name) === plain(typed) || plain(label) === plain(typed))
  if (same) return same.name
  const { default: leven } = await import('leven')
  const wanted = plain(typed)
  let [best, least]: [string | undefined, number] = [undefined, Math.max(1, Math.floor(wanted.length / 3)) + 1]
  for (const { name } of columns) {
    const distance = leven(wanted, plain(name), { maxDistance: least })
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}
