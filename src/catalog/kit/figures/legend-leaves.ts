/** The style options of the legend. */
import { choice, type OptionSpecs, optionalNumber, text, toggle } from '../options/options.ts'

export const legendLeaves = {
  legend: choice({
    label: { en: 'Legend', zh: '图例' },
    help: { en: 'Where the meaning of the colours stands.', zh: '图例的位置。' },
    of: {
      auto: { label: { en: 'Where it fits', zh: '自动' } },
      top: { label: { en: 'Above', zh: '上方' } },
      bottom: { label: { en: 'Below', zh: '下方' } },
      right: { label: { en: 'On the right', zh: '右侧' } },
      'top-left': { label: { en: 'Inside, top left', zh: '图内左上' } },
      'top-right': { label: { en: 'Inside, top right', zh: '图内右上' } },
      'bottom-left': { label: { en: 'Inside, bottom left', zh: '图内左下' } },
      'bottom-right': { label: { en: 'Inside, bottom right', zh: '图内右下' } },
      none: { label: { en: 'None', zh: '不显示' } },
    },
    initial: 'auto',
  }),
  legendColumns: optionalNumber({
    label: { en: 'Columns of the legend', zh: '图例列数' },
    help: {
      en: 'Above or below the figure. Empty: as many as have room.',
      zh: '图例位于上方或下方时；留空则按版面自动确定。',
    },
    min: 1,
    max: 6,
    step: 1,
    integer: true,
  }),
  legendReversed: toggle({
    label: { en: 'Legend in reverse order', zh: '图例倒序' },
    help: { en: 'The last group comes first, as in a stack.', zh: '最后一组排在最前，与堆积顺序一致。' },
    initial: false,
  }),
  legendFramed: toggle({
    label: { en: 'Line around the legend', zh: '图例加框' },
    help: { en: 'A thin line.', zh: '细线框。' },
    initial: false,
  }),
  legendTitle: text({
    label: { en: 'Title of the legend', zh: '图例标题' },
    help: { en: 'Empty: the name of the variable.', zh: '留空则用变量名。' },
  }),
} as const satisfies OptionSpecs
