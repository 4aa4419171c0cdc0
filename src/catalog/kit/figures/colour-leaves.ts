/** The style options of colours: the palette, colours by place or by name, and what else tells groups apart. */
import type { PaletteName, palettes } from '#figure/palettes.ts'
import { type Choice, choice, type OptionSpecs, text } from '../options/options.ts'
import type { Words } from '../words.ts'

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

export const colourLeaves = {
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
  highlighted: text({
    label: { en: 'Highlighted levels', zh: '突出显示的水平' },
    help: {
      en: 'By name: Drug A; Drug B. All others are grey.',
      zh: '按名称填写，例如 试验组; 对照组；其余各组为灰色。',
    },
    maxLength: 1000,
  }),
} as const satisfies OptionSpecs
