/** The style options of points, lines and filled areas. */
import { number, type OptionSpecs, optionalNumber, text, toggle } from '../options/options.ts'
import type { Words } from '../words.ts'

const percentOf = (words: { readonly label: Words; readonly help: Words }) =>
  number({ ...words, min: 20, max: 400, step: 10, initial: 100 })

export const markLeaves = {
  seriesShapes: text({
    label: { en: 'Shapes of points', zh: '点的形状' },
    help: { en: 'Of the groups in order; the figure chooses the others.', zh: '按组的顺序；未指定的由图自动确定。' },
    shownAs: 'shapes',
  }),
  seriesDashes: text({
    label: { en: 'Kinds of lines', zh: '线型' },
    help: { en: 'Of the groups in order; the figure chooses the others.', zh: '按组的顺序；未指定的由图自动确定。' },
    shownAs: 'dashes',
  }),
  areaPatterns: toggle({
    label: { en: 'Areas have patterns', zh: '填充区域加纹理' },
    help: {
      en: 'From the second group on, so that bars, boxes and sectors can be told apart in black and white.',
      zh: '自第二组起加纹理，黑白印刷时可区分条形、箱体与扇形。',
    },
    initial: false,
  }),
  seriesPatterns: text({
    label: { en: 'Patterns of areas', zh: '填充纹理' },
    help: { en: 'Of the groups in order; the figure chooses the others.', zh: '按组的顺序；未指定的由图自动确定。' },
    shownAs: 'patterns',
  }),
  barWidth: number({
    label: { en: 'Width of bars and boxes, %', zh: '条形与箱体宽度（%）' },
    help: {
      en: 'With the points and error bars at them; 100 is what the figure chooses, and neighbours never overlap.',
      zh: '其上的点与误差线随之变化；100 为自动宽度，相邻者不会重叠。',
    },
    min: 20,
    max: 150,
    step: 10,
    initial: 100,
  }),
  pointScale: percentOf({
    label: { en: 'Points, %', zh: '点的大小（%）' },
    help: { en: '100 is what the figure chooses.', zh: '100 为自动大小。' },
  }),
  pointOpacity: optionalNumber({
    label: { en: 'Opacity of points, %', zh: '点的不透明度（%）' },
    help: { en: 'Empty: the more points, the paler.', zh: '留空则点越多越浅。' },
    min: 5,
    max: 100,
    step: 5,
  }),
  lineScale: percentOf({
    label: { en: 'Lines, %', zh: '线的粗细（%）' },
    help: {
      en: 'Of the data and their intervals; 100 is what the figure chooses.',
      zh: '数据线与区间线；100 为自动粗细。',
    },
  }),
  lineMost: optionalNumber({
    label: { en: 'Thickest line, points', zh: '最粗线宽（磅）' },
    help: {
      en: 'At the size of print. Thicker lines are drawn with this width. Empty: no limit.',
      zh: '按印刷尺寸计，更粗的线按此宽度绘制；留空则不限制。',
    },
    min: 0.25,
    max: 5,
    step: 0.25,
  }),
  fillOpacity: optionalNumber({
    label: { en: 'Opacity of areas, %', zh: '填充不透明度（%）' },
    help: { en: 'Empty: what suits the figure.', zh: '留空则自动确定。' },
    min: 0,
    max: 100,
    step: 5,
  }),
} as const satisfies OptionSpecs
