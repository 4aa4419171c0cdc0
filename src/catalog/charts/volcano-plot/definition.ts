import { defineChart } from '../../kit/chart.ts'
import { choice, number, text, toggle, variable } from '../../kit/options/options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'volcano-plot',
  version: 1,
  title: { en: 'Volcano plot', zh: '火山图' },
  options: {
    label: variable({
      label: { en: 'Names', zh: '名称' },
      help: { en: 'What was tested: a gene, a protein. A row for each.', zh: '检验对象，如基因、蛋白，每行一个。' },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    effect: numericVariable({
      label: { en: 'Fold change', zh: '差异倍数' },
      help: { en: 'Its logarithm to base 2, or the ratio itself.', zh: '以 2 为底的对数，或倍数本身。' },
    }),
    p: numericVariable({
      label: { en: 'P value', zh: 'P 值' },
      help: { en: 'From 0 to 1, one for each row.', zh: '0~1，每行一个。' },
    }),
    scale: choice({
      label: { en: 'The fold change is', zh: '差异倍数的形式' },
      help: { en: 'A ratio is drawn as its logarithm to base 2.', zh: '倍数将取以 2 为底的对数后绘制。' },
      of: {
        log2: { label: { en: 'log2', zh: 'log2' } },
        ratio: { label: { en: 'A ratio', zh: '倍数' } },
      },
      initial: 'log2',
    }),
    adjust: choice({
      label: { en: 'P values drawn', zh: '所绘 P 值' },
      help: {
        en: 'Adjusted here over all rows (R: p.adjust), or as in the data, which may be adjusted already.',
        zh: '对所有行校正（R：p.adjust），或采用数据中的 P 值（可能已校正）。',
      },
      of: {
        none: { label: { en: 'As in the data', zh: '原样' } },
        bh: { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 校正' } },
      },
      initial: 'none',
    }),
    foldCut: number({
      label: { en: 'Cut of |log2 fold change|', zh: '|log2 差异倍数| 阈值' },
      help: { en: '1: twice or half.', zh: '1 表示 2 倍或 1/2。' },
      min: 0,
      max: 20,
      step: 0.1,
      initial: 1,
    }),
    pCut: number({
      label: { en: 'Cut of P', zh: 'P 阈值' },
      help: {
        en: 'Points below it, with a fold change of at least the cut, are coloured.',
        zh: 'P 小于此值且差异倍数达到阈值的点着色。',
      },
      min: 0.000001,
      max: 1,
      step: 0.01,
      initial: 0.05,
    }),
    labels: choice({
      label: { en: 'Names in the figure', zh: '图中标注' },
      help: { en: 'As far as they have room, at most 60.', zh: '在位置允许的范围内，最多 60 个。' },
      of: {
        top: { label: { en: 'Smallest P beyond both cuts', zh: '超过阈值且 P 最小者' } },
        all: { label: { en: 'All beyond both cuts', zh: '所有超过阈值者' } },
        list: { label: { en: 'A list', zh: '指定名称' } },
        none: { label: { en: 'None', zh: '不标注' } },
      },
      initial: 'top',
    }),
    count: number({
      label: { en: 'How many', zh: '标注个数' },
      help: { en: 'Those with the smallest P.', zh: 'P 最小的若干个。' },
      min: 1,
      max: 60,
      step: 1,
      integer: true,
      initial: 10,
      when: ({ labels }) => labels === 'top',
    }),
    list: text({
      label: { en: 'Names to show', zh: '要标注的名称' },
      help: {
        en: 'Separated by commas or spaces: TP53, EGFR. Empty: those with the smallest P.',
        zh: '以逗号或空格分隔，如 TP53, EGFR；留空则标注 P 最小者。',
      },
      maxLength: 2000,
      initial: '',
      when: ({ labels }) => labels === 'list',
    }),
    symmetric: toggle({
      label: { en: 'Same width on both sides', zh: '左右对称' },
      help: { en: 'The axis of fold change is centred on 0.', zh: '差异倍数轴以 0 为中心。' },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['label', 'effect', 'p', 'scale'] },
    { title: { en: 'Cuts', zh: '阈值' }, options: ['adjust', 'foldCut', 'pCut'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['labels', 'count', 'list', 'symmetric'] },
  ],
  messages: {
    'no-tests': {
      en: 'No row has both a usable fold change and a P value from 0 to 1. Choose other variables, or check whether the fold change is a ratio.',
      zh: '没有同时具有可用差异倍数与 0~1 之间 P 值的行。请更换变量，或核对差异倍数是否为倍数形式。',
    },
    'zero-p': {
      en: '{n} {n|P value is|P values are} 0, below what the program that computed {n|it|them} could show: drawn as a triangle at a tenth of the smallest other P.',
      zh: '{n} 个 P 值为 0（低于原程序可显示的下限），以三角形绘于其余最小 P 值的十分之一处。',
    },
    'invalid-rows': {
      en: '{n} {n|row has|rows have} a P value outside 0 to 1 or a ratio that is not above 0; left out.',
      zh: '{n} 行的 P 值不在 0~1 之间，或倍数不大于 0，未纳入。',
    },
    'names-not-found': {
      en: 'Not among the names: {names}.',
      zh: '名称中没有：{names}。',
    },
    'points-thinned': {
      en: 'Of more than {max} points of a colour, those at the same place of the figure are drawn once.',
      zh: '同色点超过 {max} 个时，图中同一位置的点只绘制一次。',
    },
  },
  references: [],
  upgrades: {},
})
