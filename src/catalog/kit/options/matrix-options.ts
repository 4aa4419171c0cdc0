import type { DistanceName } from '#engine/methods/clustering/distances.ts'
import type { Linkage } from '#engine/methods/clustering/hierarchical.ts'
import type { DivergingName, SequentialName } from '#figure/colour-scales.ts'
import { type Asked, type Choice, type ChoiceOption, choice } from './options.ts'

/** Options of figures whose cells are coloured by value. */

const divergingWords = {
  'blue-red': { label: { en: 'Blue to red', zh: '蓝—红' }, keywords: 'RdBu RdYlBu coolwarm bwr vik' },
  'violet-green': { label: { en: 'Violet to green', zh: '紫—绿' }, keywords: 'PRGn PuOr PiYG' },
  'ochre-teal': { label: { en: 'Ochre to teal', zh: '赭—青' }, keywords: 'BrBG delta' },
} as const satisfies Readonly<Record<DivergingName, Choice>>

const sequentialWords = {
  sea: { label: { en: 'Yellow to blue', zh: '黄—绿—蓝' }, keywords: 'viridis YlGnBu cividis parula jet rainbow 彩虹' },
  dusk: { label: { en: 'Yellow to violet', zh: '黄—红—紫' }, keywords: 'magma inferno plasma rocket YlOrRd hot' },
  blue: { label: { en: 'Blue', zh: '蓝' }, keywords: 'Blues' },
  red: { label: { en: 'Red', zh: '红' }, keywords: 'Reds OrRd' },
  green: { label: { en: 'Green', zh: '绿' }, keywords: 'Greens' },
  grey: { label: { en: 'Greys, for print', zh: '灰度（黑白印刷）' }, keywords: 'Greys gray' },
} as const satisfies Readonly<Record<SequentialName, Choice>>

/** The option for the colours of values around a middle. */
export function divergingColours(when: Pick<Asked, 'when'> = {}): ChoiceOption<DivergingName> {
  return choice({
    label: { en: 'Colours of the cells', zh: '单元格配色' },
    help: {
      en: 'Both ends are equally dark, and differ with any kind of colour vision.',
      zh: '两端深浅一致，任何色觉的人都能区分。',
    },
    of: divergingWords,
    initial: 'blue-red',
    ...when,
  })
}

/** The option for the colours of values from low to high. */
export function sequentialColours(
  initial: SequentialName = 'sea',
  when: Pick<Asked, 'when'> = {},
): ChoiceOption<SequentialName> {
  return choice({
    label: { en: 'Colours of the cells', zh: '单元格配色' },
    help: {
      en: 'Lightness changes in equal steps, so that values can also be read in black and white.',
      zh: '明度等距变化，黑白印刷也可辨认数值高低。',
    },
    of: sequentialWords,
    initial,
    ...when,
  })
}

/** The option for the distance of two clusters. */
export function linkage(when: Pick<Asked, 'when'> = {}, initial: Linkage = 'average'): ChoiceOption<Linkage> {
  return choice({
    label: { en: 'Linkage', zh: '类间距离' },
    help: {
      en: 'What the distance of two clusters is (R: hclust, method).',
      zh: '两类之间距离的算法（R：hclust 的 method）。',
    },
    of: {
      average: { label: { en: 'Average', zh: '平均联接' } },
      complete: { label: { en: 'Complete: the farthest pair', zh: '最长距离' } },
      'ward.D2': { label: { en: 'Ward: least spread', zh: 'Ward 法（离差平方和）' } },
    },
    initial,
    ...when,
  })
}

/** The option for the distance of two items, rows or columns. */
export function itemDistance(when: Pick<Asked, 'when'> = {}): ChoiceOption<DistanceName> {
  return choice({
    label: { en: 'Distance', zh: '距离' },
    help: {
      en: 'Of two rows or two columns, from the values as coloured (R: dist).',
      zh: '两行或两列之间的距离，基于标准化后的数值（R：dist）。',
    },
    of: {
      euclidean: { label: { en: 'Euclidean', zh: '欧氏距离' } },
      manhattan: { label: { en: 'Manhattan', zh: '曼哈顿距离' } },
      correlation: { label: { en: '1 − r', zh: '1 − r' } },
    },
    initial: 'euclidean',
    ...when,
  })
}
