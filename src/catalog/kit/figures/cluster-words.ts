import type { DistanceName } from '#engine/methods/clustering/distances.ts'
import type { Linkage } from '#engine/methods/clustering/hierarchical.ts'
import type { Language } from '../words.ts'

const distances = {
  euclidean: { en: 'Euclidean distance', zh: '欧氏距离' },
  manhattan: { en: 'Manhattan distance', zh: '曼哈顿距离' },
  correlation: { en: 'distance 1 − r', zh: '距离 1 − r' },
} as const

const linkages = {
  average: { en: 'average linkage', zh: '平均联接' },
  complete: { en: 'complete linkage', zh: '最长距离' },
  'ward.D2': { en: 'Ward linkage', zh: 'Ward 法' },
} as const

/** How a tree was made: `Euclidean distance, average linkage`. */
export function clusteringWords(distance: DistanceName, linkage: Linkage, language: Language): string {
  return `${distances[distance][language]}${language === 'zh' ? '，' : ', '}${linkages[linkage][language]}`
}
