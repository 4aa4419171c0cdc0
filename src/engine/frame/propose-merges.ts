import { editDistance, jaroWinkler } from './text-distance.ts'
import { numbersIn, pairKey, plainSpelling, wordKey } from './text-keys.ts'

export interface TextCount {
  readonly text: string
  readonly count: number
}

/** Equal words whatever their order, case and punctuation; equal pairs of neighbouring characters; a few other characters. */
export type Likeness = 'words' | 'pairs' | 'nearest'

/** Texts that may mean the same. The first is the most frequent, into which the others would be merged. */
export type Cluster = readonly TextCount[]

/** More different texts than this are not compared one by one. */
export const maxCompared = 5000

/** Proposes categories to merge, of distinct texts with their counts; the clusters with most cells first. Decides nothing. */
export function proposeMerges(texts: readonly TextCount[], likeness: Likeness): readonly Cluster[] {
  const groups = likeness === 'nearest' ? nearest(texts) : byKey(texts, likeness === 'words' ? wordKey : pairKey)
  const cells = (cluster: Cluster) => cluster.reduce((sum, { count }) => sum + count, 0)
  return groups
    .filter((cluster) => cluster.length > 1)
    .map((cluster) => cluster.toSorted((a, b) => b.count - a.count))
    .toSorted((a, b) => cells(b) - cells(a))
}

function byKey(texts: readonly TextCount[], keyOf: (text: string) => string): readonly Cluster[] {
  const groups = new Map<string, TextCount[]>()
  for (const one of texts) {
    const key = keyOf(one.text)
    const group = groups.get(key)
    if (group) group.push(one)
    else if (key !== '') groups.set(key, [one])
  }
  return Array.from(groups.values())
}

interface Spelled {
  readonly letters: readonly string[]
  readonly numbers: string
  /** A bit for each kind of character: texts with few common bits differ much. */
  readonly bits: number
}

/** Texts are joined with all that are near to one of them. */
function nearest(texts: readonly TextCount[]): readonly Cluster[] {
  if (texts.length > maxCompared) return []
  const spelled = texts.map(({ text }) => spelledOf(text))
  const parent = Int32Array.from(texts, (_, k) => k)
  const rootOf = (k: number): number => {
    let at = k
    while (parent[at] !== at) at = parent[at] as number
    return at
  }
  for (const [i, j] of candidates(spelled)) {
    const [a, b] = [rootOf(i), rootOf(j)]
    if (a !== b && areNear(spelled[i] as Spelled, spelled[j] as Spelled)) parent[Math.max(a, b)] = Math.min(a, b)
  }
  const clusters = new Map<number, TextCount[]>()
  for (const [k, one] of texts.entries()) {
    const root = rootOf(k)
    clusters.set(root, [...(clusters.get(root) ?? []), one])
  }
  return Array.from(clusters.values())
}

function spelledOf(text: string): Spelled {
  const letters = Array.from(plainSpelling(text))
  return {
    letters,
    numbers: numbersIn(text),
    bits: letters.reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0),
  }
}

/** A part of a text that this many others have says nothing. */
const COMMON = 200

/** Pairs that begin alike, or have three neighbouring characters in common; each once or more. */
function* candidates(spelled: readonly Spelled[]): Generator<readonly [number, number]> {
  const blocks = new Map<string, number[]>()
  const put = (key: string, k: number) => {
    const block = blocks.get(key)
    if (block === undefined) blocks.set(key, [k])
    else if (block.at(-1) !== k) block.push(k)
  }
  for (const [k, { letters }] of spelled.entries()) {
    if (letters.length > 0) put(`^${letters[0]}`, k)
    for (let at = 0; at + 3 <= letters.length; at++) put(letters.slice(at, at + 3).join(''), k)
  }
  for (const [key, block] of blocks) {
    if (block.length > COMMON && !key.startsWith('^')) continue
    for (let a = 0; a < block.length; a++)
      for (let b = a + 1; b < block.length; b++) yield [block[a] as number, block[b] as number]
  }
}

const SIMILAR = 0.9
/** Texts of fewer characters differ too much when one is another. */
const SHORT = 4
const LONG = 8

/** At most two other characters, of short texts one, or a similarity of 0.9; never another number. */
function areNear(a: Spelled, b: Spelled): boolean {
  const [short, long] = a.letters.length <= b.letters.length ? [a, b] : [b, a]
  if (short.letters.length < SHORT || short.letters.length * 2 < long.letters.length) return false
  if (a.numbers !== b.numbers || bitCount(a.bits ^ b.bits) > short.letters.length) return false
  const most = short.letters.length < LONG ? 1 : 2
  if (bitCount(a.bits ^ b.bits) <= 2 * most && editDistance(a.letters, b.letters, most) <= most) return true
  return jaroWinkler(a.letters, b.letters) >= SIMILAR
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
