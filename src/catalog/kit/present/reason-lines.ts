/** A reason with its count in each group. */
export interface Reason {
  readonly text: string
  readonly counts: readonly number[]
}

const line = /^(?<text>.*?[^\s:：])\s*[:：\s]\s*(?<counts>\d+(?:\s*[/／]\s*\d+)*)$/u

/**
 * Parses lines such as `moved away: 3`, or `moved away: 3/1` with a count for each group; returns the first invalid line instead. Empty lines
 * are ignored.
 */
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

/** The reasons in lines that were checked before (`readReasons`); none if a line is invalid. */
export function reasonsOf(text: string | null, groups = 1): readonly Reason[] {
  const read = readReasons(text, groups)
  return 'wrong' in read ? [] : read
}

/** The sum of all reasons in a group. */
export function leaving(reasons: readonly Reason[], group = 0): number {
  return reasons.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0)
}

export const reasonMessages = {
  'reason-line': {
    en: 'This line cannot be read as a reason with its count: {line}',
    zh: '此行无法读作“原因：例数”：{line}',
  },
}

/** The first of the texts with an invalid line. */
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
