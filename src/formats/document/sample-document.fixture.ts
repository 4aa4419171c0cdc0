import type { PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { DocumentRun, WrittenDocument } from './blocks.ts'

export const words = (text: string): DocumentRun => ({ kind: 'text', text })

function head(text: string): PresentedHeadCell {
  return { text, runs: [{ text }], align: 'left', colSpan: 1, rowSpan: 1 }
}

/** A table with so many columns and one row. */
export function sampleTable(columns: number): PresentedTable {
  const names = Array.from({ length: columns }, (_, k) => `c${k + 1}`)
  return {
    id: 't',
    title: '两组比较',
    head: [names.map(head)],
    body: [
      {
        depth: 0,
        cells: names.map((_, k) => ({ text: `0.0${k}`, runs: [{ text: `0.0${k}` }], align: 'right', raw: k / 100 })),
      },
    ],
    notes: ['x̄±s'],
  }
}

/** A picture of one pixel. */
export const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)

/** Every kind of block and piece. */
export const sampleDocument: WrittenDocument = {
  title: '肺癌患者的生存分析',
  language: 'zh',
  properties: [{ name: 'AIGC', value: '{"Label":"1"}' }],
  references: new Map([
    ['kaplan-meier-1958', 'KAPLAN E L, MEIER P. Nonparametric estimation[J]. 1958.'],
    ['cox-1972', 'COX D R. Regression models and life-tables[J]. 1972.'],
    ['unused', 'NOBODY N. Never cited[J]. 2000.'],
    ['delong-1988', 'DELONG E R. Comparing the areas[J]. 1988.'],
  ]),
  blocks: [
    { kind: 'heading', level: 1, runs: [words('材料与方法')] },
    { kind: 'heading', level: 2, runs: [words('统计学方法')] },
    { kind: 'heading', level: 3, runs: [words('生存分析')] },
    {
      kind: 'paragraph',
      runs: [
        words('采用 Cox 回归'),
        { kind: 'citation', works: ['cox-1972'] },
        words('和 Kaplan–Meier 法'),
        { kind: 'citation', works: ['kaplan-meier-1958', 'cox-1972', 'delong-1988'] },
        words('，见'),
        { kind: 'cross-reference', block: 'b-table' },
        words('、'),
        { kind: 'cross-reference', block: 'b-figure' },
        words('和式'),
        { kind: 'cross-reference', block: 'b-equation' },
        words('。'),
        { kind: 'text', text: 'P', italic: true },
        words(' 值与 χ'),
        { kind: 'text', text: '2', script: 'super' },
        words('、'),
        { kind: 'text', text: '粗体', bold: true, underline: true },
        words('，行内公式 '),
        { kind: 'equation', tex: 'a^2+b^2' },
        words(' 不完整：'),
        { kind: 'equation', tex: '\\frac{1' },
        { kind: 'citation', works: ['not-there'] },
      ],
    },
    { kind: 'list-item', list: 'number', level: 0, runs: [words('第一条')] },
    { kind: 'list-item', list: 'bullet', level: 1, runs: [words('要点')] },
    { kind: 'list-item', list: 'number', level: 0, runs: [words('第二条')] },
    { kind: 'quote', runs: [words('引文一段。')] },
    { kind: 'list-item', list: 'number', level: 0, runs: [words('又从一开始')] },
    { kind: 'equation', id: 'b-equation', tex: '\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n}x_i' },
    { kind: 'table', id: 'b-table', table: sampleTable(3) },
    {
      kind: 'figure',
      id: 'b-figure',
      figure: { title: '生存曲线', description: '两条曲线', width: 80, height: 60, png: onePixel },
    },
    { kind: 'paragraph', runs: [words('宽表之前。')] },
    { kind: 'table', id: 'b-wide', table: { ...sampleTable(10), title: '宽表' }, caption: [words('全部变量')] },
    { kind: 'paragraph', runs: [words('宽表之后。')] },
    {
      kind: 'plain-table',
      id: 'b-plain',
      headRows: 1,
      caption: [words('手写的表')],
      rows: [
        [[words('项目')], [words('内容')]],
        [[words('单元格一')], [{ kind: 'citation', works: ['delong-1988'] }]],
        [[words('短行')]],
      ],
    },
    { kind: 'page-break' },
    { kind: 'heading', level: 1, runs: [words('参考文献')] },
    { kind: 'references' },
  ],
}
