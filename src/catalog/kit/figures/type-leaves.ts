/** The style options of type: typefaces, sizes, the decimal sign and the language of a figure. */
import { choice, number, type OptionSpecs } from '../options/options.ts'
import type { Words } from '../words.ts'

const sizeOf = (words: Words) =>
  number({
    label: { en: `${words.en}: size of type, %`, zh: `${words.zh}字号（%）` },
    help: { en: '100 is what the figure chooses.', zh: '100 为自动大小。' },
    min: 50,
    max: 200,
    step: 5,
    initial: 100,
  })

export const typeLeaves = {
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
  titleSize: sizeOf({ en: 'Title', zh: '图题' }),
  axisTitleSize: sizeOf({ en: 'Titles of axes', zh: '轴标题' }),
  tickSize: sizeOf({ en: 'Numbers and names at axes', zh: '刻度标签' }),
  legendSize: sizeOf({ en: 'Legend and notes', zh: '图例与注释' }),
  captionSize: sizeOf({ en: 'Caption', zh: '图注' }),
  tableSize: sizeOf({ en: 'Tables and columns', zh: '表格与文字列' }),
  decimalSign: choice({
    label: { en: 'Decimal sign', zh: '小数点' },
    help: { en: 'The Lancet has a raised point.', zh: '《柳叶刀》使用居中的小数点。' },
    of: {
      point: { label: { en: 'Point: 0.5', zh: '下圆点：0.5' } },
      raised: { label: { en: 'Raised point: 0·5', zh: '居中圆点：0·5' }, keywords: 'Lancet 柳叶刀' },
      comma: { label: { en: 'Comma: 0,5', zh: '逗号：0,5' } },
    },
    initial: 'point',
  }),
  figureLanguage: choice({
    label: { en: 'Language of the figure', zh: '图的语言' },
    help: {
      en: 'Of its words and conventions; names of variables stay as the dataset has them.',
      zh: '图中说明文字与书写习惯的语言；变量名与标签仍按数据集。',
    },
    of: {
      project: { label: { en: 'As the program', zh: '与界面一致' } },
      en: { label: { en: 'English', zh: '英文' } },
      zh: { label: { en: 'Chinese', zh: '中文' } },
    },
    initial: 'project',
  }),
} as const satisfies OptionSpecs
