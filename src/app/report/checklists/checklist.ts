import type { Work } from '#catalog/kit/references/work.ts'
import type { Words } from '#catalog/kit/words.ts'
import type { EvidenceKey } from './evidence.ts'

export type ChecklistId =
  | 'strobe-cohort'
  | 'strobe-case-control'
  | 'strobe-cross-sectional'
  | 'consort-2010'
  | 'stard-2015'
  | 'tripod-2015'

export type SectionId = 'title' | 'introduction' | 'methods' | 'results' | 'discussion' | 'other'

export const sectionNames: Readonly<Record<SectionId, Words>> = {
  title: { en: 'Title and abstract', zh: '题目和摘要' },
  introduction: { en: 'Introduction', zh: '引言' },
  methods: { en: 'Methods', zh: '方法' },
  results: { en: 'Results', zh: '结果' },
  discussion: { en: 'Discussion', zh: '讨论' },
  other: { en: 'Other information', zh: '其他信息' },
}

export interface ChecklistItem {
  /** As in the statement: 12c. */
  readonly item: string
  readonly section: SectionId
  /** What is reported, in our own words, as the object of "Write …". The wording that counts is that of the statement. */
  readonly about: Words
  /** What results of the project can answer it. */
  readonly evidence?: EvidenceKey
}

export interface Checklist {
  readonly id: ChecklistId
  readonly name: Words
  /** The statement with the items. */
  readonly source: Work
  readonly items: readonly ChecklistItem[]
}

type Row = readonly [item: string, en: string, zh: string, evidence?: EvidenceKey]

/** Items of one section, from rows. */
export function section(id: SectionId, rows: readonly Row[]): readonly ChecklistItem[] {
  return rows.map(([item, en, zh, evidence]) => ({
    item,
    section: id,
    about: { en, zh },
    ...(evidence !== undefined && { evidence }),
  }))
}
