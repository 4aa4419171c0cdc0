import { type Cluster, proposeMerges, type TextCount } from '../../frame/propose-merges.ts'

/** Texts beyond this number are free text, whose spellings say nothing; those with few letters in common are compared among fewer. */
const MOST_TEXTS = 20_000
const MOST_COMPARED = 1000

/**
 * Different texts that may mean the same, the most frequent of each cluster first: equal words, then texts with few other characters. Each
 * text is in one cluster at most; none for free text.
 */
export function nearSpellings(texts: readonly TextCount[]): readonly Cluster[] {
  if (texts.length > MOST_TEXTS) return []
  const sameWords = proposeMerges(texts, 'words')
  if (texts.length > MOST_COMPARED) return sameWords
  const clusterOf = new Map(sameWords.flatMap((cluster) => cluster.map(({ text }) => [text, cluster] as const)))
  const isFirst = ({ text }: TextCount) => (clusterOf.get(text)?.[0]?.text ?? text) === text
  const near = proposeMerges(texts.filter(isFirst), 'nearest')
  const joined = near.map((cluster) =>
    cluster.flatMap((one) => clusterOf.get(one.text) ?? one).toSorted((a, b) => b.count - a.count),
  )
  const taken = new Set(joined.flat().map(({ text }) => text))
  return [...joined, ...sameWords.filter(([first]) => first !== undefined && !taken.has(first.text))]
}
