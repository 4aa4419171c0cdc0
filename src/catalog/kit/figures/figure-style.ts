import type { PaletteName, palettes } from '#figure/palettes.ts'
import type { Section } from '../analysis.ts'
import type { OptionValues } from '../options/option-values.ts'
import {
  type AnswersSoFar,
  type Choice,
  choice,
  number,
  type OptionSpecs,
  optionalNumber,
  text,
  toggle,
} from '../options/options.ts'
import type { Words } from '../words.ts'
import { annotations, moves } from './annotations-option.ts'
import {
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
import { MAX_LINES } from './continued.ts'
import { type JournalName, journals } from './journals.ts'
import type { StyleLeaf } from './style-leaves.ts'

const percentOf = (words: { readonly label: Words; readonly help: Words }) =>
  number({ ...words, min: 20, max: 400, step: 10, initial: 100 })

/** A chart of all rows has no panels; where the form does not ask for a variable, as for a figure of an analysis, it is not known. */
const isSplit = ({ splitBy }: AnswersSoFar) => splitBy !== null && splitBy !== ''
const isInPanels = (answers: AnswersSoFar) => isSplit(answers) && answers.facets === 'panels'

/** How many groups each palette distinguishes. The type holds the numbers of the palettes: another number does not compile. */
const distinguished: { readonly [P in PaletteName]: (typeof palettes)[P]['max'] } = {
  standard: 7,
  muted: 7,
  warm: 2,
  bright: 6,
  'high-contrast': 8,
  clinical: 8,
  ward: 8,
  print: 8,
  grey: 4,
}

function paletteChoice(palette: PaletteName, { en, zh }: Words, keywords: string): Choice {
  const groups = distinguished[palette]
  return { label: { en: `${en}, up to ${groups} groups`, zh: `${zh}，最多 ${groups} 组` }, keywords }
}

/** The style options of every chart, applied to the scene after it is drawn, so that nothing is recomputed. */
export const styleOptions = {
  figureTitle: text({
    label: { en: 'Title', zh: '图题' },
    help: {
      en: 'Journals set the title below the figure; leave it empty for them.',
      zh: '期刊通常在图下方排图题，投稿时可留空。',
    },
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
    },
    initial: 'axes',
  }),
  distinction: choice({
    label: { en: 'Groups differ by', zh: '分组区分方式' },
    help: {
      en: 'With shapes and dashes a figure can be read in black and white.',
      zh: '同时使用形状与线型，黑白印刷也可辨认。',
    },
    of: {
      both: { label: { en: 'Colour, shape and dashes', zh: '颜色、形状与线型' } },
      colour: { label: { en: 'Colour only', zh: '仅颜色' } },
    },
    initial: 'both',
  }),
  palette: choice({
    label: { en: 'Colours', zh: '配色' },
    help: {
      en: 'So many groups can be told apart with any kind of colour vision; further colours come close to others or repeat.',
      zh: '所示组数以内，任何色觉的人都能区分；超出后颜色会相近或重复。',
    },
    of: {
      standard: paletteChoice('standard', { en: 'Standard', zh: '标准' }, 'Okabe Ito colorblind 色盲友好 ggplot2'),
      muted: paletteChoice('muted', { en: 'Muted', zh: '柔和' }, 'Tol muted Set2 Pastel'),
      warm: paletteChoice('warm', { en: 'Warm to cool', zh: '冷暖' }, 'Tol sunset'),
      bright: paletteChoice('bright', { en: 'Bright', zh: '明亮' }, 'Tol bright Set1 tab10'),
      'high-contrast': paletteChoice('high-contrast', { en: 'High contrast', zh: '高对比' }, 'Tol Dark2 JCO'),
      clinical: paletteChoice('clinical', { en: 'Clinical blue', zh: '临床蓝' }, 'Lancet JAMA NPG Nature 柳叶刀'),
      ward: paletteChoice('ward', { en: 'Ward green', zh: '病房绿' }, 'AAAS Science D3 category10'),
      print: paletteChoice('print', { en: 'Print red', zh: '印刷红' }, 'NEJM BMJ 新英格兰'),
      grey: paletteChoice('grey', { en: 'Greys, for print', zh: '灰度（黑白印刷）' }, 'grayscale black white 黑白'),
    } satisfies Readonly<Record<PaletteName, Choice>>,
    shownAs: 'palettes',
    initial: 'standard',
  }),
  font: choice({
    label: { en: 'Typeface', zh: '字体' },
    help: { en: 'Most journals ask for a sans-serif in figures.', zh: '多数期刊要求图中使用无衬线字体（黑体）。' },
    of: {
      sans: { label: { en: 'Sans-serif', zh: '无衬线（Arial、黑体）' } },
      serif: { label: { en: 'Serif', zh: '衬线（Times、宋体）' } },
    },
    initial: 'sans',
  }),
  chineseFont: choice({
    label: { en: 'Chinese typeface', zh: '中文字体' },
    help: {
      en: 'Chinese journals often ask for Songti beside Times.',
      zh: '中文期刊常要求中文用宋体、西文用 Times。',
    },
    of: {
      same: { label: { en: 'As the other', zh: '与西文一致' } },
      sans: { label: { en: 'Heiti (sans-serif)', zh: '黑体' } },
      serif: { label: { en: 'Songti (serif)', zh: '宋体' } },
    },
    initial: 'same',
  }),
  fontSize: number({
    label: { en: 'Type size, pt', zh: '字号（磅）' },
    help: {
      en: 'Of the axis titles at the final size; lines grow with it.',
      zh: '最终尺寸下坐标轴标题的字号，线条随之缩放。',
    },
    min: 5,
    max: 20,
    step: 0.5,
    initial: 8.5,
  }),
  figureWidth: optionalNumber({
    label: { en: 'Width, mm', zh: '宽度（mm）' },
    help: {
      en: 'One column of a journal is about 85 mm, two are about 175 mm.',
      zh: '期刊单栏约 85 mm，双栏约 175 mm。',
    },
    min: 40,
    max: 400,
    step: 1,
  }),
  figureHeight: optionalNumber({
    label: { en: 'Height, mm', zh: '高度（mm）' },
    help: { en: 'Empty: what suits the figure.', zh: '留空则自动确定。' },
    min: 30,
    max: 400,
    step: 1,
  }),
  linesPerFigure: optionalNumber({
    label: { en: 'Rows in one figure', zh: '每幅图的行数' },
    help: {
      en: 'A longer list is continued in further figures with the same axis. Empty: as many as fit on a page.',
      zh: '行数更多时在后续各图中接续，坐标轴相同；留空则按一页可容纳的行数。',
    },
    min: 10,
    max: MAX_LINES,
    step: 1,
    integer: true,
  }),
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
  grid: toggle({
    label: { en: 'Grid lines', zh: '网格线' },
    help: { en: 'Faint lines at the ticks.', zh: '在刻度处绘制浅色参考线。' },
    initial: false,
  }),
  ownColours: text({
    label: { en: 'Own colours', zh: '自定颜色' },
    help: {
      en: 'Of the groups in order, as in #1f77b4, rgb(214, 39, 40); the palette has the rest.',
      zh: '按组的顺序填写，例如 #1f77b4, rgb(214, 39, 40)；其余各组仍用配色方案。',
    },
    shownAs: 'colours',
  }),
  levelColours: text({
    label: { en: 'Colours of levels', zh: '各水平的颜色' },
    help: {
      en: 'By name: Drug A = #1f77b4; Placebo = #7f7f7f. A level keeps its colour wherever it stands; copy the style to have it in other figures.',
      zh: '按名称填写，例如 试验组 = #1f77b4; 对照组 = #7f7f7f。无论该水平排在第几位，颜色都不变；复制样式后其他图也用同样的颜色。',
    },
    maxLength: 1000,
    shownAs: 'levels',
  }),
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
  pointScale: percentOf({
    label: { en: 'Points, %', zh: '点的大小（%）' },
    help: { en: '100 is what the figure chooses.', zh: '100 为自动大小。' },
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
  legendTitle: text({
    label: { en: 'Title of the legend', zh: '图例标题' },
    help: { en: 'Empty: the name of the variable.', zh: '留空则用变量名。' },
  }),
  xLines: linesOf('x'),
  yLines: linesOf('y'),
  nShown: toggle({
    label: { en: 'n in the caption', zh: '图注中注明例数' },
    help: { en: 'The number of rows that are drawn.', zh: '即图中所用的行数。' },
    initial: false,
  }),
  journal: choice({
    label: { en: 'Journal', zh: '投稿期刊' },
    help: {
      en: 'The figure is checked against its rules; nothing is changed.',
      zh: '按所选期刊的要求检查，不会自动修改图。',
    },
    of: {
      none: { label: { en: 'None chosen', zh: '未选择' } },
      ...(Object.fromEntries(Object.entries(journals).map(([id, { name }]) => [id, { label: name }])) as Readonly<
        Record<JournalName, Choice>
      >),
    },
    initial: 'none',
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
} as const satisfies OptionSpecs & Readonly<Record<StyleLeaf, unknown>>

export type FigureStyle = OptionValues<typeof styleOptions>

export const styleSections: readonly Section[] = [
  {
    title: { en: 'Panels of the split', zh: '拆分与分面' },
    options: ['facets', 'facetColumns', 'facetScales'],
    folded: true,
  },
  {
    title: { en: 'Titles', zh: '标题' },
    options: ['figureTitle', 'xTitle', 'yTitle', 'legendTitle', 'figureCaption', 'captionShown', 'nShown', 'altText'],
    folded: true,
  },
  {
    title: { en: 'Axes', zh: '坐标轴' },
    options: [
      'xMin',
      'xMax',
      'xDays',
      'xStep',
      'xScale',
      'yMin',
      'yMax',
      'yDays',
      'yStep',
      'yScale',
      'xBreaks',
      'yBreaks',
      'xLines',
      'yLines',
      'axesSwapped',
      'frame',
      'grid',
    ],
    folded: true,
  },
  {
    title: { en: 'Ticks and numbers', zh: '刻度与数字' },
    options: ['xTicks', 'xNumbers', 'xMinor', 'xUpright', 'xReversed', 'yTicks', 'yNumbers', 'yMinor', 'yReversed'],
    folded: true,
  },
  {
    title: { en: 'Colours and type', zh: '配色与文字' },
    options: ['palette', 'levelColours', 'ownColours', 'distinction', 'font', 'chineseFont', 'fontSize', 'legend'],
    folded: true,
  },
  {
    title: { en: 'Points, lines and areas', zh: '点、线与填充' },
    options: [
      'seriesShapes',
      'seriesDashes',
      'areaPatterns',
      'seriesPatterns',
      'pointScale',
      'lineScale',
      'lineMost',
      'fillOpacity',
    ],
    folded: true,
  },
  {
    title: { en: 'Annotations', zh: '标注与位置' },
    options: ['remarks', 'moves'],
    folded: true,
  },
  {
    title: { en: 'Journal and size', zh: '期刊与尺寸' },
    options: ['journal', 'figureWidth', 'figureHeight', 'linesPerFigure'],
    folded: true,
  },
]
