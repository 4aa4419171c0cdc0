import type { Words } from '../../kit/words.ts'

export type Tool = 'rob2' | 'robins-i' | 'quadas-2'

export interface Judgement {
  readonly name: Words
  /** What is written in its tile. */
  readonly symbol: string
  /** Its series of the palette; null for grey. */
  readonly series: number | null
  /** Values and labels that mean it, in small letters. */
  readonly words: readonly string[]
}

const low: Judgement = {
  name: { en: 'Low', zh: '低' },
  symbol: '+',
  series: 2,
  words: ['low', 'low risk', 'low risk of bias', 'l', '+', '低', '低风险', '低偏倚风险'],
}
const high: Judgement = {
  name: { en: 'High', zh: '高' },
  symbol: '×',
  series: 1,
  words: ['high', 'high risk', 'high risk of bias', 'h', 'x', '×', '高', '高风险', '高偏倚风险'],
}
const unclearWords = ['unclear', 'unclear risk', 'u', '?', '不清楚', '不明确', '不确定']

/** The judgements of each tool, from the best. */
export const judgements: Readonly<Record<Tool, readonly Judgement[]>> = {
  rob2: [
    low,
    {
      name: { en: 'Some concerns', zh: '有一定担忧' },
      symbol: '−',
      series: 4,
      words: ['some concerns', 'some', 's', '-', '−', '有一定担忧', '有一定风险', '一定担忧', '中', ...unclearWords],
    },
    high,
  ],
  'robins-i': [
    low,
    {
      name: { en: 'Moderate', zh: '中等' },
      symbol: '−',
      series: 4,
      words: ['moderate', 'moderate risk', 'm', '-', '−', '中', '中等', '中度', '中等风险', '中度风险'],
    },
    {
      name: { en: 'Serious', zh: '严重' },
      symbol: '×',
      series: 1,
      words: ['serious', 'serious risk', 's', 'x', '×', '严重', '严重风险', '高', '高风险'],
    },
    {
      name: { en: 'Critical', zh: '极严重' },
      symbol: '!',
      series: 3,
      words: ['critical', 'critical risk', 'c', '!', '极严重', '极高', '极高风险', '极其严重'],
    },
    {
      name: { en: 'No information', zh: '无信息' },
      symbol: '?',
      series: null,
      words: ['no information', 'ni', '?', '无信息', '信息不足', '没有信息'],
    },
  ],
  'quadas-2': [low, { name: { en: 'Unclear', zh: '不清楚' }, symbol: '?', series: 4, words: unclearWords }, high],
}

/** The place of a value among the judgements of a tool, by its label or itself; −1 without one. */
export function judgementPlace(
  tool: Tool,
  { value, label }: { readonly value: number | string; readonly label: string },
): number {
  const plain = [label, String(value)].map((word) => word.trim().toLowerCase())
  return judgements[tool].findIndex(({ words }) => plain.some((word) => words.includes(word)))
}
