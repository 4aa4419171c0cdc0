/** The style options of the page: the journal, sizes in mm, and the ground. */
import { type Choice, choice, type OptionSpecs, optionalNumber, toggle } from '../options/options.ts'
import { MAX_LINES } from './continued.ts'
import { type JournalName, journals } from './journals.ts'

export const pageLeaves = {
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
  plotWidth: optionalNumber({
    label: { en: 'Width of the plot, mm', zh: '绘图区宽度（mm）' },
    help: {
      en: 'Between the ends of the axes: figures of a series get plots of one size. The width of the figure follows.',
      zh: '两轴之间的尺寸，使一组图的绘图区大小一致；图宽随之确定。',
    },
    min: 10,
    max: 350,
    step: 1,
  }),
  plotHeight: optionalNumber({
    label: { en: 'Height of the plot, mm', zh: '绘图区高度（mm）' },
    help: { en: 'The height of the figure follows.', zh: '图高随之确定。' },
    min: 10,
    max: 350,
    step: 1,
  }),
  plotShape: choice({
    label: { en: 'Shape of the plot', zh: '绘图区形状' },
    help: {
      en: 'With equal units a line of agreement is at 45 degrees; without axes of one unit the plot is a square.',
      zh: '等单位时一致线呈 45°；两轴单位不可比时为正方形。',
    },
    of: {
      free: { label: { en: 'Free', zh: '自由' } },
      square: { label: { en: 'Square', zh: '正方形' } },
      equal: { label: { en: 'Equal units of x and y', zh: 'x、y 轴等单位' } },
    },
    initial: 'free',
  }),
  figureMargin: optionalNumber({
    label: { en: 'Margin, mm', zh: '页边距（mm）' },
    help: { en: 'Around the figure. Empty: about 2 mm.', zh: '图四周的空白；留空约为 2 mm。' },
    min: 2,
    max: 30,
    step: 0.5,
  }),
  transparent: toggle({
    label: { en: 'Transparent ground', zh: '背景透明' },
    help: { en: 'For slides; in PNG, SVG and PDF files.', zh: '用于幻灯片；适用于 PNG、SVG 与 PDF 文件。' },
    initial: false,
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
} as const satisfies OptionSpecs
