/**
 * Vocabularies of ordered answers, each from low to high; words of equal rank share a list. A text column whose values all belong to one of
 * them is proposed as ordinal in this order.
 */
const scales: readonly (readonly (readonly string[])[])[] = [
  [
    [
      '-',
      '－',
      '—',
      '(-)',
      '阴性',
      '阴性(-)',
      '阴',
      'neg',
      'negative',
      'neg.',
      '未检出',
      '未测出',
      'nd',
      'n.d.',
      'notdetected',
    ],
    ['±', '+-', '+/-', '-/+', '(±)', '弱阳性', '弱阳', '可疑', 'trace', 'weak'],
    ['+', '1+', '+1', '(+)', '阳性', '阳性(+)', '阳', 'pos', 'positive', 'pos.'],
    ['++', '2+', '+2', '(++)', '中阳性'],
    ['+++', '3+', '+3', '(+++)', '强阳性', '强阳'],
    ['++++', '4+', '+4', '(++++)'],
  ],
  [
    ['无', 'none', 'no', 'absent'],
    ['轻', '轻度', 'mild'],
    ['中', '中度', 'moderate'],
    ['重', '重度', 'severe'],
    ['极重', '极重度'],
  ],
  [
    ['低', 'low'],
    ['中', '中等', 'medium', 'moderate'],
    ['高', 'high'],
  ],
  [
    ['差', 'poor'],
    ['中', 'fair'],
    ['良', '良好', 'good'],
    ['优', '优秀', 'excellent'],
  ],
  [['低分化'], ['中分化'], ['高分化']],
  [
    ['i', 'ⅰ', 'i期', 'ⅰ期', '一期'],
    ['ii', 'ⅱ', 'ii期', 'ⅱ期', '二期'],
    ['iii', 'ⅲ', 'iii期', 'ⅲ期', '三期'],
    ['iv', 'ⅳ', 'iv期', 'ⅳ期', '四期'],
  ],
  [
    ['i级', 'ⅰ级', '一级'],
    ['ii级', 'ⅱ级', '二级'],
    ['iii级', 'ⅲ级', '三级'],
    ['iv级', 'ⅳ级', '四级'],
    ['v级', 'ⅴ级', '五级'],
  ],
  [['t0'], ['t1'], ['t2'], ['t3'], ['t4']],
  [['n0'], ['n1'], ['n2'], ['n3']],
  [
    ['小学及以下', '小学'],
    ['初中'],
    ['高中', '中专', '高中/中专'],
    ['大专'],
    ['本科', '大学'],
    ['研究生', '硕士'],
    ['博士'],
  ],
]

const ranks = scales.map((scale) => new Map(scale.flatMap((words, rank) => words.map((word) => [word, rank] as const))))
const grades = ranks[0] as ReadonlyMap<string, number>

/** Longer than every word of a vocabulary, including spaces within it. */
const longestWord = 60

const key = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

const firstLetters = new Set(Array.from(grades.keys(), (word) => word.charAt(0)))

/** A qualitative test result such as 阴性, ± or ++. */
export function isGrade(text: string): boolean {
  if (text.length > 12) return false
  // Most texts of a file are no grade, which two characters suffice to show.
  const last = text.charCodeAt(text.length - 1)
  if (text.length > 2 && last >= 0x30 && last <= 0x39) return false
  const first = text.charAt(0)
  if (first < '\u2000' && !firstLetters.has(first.toLowerCase())) return false
  return grades.has(key(text))
}

/** A grade that cannot be meant as a missing value, unlike `-`. */
export function isCertainGrade(text: string): boolean {
  return isGrade(text) && !/^[-－—]$/.test(text)
}

/** The texts from low to high if one vocabulary contains them all, with at least two ranks; else null. Words of equal rank keep their order. */
export function orderedScale(texts: readonly string[]): readonly string[] | null {
  if (texts.length < 2 || texts.length > 12 || texts.some((text) => text.length > longestWord)) return null
  const keys = texts.map(key)
  for (const rank of ranks) {
    const of = keys.map((k) => rank.get(k) ?? -1)
    if (of.includes(-1) || new Set(of).size < 2) continue
    return texts
      .map((text, k) => ({ text, rank: of[k] as number }))
      .toSorted((a, b) => a.rank - b.rank)
      .map((t) => t.text)
  }
  return null
}
