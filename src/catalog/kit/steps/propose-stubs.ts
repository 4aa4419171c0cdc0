import type { WideStubs } from './step-options.ts'

/** A column name taken apart: what was measured, and when. */
interface Parts {
  readonly stem: string
  readonly time: string
  /** Places times in their order. */
  readonly order: number
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Words for two occasions, in their order. Longer ones stand before those that are part of them. */
const occasions: readonly (readonly [string, string])[] = [
  ['治疗前', '治疗后'],
  ['干预前', '干预后'],
  ['用药前', '用药后'],
  ['入院', '出院'],
  ['术前', '术后'],
  ['前测', '后测'],
  ['before', 'after'],
  ['baseline', 'followup'],
  ['pre', 'post'],
  ['前', '后'],
]

/**
 * Groups of columns that look like repeated measurements, by their names: a number at the end (`bp1`, `bp_1`, `bp_T1`), `第1次`, or before and
 * after. Undefined if there are none. Of several ways to read the names, the one that explains most columns is taken.
 */
export function proposeStubs(columns: readonly Named[]): WideStubs | undefined {
  const rules = [byOccasionNumber, ...occasions.map(byWords), byTrailingNumber]
  let best: { readonly stubs: WideStubs; readonly used: number } | undefined
  for (const rule of rules) {
    const stubs = grouped(columns, rule)
    const used = stubs?.groups.flatMap((group) => group.columns).filter((id) => id !== null).length ?? 0
    if (stubs && used > (best?.used ?? 0)) best = { stubs, used }
  }
  return best?.stubs
}

type Rule = (name: string) => Parts | undefined

function grouped(columns: readonly Named[], rule: Rule): WideStubs | undefined {
  const groups = new Map<string, Map<string, string>>()
  const order = new Map<string, number>()
  for (const { id, name } of columns) {
    const parts = rule(name)
    if (parts === undefined) continue
    const group = groups.get(parts.stem) ?? new Map<string, string>()
    groups.set(parts.stem, group)
    if (group.has(parts.time)) continue
    group.set(parts.time, id)
    order.set(parts.time, parts.order)
  }
  const repeated = [...groups].filter(([, group]) => group.size > 1)
  const times = [...new Set(repeated.flatMap(([, group]) => [...group.keys()]))]
  times.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  if (repeated.length === 0) return undefined
  const taken = new Set(columns.map(({ name }) => name))
  for (const [, group] of repeated)
    for (const id of group.values()) taken.delete(columns.find((column) => column.id === id)?.name ?? '')
  return {
    times,
    groups: repeated.map(([stem, group], k) => ({
      id: `s${k + 1}`,
      name: freeName(stem, taken),
      columns: times.map((time) => group.get(time) ?? null),
    })),
  }
}

function freeName(stem: string, taken: Set<string>): string {
  const base = stem === '' ? 'value' : stem
  let name = base
  for (let k = 2; taken.has(name); k++) name = `${base}_${k}`
  taken.add(name)
  return name
}

/** Signs between what was measured and when. */
const bare = (stem: string) => stem.replace(/^[\s_.\-:：（(]+|[\s_.\-:：）)]+$/gu, '')

const byTrailingNumber: Rule = (name) => {
  const found = /^(.*?)(?:(?<=[\s_.-])[tTvVwW])?(\d{1,4})$/u.exec(name)
  if (!found) return undefined
  const [, stem = '', digits = ''] = found
  return { stem: bare(stem), time: String(Number(digits)), order: Number(digits) }
}

const byOccasionNumber: Rule = (name) => {
  const found = /第\s*(\d{1,4}|[一二三四五六七八九十]{1,3})\s*(?:次|天|日|周|月|年|期|轮)/u.exec(name)
  if (!found) return undefined
  const [whole, digits = ''] = found
  const time = /^\d/.test(digits) ? Number(digits) : chineseNumber(digits)
  const stem = `${bare(name.slice(0, found.index))}${bare(name.slice(found.index + whole.length))}`
  return { stem, time: String(time), order: time }
}

function byWords(words: readonly [string, string]): Rule {
  return (name) => {
    for (const [order, word] of words.entries()) {
      const lower = name.toLowerCase()
      // an English word is one only beside a sign: `prevalence` has no `pre`
      const isWord = /^[a-z]/.test(word)
      const [head, tail] = [lower.slice(word.length), lower.slice(0, -word.length)]
      if (lower.endsWith(word) && tail !== '' && (!isWord || /[\s_.-]$/u.test(tail)))
        return { stem: bare(name.slice(0, -word.length)), time: word, order }
      if (lower.startsWith(word) && head !== '' && (!isWord || /^[\s_.-]/u.test(head)))
        return { stem: bare(name.slice(word.length)), time: word, order }
    }
    return undefined
  }
}

/** 1 to 99. */
function chineseNumber(text: string): number {
  const digit = (sign: string) => (sign === '' ? 0 : '一二三四五六七八九'.indexOf(sign) + 1)
  const ten = text.indexOf('十')
  if (ten < 0) return digit(text.slice(-1))
  return (ten === 0 ? 1 : digit(text.slice(0, 1))) * 10 + digit(text.slice(ten + 1))
}
