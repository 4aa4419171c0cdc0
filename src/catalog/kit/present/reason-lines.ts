/** A reason and, for each group, how many left for it. */
export interface Reason {
  readonly text: string
  readonly counts: readonly number[]
}

const line = /^(?<text>.*?[^\s:：])\s*[:：\s]\s*(?<counts>\d+(?:\s*[/／]\s*\d+)*)$/u

/** Lines as `moved away: 3`, or `moved away: 3/1` with a count for each of the groups, or the first line that is none. Empty lines are passed over. */
export function readReasons(text: string | null, groups = 1): readonly Reason[] | { readonly wrong: string } {
  const reasons: Reason[] = []
  for (const raw of (text ?? '').split('\n')) {
    const trimmed = raw.trim()
    if (trimmed === '') continue
    const found = line.exec(trimmed)?.groups
    const counts = (found?.counts ?? '').split(/[/／]/).map(Number)
    if (found === undefined || counts.length !== groups) return { wrong: trimmed }
    reasons.push({ text: found.text ?? '', counts })
  }
  return reasons
}

/** The reasons in lines that were checked before (`readReasons`); none where a line cannot be read. */
export function reasonsOf(text: string | null, groups = 1): readonly Reason[] {
  const read = readReasons(text, groups)
  return 'wrong' in read ? [] : read
}

/** How many left for all the reasons together, in a group. */
export function leaving(reasons: readonly Reason[], group = 0): number {
  return reasons.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0)
}

export const reasonMessages = {
  'reason-line': {
    en: 'This line cannot be read as a reason with its count: {line}',
    zh: '此行无法读作“原因：例数”：{line}',
  },
}

/** The first of the texts with a line that cannot be read. */
export function refusedReasons<K extends string>(
  texts: Readonly<Record<K, string | null>>,
  groups = 1,
): { readonly input: K; readonly message: 'reason-line'; readonly params: { readonly line: string } } | null {
  for (const input of Object.keys(texts) as K[]) {
    const read = readReasons(texts[input], groups)
    if ('wrong' in read) return { input, message: 'reason-line', params: { line: read.wrong } }
  }
  return null
}
