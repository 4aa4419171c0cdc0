import type { Words } from './words.ts'

/** Where an entry stands in the menu. */
export type Family =
  | 'descriptive'
  | 'compare-groups'
  | 'survival'
  | 'nephrology'
  | 'distribution'
  | 'comparison'
  | 'relation'

export const families: Readonly<Record<Family, Words>> = {
  descriptive: { en: 'Description and baseline', zh: '描述与基线' },
  'compare-groups': { en: 'Comparing groups', zh: '组间比较' },
  survival: { en: 'Survival', zh: '生存分析' },
  distribution: { en: 'Distribution', zh: '分布' },
  comparison: { en: 'Comparison', zh: '比较' },
  relation: { en: 'Relation', zh: '关系' },
  nephrology: { en: 'Nephrology and electrolytes', zh: '肾脏与电解质' },
}
