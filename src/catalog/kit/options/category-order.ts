import { orderByNumber } from '../number-in-front.ts'
import { choice } from './options.ts'

/** The option for the order in which a chart draws the values of a categorical variable. */
export function categoryOrder() {
  return choice({
    label: { en: 'Order of the categories', zh: '类别的排列顺序' },
    help: { en: 'Equal counts keep their own order.', zh: '频数相同者保持原有顺序。' },
    of: {
      stored: { label: { en: 'As in the data', zh: '按变量水平' } },
      count: { label: { en: 'Most frequent first', zh: '按频数降序' } },
      number: {
        label: { en: 'By the number in front', zh: '按名称开头的数' },
        help: {
          en: 'Ages such as <18, 18–44, ≥65, grades such as Ⅰ, Ⅱ, and low, medium, high.',
          zh: '如 <18、18–44、≥65，Ⅰ、Ⅱ，低、中、高。',
        },
      },
    },
    initial: 'stored',
  })
}

export type CategoryOrder = 'stored' | 'count' | 'number'

/** The places of categories in their order; `counts` and `names` in that of the data. */
export function categoryPlaces(
  order: CategoryOrder,
  counts: readonly number[],
  names: readonly string[],
): readonly number[] {
  if (order === 'number') return orderByNumber(names)
  const places = [...counts.keys()]
  return order === 'stored' ? places : places.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
}
