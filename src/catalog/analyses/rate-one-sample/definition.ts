import { defineAnalysis } from '../../kit/analysis.ts'
import {
  type AnswersSoFar,
  choice,
  choices,
  optionalNumber,
  optionalVariable,
  variable,
} from '../../kit/options/options.ts'
import { alternative, confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { perWords } from './per.ts'
import { tables } from './result-tables.ts'

const isTested = ({ reference, expected }: AnswersSoFar) => typeof reference === 'number' || expected !== null

/** Counts with few distinct values are imported as categories. */
const numbers = ['continuous', 'ordinal', 'nominal'] as const

export const definition = defineAnalysis({
  id: 'rate-one-sample',
  version: 1,
  reports: ['events'],
  engineRevision: 1,
  options: {
    events: variable({
      label: { en: 'Events', zh: '事件数' },
      help: {
        en: 'How often it happened in each row: whole numbers from 0 on, 0 and 1 where a row is one person.',
        zh: '每行的事件发生次数，为非负整数；每行为一人时取 0 或 1。',
      },
      accepts: numbers,
      types: ['number'],
    }),
    exposure: optionalVariable({
      label: { en: 'Exposure', zh: '暴露量' },
      help: {
        en: 'Time or number at risk in each row, such as person-years or catheter-days. Without it every row counts 1.',
        zh: '每行的观察时间或观察例数，如人年、导管日；不选则每行计为 1。',
      },
      accepts: numbers,
      types: ['number'],
    }),
    expected: optionalVariable({
      label: { en: 'Expected events', zh: '期望事件数' },
      help: {
        en: 'How many events the rates of a reference population would bring in each row, such as an age group. Observed over expected is the SIR or SMR.',
        zh: '按标准人群的率推算的每行（如各年龄组）期望事件数；实际数与期望数之比即 SIR 或 SMR。',
      },
      accepts: numbers,
      types: ['number'],
    }),
    per: choice({
      label: { en: 'Rate per', zh: '率的基数' },
      help: {
        en: 'The exposure that the rate refers to, in the unit of the exposure variable.',
        zh: '率所对应的暴露量，单位与暴露量变量相同。',
      },
      of: {
        '1': { label: perWords['1'] },
        '100': { label: perWords['100'] },
        '1000': { label: perWords['1000'] },
        '10000': { label: perWords['10000'] },
        '100000': { label: perWords['100000'] },
      },
      initial: '1000',
    }),
    intervals: choices({
      label: { en: 'Intervals', zh: '置信区间' },
      help: {
        en: 'The reading follows the first one chosen.',
        zh: '结果解读以所选的第一种为准。',
      },
      of: {
        exact: {
          label: { en: 'Exact (Garwood)', zh: '精确法（Garwood）' },
          help: {
            en: 'Covers at least as often as stated, also for few events (R: poisson.test).',
            zh: '覆盖率不低于置信水平，事件数少时仍适用（R：poisson.test）。',
          },
        },
        byar: {
          label: { en: 'Byar', zh: 'Byar 法' },
          help: {
            en: 'Close to the exact one from a handful of events on; usual for SIR and SMR.',
            zh: '事件数不太少时与精确法非常接近，常用于 SIR 与 SMR。',
          },
        },
        score: {
          label: { en: 'Score', zh: '计分法' },
          help: {
            en: 'The rates that the score test does not reject: covers about as often as stated, on average.',
            zh: '计分检验未拒绝的率，平均覆盖率接近置信水平。',
          },
        },
      },
      initial: ['exact'],
      min: 1,
    }),
    confidence: confidenceLevel(),
    reference: optionalNumber({
      label: { en: 'Reference rate', zh: '参考率（检验值）' },
      help: {
        en: 'In the unit of the rate, such as 2 per 1000. The rate is tested against it; without one it is only estimated.',
        zh: '与率的基数一致，如每 1000 为 2。与之比较；不填则只估计率及其区间。',
      },
      min: 0.000001,
      max: 1_000_000,
      step: 0.1,
    }),
    alternative: alternative(
      {
        'two-sided': { en: 'It differs', zh: '不等（双侧）' },
        greater: { en: 'It is greater', zh: '较大（单侧）' },
        less: { en: 'It is less', zh: '较小（单侧）' },
      },
      { when: isTested },
    ),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['events', 'exposure', 'expected'] },
    { title: { en: 'Rate', zh: '率' }, options: ['per', 'intervals', 'confidence'] },
    { title: { en: 'Test', zh: '检验' }, options: ['reference', 'alternative'] },
  ],
  results: {
    tables,
    figures: {
      rate: { title: { en: 'Rate with its interval', zh: '率及其置信区间' } },
      ratio: { title: { en: 'Observed over expected with its interval', zh: '标准化比及其置信区间' } },
    },
  },
  messages,
  references: ['garwood-1936', 'breslow-day-1987', 'barker-2002', 'cochran-1954'],
  upgrades: {},
})
