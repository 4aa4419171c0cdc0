import { defineChart } from '../../kit/chart.ts'
import { sequentialColours } from '../../kit/options/matrix-options.ts'
import { choice, number, optionalVariable, variable } from '../../kit/options/options.ts'
import { numericVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'enrichment-bubble',
  version: 1,
  title: { en: 'Enrichment plot', zh: '富集气泡图' },
  options: {
    label: variable({
      label: { en: 'Terms', zh: '条目' },
      help: { en: 'Names of GO terms or pathways. A row for each.', zh: 'GO 条目或通路的名称，每行一个。' },
      accepts: ['nominal', 'id', 'ordinal'],
    }),
    p: numericVariable({
      label: { en: 'Adjusted P', zh: '校正 P 值' },
      help: {
        en: 'From 0 to 1, adjusted for the number of terms (p.adjust, FDR, q).',
        zh: '0~1，已作多重校正（p.adjust、FDR 或 q 值）。',
      },
    }),
    x: optionalVariable({
      label: { en: 'Horizontal axis', zh: '横轴' },
      help: {
        en: 'Gene ratio, also as 12/250, rich factor, fold enrichment or NES. Empty: −log10 of P.',
        zh: '基因比例（可为 12/250 形式）、富集因子、富集倍数或 NES；留空则为 −log10 P。',
      },
      accepts: ['continuous', 'nominal', 'ordinal', 'id'],
    }),
    size: optionalVariable({
      label: { en: 'Number of genes', zh: '基因数' },
      help: {
        en: 'The area of a bubble. Empty: the number before the stroke of 12/250.',
        zh: '气泡面积；留空则取 12/250 中斜线前的数。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    category: optionalCategoricalVariable({
      label: { en: 'Category', zh: '类别' },
      help: { en: 'Such as BP, CC, MF: each has a block of terms.', zh: '如 BP、CC、MF，各成一段。' },
    }),
    pCut: number({
      label: { en: 'Highest P', zh: 'P 值上限' },
      help: { en: 'Terms with a larger P are not drawn.', zh: 'P 值更大的条目不绘制。' },
      min: 0,
      max: 1,
      step: 0.01,
      initial: 0.05,
    }),
    most: number({
      label: { en: 'Terms of each category', zh: '每类条目数' },
      help: { en: 'Those with the smallest P.', zh: '取 P 值最小的若干条。' },
      min: 1,
      max: 40,
      step: 1,
      integer: true,
      initial: 10,
    }),
    shape: choice({
      label: { en: 'Drawn as', zh: '图形' },
      help: { en: 'Bars and lollipops begin at 0.', zh: '条形与棒棒糖图自 0 开始。' },
      of: {
        bubble: { label: { en: 'Bubbles', zh: '气泡' } },
        bar: { label: { en: 'Bars', zh: '条形' } },
        lollipop: { label: { en: 'Lollipops', zh: '棒棒糖' } },
      },
      initial: 'bubble',
    }),
    order: choice({
      label: { en: 'Order of the terms', zh: '条目顺序' },
      help: { en: 'From the top of each category.', zh: '各类别内自上而下。' },
      of: {
        p: { label: { en: 'Smallest P first', zh: 'P 值由小到大' } },
        x: { label: { en: 'Farthest right first', zh: '横轴值由大到小' } },
        stored: { label: { en: 'As in the data', zh: '按数据顺序' } },
      },
      initial: 'p',
    }),
    colours: {
      ...sequentialColours('dusk'),
      label: { en: 'Colours of P', zh: 'P 值配色' },
    },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['label', 'p', 'x', 'size', 'category'] },
    { title: { en: 'Terms', zh: '条目' }, options: ['pCut', 'most', 'order'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'colours'] },
  ],
  messages: {
    'no-terms': {
      en: 'No row has a name, a P value from 0 to 1 and a usable value of the axis, such as 0.048 or 12/250. Choose other variables.',
      zh: '没有同时具有名称、0~1 之间 P 值及可用横轴值（如 0.048 或 12/250）的行，请更换变量。',
    },
    'none-below': {
      en: 'All {n} terms have a P above {cut}. Raise the highest P.',
      zh: '全部 {n} 个条目的 P 值均大于 {cut}，请提高 P 值上限。',
    },
    'zero-p': {
      en: '{n} {n|P value is|P values are} 0, below what the program that computed {n|it|them} could show: drawn at a tenth of the smallest other P.',
      zh: '{n} 个 P 值为 0（低于原程序可显示的下限），按其余最小 P 值的十分之一绘制。',
    },
    'invalid-rows': {
      en: '{n} {n|row has|rows have} a P outside 0 to 1, a ratio that cannot be read, or a number of genes below 0; left out.',
      zh: '{n} 行的 P 值不在 0~1 之间、比例无法识别或基因数小于 0，未纳入。',
    },
  },
  references: [],
  upgrades: {},
})
