import type { Band, Classification } from '../../kit/tool/classification.ts'

const rows: readonly (readonly [
  id: string,
  from: number | undefined,
  range: string,
  percent: number,
  tone: Band['tone'],
])[] = [
  ['to-9', undefined, '≤ 9', 1.9, 'good'],
  ['10-19', 10, '10–19', 6, 'neutral'],
  ['20-29', 20, '20–29', 19.6, 'caution'],
  ['30-39', 30, '30–39', 52.6, 'alarm'],
  ['40', 40, '40', 71.3, 'alarm'],
]

/** 3437 patients on the waiting list (Wiesner 2003). */
export const mortality: Classification<'score'> = {
  id: 'mortality',
  output: 'score',
  on: 'rounded',
  bands: rows.map(([id, from, range, percent, tone]) => ({
    id,
    ...(from !== undefined && { from }),
    label: { en: range, zh: `${range.replace('–', '~')} 分` },
    meaning: { en: `3-month mortality ${percent}%`, zh: `3 个月病死率 ${percent}%` },
    tone,
  })),
}
