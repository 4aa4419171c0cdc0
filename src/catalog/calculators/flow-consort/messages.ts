import { reasonMessages } from '../../kit/present/reason-lines.ts'
import type { Words } from '../../kit/words.ts'

export const messages = {
  ...reasonMessages,
  notReceived: { en: 'not received', zh: '未接受干预' },
  lost: { en: 'lost to follow-up', zh: '失访' },
  discontinued: { en: 'discontinued', zh: '中止干预' },
  excluded: { en: 'excluded from analysis', zh: '未纳入分析' },
  'not-enrolled': {
    en: 'Of {assessed} assessed, {n} are neither excluded nor randomised.',
    zh: '评估的 {assessed} 例中，{n} 例既未排除也未随机。',
  },
  'too-many': {
    en: 'Those excluded and randomised are {n} more than the {assessed} assessed.',
    zh: '排除与随机者之和比评估的 {assessed} 例多 {n} 例。',
  },
  'more-received': {
    en: 'Group {k}: more received the intervention than the {allocated} allocated.',
    zh: '第 {k} 组：接受干预者多于分配的 {allocated} 例。',
  },
  'not-analysed': {
    en: 'Group {k}: {n} of {allocated} allocated are neither analysed nor excluded, lost or discontinued.',
    zh: '第 {k} 组：分配的 {allocated} 例中，{n} 例既未纳入分析，也未列为未纳入、失访或中止。',
  },
  'more-analysed': {
    en: 'Group {k}: those analysed and excluded from analysis are {n} more than the {allocated} allocated.',
    zh: '第 {k} 组：纳入与未纳入分析者之和比分配的 {allocated} 例多 {n} 例。',
  },
  reasons: {
    en: 'Group {k}, {place}: the reasons add up to {sum}, the table gives {n}.',
    zh: '第 {k} 组{place}：原因合计 {sum} 例，而表中为 {n} 例。',
  },
} as const satisfies Readonly<Record<string, Words>>
