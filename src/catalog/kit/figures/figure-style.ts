import type { OptionValues } from '../options/option-values.ts'
import { type AnswersSoFar, choice, type OptionSpecs, optionalNumber, text, toggle } from '../options/options.ts'
import { annotations, moves } from './annotations-option.ts'
import {
  aroundOf,
  breaksOf,
  daysOf,
  limitOf,
  linesOf,
  minorOf,
  numbersOf,
  reversedOf,
  scaleOf,
  stepOf,
  ticksOf,
} from './axis-leaves.ts'
import { colourLeaves } from './colour-leaves.ts'
import { legendLeaves } from './legend-leaves.ts'
import { markLeaves } from './mark-leaves.ts'
import { pageLeaves } from './page-leaves.ts'
import type { StyleLeaf } from './style-leaves.ts'
import { typeLeaves } from './type-leaves.ts'

/** A chart of all rows has no panels; where the form does not ask for a variable, as for a figure of an analysis, it is not known. */
const isSplit = ({ splitBy }: AnswersSoFar) => splitBy !== null && splitBy !== ''
const isInPanels = (answers: AnswersSoFar) => isSplit(answers) && answers.facets === 'panels'

/** The style options of every chart, applied to the scene after it is drawn, so that nothing is recomputed. */
export const styleOptions = {
  figureTitle: text({
    label: { en: 'Title', zh: '图题' },
    help: {
      en: 'Journals set the title below the figure; leave it empty for them.',
      zh: '期刊通常在图下方排图题，投稿时可留空。',
    },
  }),
  titlePlace: choice({
    label: { en: 'Place of the title', zh: '图题位置' },
    help: { en: 'Chinese journals have it below the figure.', zh: '中文期刊通常置于图下居中。' },
    of: {
      left: { label: { en: 'Above, at the left', zh: '上方左侧' } },
      centre: { label: { en: 'Above, centred', zh: '上方居中' } },
      below: { label: { en: 'Below, centred', zh: '下方居中' } },
    },
    initial: 'left',
  }),
  panelLetters: choice({
    label: { en: 'Letters of panels', zh: '分面编号' },
    help: { en: 'Before the title of each panel, if there are several.', zh: '有多个分面时置于各分面标题之前。' },
    of: {
      none: { label: { en: 'None', zh: '无' } },
      A: { label: { en: 'A, B, C', zh: 'A、B、C' } },
      a: { label: { en: 'a, b, c', zh: 'a、b、c' } },
      '(a)': { label: { en: '(a), (b), (c)', zh: '(a)、(b)、(c)' } },
    },
    initial: 'none',
  }),
  xTitle: text({
    label: { en: 'Title of the x axis', zh: 'x 轴标题' },
    help: { en: 'Empty: the name of the variable.', zh: '留空则用变量名。' },
  }),
  yTitle: text({
    label: { en: 'Title of the y axis', zh: 'y 轴标题' },
    help: { en: 'Empty: the name of the variable.', zh: '留空则用变量名。' },
  }),
  xScale: scaleOf('x'),
  xMin: limitOf('x', 'min'),
  xMax: limitOf('x', 'max'),
  xDays: daysOf('x'),
  xStep: stepOf('x'),
  yScale: scaleOf('y'),
  yMin: limitOf('y', 'min'),
  yMax: limitOf('y', 'max'),
  yDays: daysOf('y'),
  yStep: stepOf('y'),
  xTicks: ticksOf('x'),
  xNumbers: numbersOf('x'),
  xMinor: minorOf('x'),
  xUpright: toggle({
    label: { en: 'Labels of x upright', zh: 'x 轴标签竖排' },
    help: { en: 'They are read from below.', zh: '自下而上阅读。' },
    initial: false,
  }),
  xReversed: reversedOf('x'),
  yTicks: ticksOf('y'),
  yNumbers: numbersOf('y'),
  yMinor: minorOf('y'),
  yReversed: reversedOf('y'),
  xAround: aroundOf('x'),
  yAround: aroundOf('y'),
  axesSwapped: toggle({
    label: { en: 'Categories on the y axis', zh: '横向（分类置于 y 轴）' },
    help: {
      en: 'Bars, boxes and points lie from left to right. Titles and limits of x and y mean the axes as drawn.',
      zh: '条形、箱体与散点横向排列；x、y 轴的标题与范围均指图中所见的坐标轴。',
    },
    initial: false,
  }),
  frame: choice({
    label: { en: 'Frame', zh: '边框' },
    help: { en: 'Lines around the plot.', zh: '绘图区四周的线条。' },
    of: {
      axes: { label: { en: 'Two axes', zh: '仅坐标轴' } },
      box: { label: { en: 'Box', zh: '四边' } },
      left: { label: { en: 'The y axis alone', zh: '仅 y 轴' } },
      none: { label: { en: 'No lines', zh: '无' } },
    },
    initial: 'axes',
  }),
  tickMarks: choice({
    label: { en: 'Marks of the ticks', zh: '刻度线' },
    help: { en: 'The short lines at the numbers of an axis.', zh: '坐标轴数字处的短线。' },
    of: {
      outside: { label: { en: 'Outside', zh: '朝外' } },
      inside: { label: { en: 'Inside', zh: '朝内' } },
      none: { label: { en: 'None', zh: '无' } },
    },
    initial: 'outside',
  }),
  yTitleAbove: toggle({
    label: { en: 'Title of y above its axis', zh: 'y 轴标题横排于轴上方' },
    help: { en: 'It is then read across.', zh: '横向阅读，不再旋转。' },
    initial: false,
  }),
  grid: toggle({
    label: { en: 'Grid lines', zh: '网格线' },
    help: { en: 'Faint lines at the ticks.', zh: '在刻度处绘制浅色参考线。' },
    initial: false,
  }),
  gridLines: choice({
    label: { en: 'Grid lines at', zh: '网格线方向' },
    help: { en: 'The ticks of one axis, or of both.', zh: '按一个轴或两个轴的刻度。' },
    of: {
      both: { label: { en: 'Both axes', zh: '两轴' } },
      x: { label: { en: 'The x axis', zh: '仅 x 轴' } },
      y: { label: { en: 'The y axis', zh: '仅 y 轴' } },
    },
    initial: 'both',
    when: ({ grid }) => grid === true,
  }),
  figureCaption: text({
    label: { en: 'Caption', zh: '图注' },
    help: { en: 'Empty: what the marks mean, and n.', zh: '留空则自动说明各图形的含义及例数。' },
    maxLength: 1000,
  }),
  altText: text({
    label: { en: 'Alternative text', zh: '替代文本' },
    help: {
      en: 'What a screen reader says in place of the figure, also in Word and PDF. Empty: what the product writes.',
      zh: '读屏软件代替图形读出的文字，也写入 Word 与 PDF；留空则自动生成。',
    },
    maxLength: 1000,
  }),
  captionShown: toggle({
    label: { en: 'Show the caption', zh: '显示图注' },
    help: {
      en: 'A journal wants it in the text, so that the figure has none.',
      zh: '期刊常要求图注放在正文中，此时可不显示。',
    },
    initial: true,
  }),
  xLines: linesOf('x'),
  yLines: linesOf('y'),
  nShown: toggle({
    label: { en: 'n in the caption', zh: '图注中注明例数' },
    help: { en: 'The number of rows that are drawn.', zh: '即图中所用的行数。' },
    initial: false,
  }),
  xBreaks: breaksOf('x'),
  yBreaks: breaksOf('y'),
  remarks: annotations({
    label: { en: 'Annotations', zh: '标注' },
    help: {
      en: 'Words, arrows and frames over the figure. They keep their place on the axes.',
      zh: '图上的文字、箭头与框线，位置随坐标轴变化。',
    },
  }),
  moves: moves({
    label: { en: 'Moved parts', zh: '移动过的部分' },
    help: {
      en: 'Drag the legend, a title or a note with “Move” above the figure.',
      zh: '点击图上方的“移动”，即可拖动图例、标题与注释。',
    },
  }),
  facets: choice({
    label: { en: 'Levels of the split', zh: '各拆分水平' },
    help: {
      en: 'In one figure they can be compared: with the same axes and one legend.',
      zh: '合并为一幅图时坐标轴与图例共用，便于各水平相互比较。',
    },
    of: {
      panels: { label: { en: 'Panels of one figure', zh: '一幅图的多个分面' } },
      separate: { label: { en: 'A figure each', zh: '各为一幅图' } },
    },
    initial: 'panels',
    when: isSplit,
  }),
  facetColumns: optionalNumber({
    label: { en: 'Panels in a row', zh: '每行分面数' },
    help: { en: 'Empty: as many as have room.', zh: '留空则按版面自动确定。' },
    min: 1,
    max: 6,
    step: 1,
    integer: true,
    when: isInPanels,
  }),
  facetScales: choice({
    label: { en: 'Axes of the panels', zh: '各分面坐标轴' },
    help: {
      en: 'Panels with axes of their own show shapes; sizes cannot be compared between them.',
      zh: '各分面使用各自的坐标轴时便于看形状，但分面之间不能比较大小。',
    },
    of: {
      shared: { label: { en: 'The same in all', zh: '全部相同' } },
      'free-x': { label: { en: 'Own x axes', zh: 'x 轴各自确定' } },
      'free-y': { label: { en: 'Own y axes', zh: 'y 轴各自确定' } },
      free: { label: { en: 'Own x and y axes', zh: 'x、y 轴各自确定' } },
    },
    initial: 'shared',
    when: isInPanels,
  }),
  ...colourLeaves,
  ...legendLeaves,
  ...markLeaves,
  ...typeLeaves,
  ...pageLeaves,
} as const satisfies OptionSpecs & Readonly<Record<StyleLeaf, unknown>>

export type FigureStyle = OptionValues<typeof styleOptions>
