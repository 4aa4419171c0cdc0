import { defineChart } from '../../kit/chart.ts'
import { divergingColours, linkage } from '../../kit/options/matrix-options.ts'
import { choice, number, toggle } from '../../kit/options/options.ts'
import { missing } from '../../kit/options/standard-options.ts'
import { numericVariables } from '../../kit/options/variable-options.ts'
import { infiniteLeftOutMessage } from '../../kit/outcome/infinite-left-out.ts'

export const definition = defineChart({
  id: 'correlation-heatmap',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Correlation heat map', zh: '相关热图' },
  options: {
    variables: numericVariables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Each is correlated with each other one.', zh: '两两计算相关系数。' },
      min: 2,
      max: 100,
    }),
    method: choice({
      label: { en: 'Coefficient', zh: '相关系数' },
      help: {
        en: 'Pearson for straight lines, the others for any rising or falling relation and for grades (R: cor.test).',
        zh: 'Pearson 反映直线关系，其余基于秩次，适用于单调关系与等级资料（R：cor.test）。',
      },
      of: {
        pearson: { label: { en: 'Pearson', zh: 'Pearson' } },
        spearman: { label: { en: 'Spearman', zh: 'Spearman' } },
        kendall: { label: { en: 'Kendall’s tau-b', zh: 'Kendall tau-b' } },
      },
      initial: 'pearson',
    }),
    mark: choice({
      label: { en: 'Cells', zh: '单元格' },
      help: {
        en: 'The area of a circle is the strength; an ellipse is as narrow as the points of a scatter plot.',
        zh: '圆的面积表示相关强弱；椭圆的扁平程度与散点图一致。',
      },
      of: {
        tile: { label: { en: 'Tiles', zh: '色块' } },
        circle: { label: { en: 'Circles', zh: '圆' } },
        ellipse: { label: { en: 'Ellipses', zh: '椭圆' } },
        number: { label: { en: 'Numbers', zh: '数字' } },
      },
      initial: 'tile',
    }),
    values: toggle({
      label: { en: 'Coefficients in the cells', zh: '标注相关系数' },
      help: { en: 'Where they are large enough to read.', zh: '仅在字号足够时标注。' },
      initial: true,
      when: ({ mark }) => mark === 'tile',
    }),
    digits: number({
      label: { en: 'Decimals', zh: '小数位数' },
      help: { en: 'Of the coefficients; two are usual.', zh: '相关系数的小数位数，通常为两位。' },
      min: 1,
      max: 3,
      step: 1,
      integer: true,
      initial: 2,
      when: ({ mark, values }) => mark === 'number' || (mark === 'tile' && values === true),
    }),
    half: choice({
      label: { en: 'Part of the matrix', zh: '显示范围' },
      help: {
        en: 'Both halves say the same; one half is easier to read.',
        zh: '两个三角内容相同，仅显示一半更清晰。',
      },
      of: {
        lower: { label: { en: 'Lower half', zh: '下三角' } },
        upper: { label: { en: 'Upper half', zh: '上三角' } },
        full: { label: { en: 'Both halves', zh: '完整矩阵' } },
      },
      initial: 'lower',
    }),
    order: choice({
      label: { en: 'Order', zh: '变量顺序' },
      help: {
        en: 'Variables that go together come to stand together.',
        zh: '将相关密切的变量排在一起。',
      },
      of: {
        original: { label: { en: 'As chosen', zh: '按所选顺序' } },
        cluster: { label: { en: 'Clustered by 1 − r', zh: '按 1 − r 聚类' } },
        component: { label: { en: 'First principal component', zh: '按第一主成分' } },
      },
      initial: 'original',
    }),
    linkage: linkage({ when: ({ order }) => order === 'cluster' }),
    insignificant: choice({
      label: { en: 'Not significant', zh: '无统计学意义的相关' },
      help: {
        en: 'Two-sided tests; a pair that is not significant may still be correlated.',
        zh: '双侧检验；无统计学意义不等于不相关。',
      },
      of: {
        same: { label: { en: 'As the others', zh: '同其他单元格' } },
        pale: { label: { en: 'Pale', zh: '淡化' } },
        cross: { label: { en: 'Crossed out', zh: '打叉' } },
        blank: { label: { en: 'Blank', zh: '留空' } },
      },
      initial: 'same',
    }),
    alpha: number({
      label: { en: 'Level of significance', zh: '检验水准' },
      help: { en: 'Pairs with a larger P are not significant.', zh: 'P 值不小于该水准者视为无统计学意义。' },
      min: 0.001,
      max: 0.2,
      step: 0.01,
      initial: 0.05,
      when: ({ insignificant }) => insignificant !== 'same',
    }),
    stars: toggle({
      label: { en: 'Stars', zh: '标注星号' },
      help: {
        en: 'After the coefficient: * below 0.05, ** below 0.01, *** below 0.001.',
        zh: '标于系数之后：* P < 0.05，** P < 0.01，*** P < 0.001。',
      },
      initial: false,
      when: ({ mark, values }) => mark === 'number' || (mark === 'tile' && values === true),
    }),
    adjust: choice({
      label: { en: 'P adjustment', zh: 'P 值校正' },
      help: {
        en: 'For all pairs together (R: p.adjust); with many variables some pairs are significant by chance alone.',
        zh: '对全部变量对统一校正（R：p.adjust）；变量较多时，部分相关可能仅因机遇而有统计学意义。',
      },
      of: {
        none: { label: { en: 'None', zh: '不校正' } },
        holm: { label: { en: 'Holm', zh: 'Holm 法' } },
        'benjamini-hochberg': { label: { en: 'Benjamini–Hochberg', zh: 'Benjamini–Hochberg 法' } },
      },
      initial: 'none',
      when: ({ insignificant, stars }) => insignificant !== 'same' || stars === true,
    }),
    colours: divergingColours(),
    missing: missing(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'method'] },
    { title: { en: 'Cells', zh: '单元格' }, options: ['mark', 'values', 'digits', 'half', 'colours'] },
    { title: { en: 'Order', zh: '顺序' }, options: ['order', 'linkage'] },
    {
      title: { en: 'Significance', zh: '统计学意义' },
      options: ['insignificant', 'alpha', 'stars', 'adjust'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  messages: {
    'too-few-rows': {
      en: 'No two variables have {min} rows in which both are known.',
      zh: '任意两个变量同时有值的行均不足 {min} 行。',
    },
    'without-coefficient': {
      en: '{variable} has no coefficient with any other variable: it does not vary, or shares fewer than {min} rows with each. Its cells are grey.',
      zh: '{variable} 与其他变量均无法计算相关系数：无变异，或共同有值的行不足 {min} 行，相应单元格为灰色。',
    },
    'pairs-without': {
      en: '{n} further {n|pair has|pairs have} no coefficient, for want of rows or of variation; {n|its cell is|their cells are} grey.',
      zh: '另有 {n} 对变量因有效行过少或无变异而无法计算相关系数，相应单元格为灰色。',
    },
    ...infiniteLeftOutMessage,
  },
  references: ['pearson-1896', 'spearman-1904', 'kendall-1938', 'best-roberts-1975', 'knight-1966'],
  upgrades: {},
})
