import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, variables } from '../../kit/options/options.ts'
import { confidenceLevel, missing } from '../../kit/options/standard-options.ts'
import { fromVariables, tableInput, typedTable } from '../../kit/options/table-input.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'kappa',
  version: 1,
  weights: ['frequency'],
  options: {
    input: tableInput({
      en: 'A variable for each rater, or a square table of counts of two raters that you type in.',
      zh: '每位评价者一个变量，或直接输入两位评价者的配对频数表。',
    }),
    raters: variables({
      label: { en: 'Raters', zh: '评价者（方法）' },
      help: {
        en: 'A column for each rater or method, the same categories in each. Two give Cohen’s kappa; more also Fleiss’ (SPSS: "Reliability Analysis").',
        zh: '每位评价者（或方法、时点）一列，分类相同。两列计算 Cohen Kappa，多列另给出 Fleiss Kappa（SPSS：交叉表 Kappa、可靠性分析）。',
      },
      accepts: ['nominal', 'ordinal'],
      min: 2,
      max: 20,
      when: fromVariables,
    }),
    table: typedTable({
      en: 'The first rater in rows, the second in columns, the same categories in the same order.',
      zh: '行为第一位评价者，列为第二位评价者，分类及顺序相同。',
    }),
    weights: choice({
      label: { en: 'Kappa to report', zh: '报告的 Kappa' },
      help: {
        en: 'All are shown; this is the one that the reading and the figure follow. Weights suit ordered categories only.',
        zh: '各种 Kappa 均列出；结果解读与图形以此为准。加权仅适用于有序分类。',
      },
      of: {
        unweighted: {
          label: { en: 'Unweighted', zh: '不加权' },
          help: { en: 'All disagreements count alike.', zh: '各种不一致同等对待。' },
        },
        linear: {
          label: { en: 'Linear weights', zh: '线性加权' },
          help: {
            en: 'A disagreement counts by its distance (Cicchetti and Allison; SAS: the default).',
            zh: '按相差的等级数计权（Cicchetti–Allison，SAS 默认）。',
          },
        },
        quadratic: {
          label: { en: 'Quadratic weights', zh: '平方加权' },
          help: {
            en: 'By the square of its distance (Fleiss and Cohen); close to an intraclass correlation.',
            zh: '按相差等级数的平方计权（Fleiss–Cohen），近似于组内相关系数。',
          },
        },
      },
      initial: 'unweighted',
    }),
    confidence: confidenceLevel(),
    missing: { ...missing(), when: fromVariables },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['input', 'raters', 'table'] },
    { title: { en: 'Agreement', zh: '一致性' }, options: ['weights', 'confidence'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['missing'], folded: true },
  ],
  results: { tables, figures: { kappas: { title: { en: 'Agreement beyond chance', zh: 'Kappa 及置信区间' } } } },
  messages,
  references: [
    'cohen-1960',
    'cohen-1968',
    'fleiss-cohen-everitt-1969',
    'fleiss-1971',
    'fleiss-nee-landis-1979',
    'gwet-2008',
    'byrt-1993',
    'brennan-prediger-1981',
    'landis-koch-1977',
    'cicchetti-1981',
  ],
  upgrades: {},
})
