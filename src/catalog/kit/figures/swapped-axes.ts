import type { Scene } from '#figure/scene.ts'
import type { Page, Swapped } from '#figure/swapped/swapped-scene.ts'
import type { Words } from '../words.ts'

export const swapRemarks = {
  'not-swapped': {
    en: 'The axes are not swapped: only a figure with categories on the x axis, numbers on the y axis and nothing aligned to either can be.',
    zh: '坐标轴未对调：仅当 x 轴为分类、y 轴为数值，且图旁没有与坐标轴对齐的内容时才能横向绘制。',
  },
  'brackets-beside': {
    en: 'The axes are not swapped: the {n} {n|comparison|comparisons} beside the plot would leave it no room. Widen the figure, or show fewer comparisons.',
    zh: '坐标轴未对调：{n} 个组间比较置于图旁后绘图区过窄，请加宽图形或减少比较。',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Exchanges the axes of a scene. It is passed to the kit, because it measures text and the kit imports only types of `figure`. */
export type SwapScene = (scene: Scene, page: Page) => Swapped
