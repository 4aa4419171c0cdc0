import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { countedPeople } from '../../examples-data/counted-people.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const rare: ExampleData = {
  id: 'rare-event',
  title: { en: 'A rare event', zh: '罕见事件' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'arm',
      measure: 'nominal',
      values: [...Array<string>(30).fill('A'), ...Array<string>(32).fill('B')],
    },
    {
      id: 'c2',
      name: 'event',
      measure: 'nominal',
      values: [...Array<string>(30).fill('no'), ...Array<string>(28).fill('no'), ...Array<string>(4).fill('yes')],
    },
    { id: 'c3', name: 'constant', measure: 'nominal', values: Array<number>(62).fill(1) },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-death-by-sex',
    title: { en: 'Lung cancer: deaths of men and women', zh: '肺癌：男女死亡比较' },
    data: lung,
    options: { outcomes: ['c3'], group: 'c5', residuals: true, expected: true },
    expect: 'done',
  },
  {
    id: 'blood-pressure-several',
    title: { en: 'Several outcomes, an ordered one among them', zh: '多个结局变量（含等级变量）' },
    data: bloodPressure,
    options: {
      outcomes: ['c6', 'c7', 'c8'],
      group: 'c1',
      reference: '对照组',
      missing: 'listwise',
      percent: 'column',
      figure: 'grouped',
      fisher: 'always',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'regions-and-event',
    title: { en: 'Four groups and an event that is chosen', zh: '四组比较，指定事件' },
    data: bloodPressure,
    options: {
      outcomes: ['c3'],
      group: 'c8',
      reference: '东部',
      'events.c3.event': '女',
      headline: 'likelihood-ratio',
      percent: 'total',
    },
    expect: 'done',
  },
  {
    id: 'a-rare-event',
    title: { en: 'No events in one group: Fisher, ratios without interval', zh: '某组无事件：Fisher 法，比值无区间' },
    data: rare,
    options: { outcomes: ['c2'], group: 'c1', trend: 'never' },
    expect: 'done',
  },
  {
    id: 'simulated',
    title: { en: 'A large sparse table: simulation', zh: '稀疏的大表：Monte Carlo 模拟' },
    data: lung,
    options: { outcomes: ['c6'], group: 'c1', replicates: 2000, seed: 20, headline: 'yates', fisher: 'simulated' },
    expect: 'done',
  },
  {
    id: 'job-satisfaction',
    title: { en: 'A typed table: income and job satisfaction', zh: '输入的频数表：收入与工作满意度' },
    data: {
      ...rare,
      id: 'job-satisfaction',
      source: {
        en: 'Agresti, Categorical Data Analysis, 2nd ed., Wiley 2002, p. 57, as in the help of R: fisher.test.',
        zh: 'Agresti，Categorical Data Analysis，第 2 版，Wiley 2002，第 57 页（见 R 的 fisher.test 帮助）。',
      },
    },
    options: {
      input: 'counts',
      'table.rows': ['<15k', '15-25k', '25-40k', '>40k'],
      'table.columns': ['Very dissatisfied', 'A little dissatisfied', 'Moderately satisfied', 'Very satisfied'],
      'table.counts': [
        [1, 3, 10, 6],
        [2, 3, 10, 7],
        [1, 6, 14, 12],
        [0, 1, 9, 11],
      ],
      trend: 'always',
      residuals: true,
    },
    expect: 'done',
  },
  {
    id: 'typed-four',
    title: { en: 'A typed 2 × 2 table', zh: '输入的四格表' },
    data: rare,
    options: {
      input: 'counts',
      'table.rows': ['Treated', 'Control'],
      'table.columns': ['Cured', 'Not cured'],
      'table.counts': [
        [56, 14],
        [48, 32],
      ],
      headline: 'pearson',
    },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Five million cases by a frequency weight', zh: '以频数加权的五百万例' },
    data: countedPeople,
    options: { outcomes: ['c2', 'c9'], group: 'c1', expected: true, residuals: true, weight: 'c3' },
    expect: 'done',
  },
  {
    id: 'nothing-typed',
    title: { en: 'No table typed yet', zh: '尚未输入频数表' },
    data: rare,
    options: { input: 'counts' },
    expect: 'incomplete',
  },
  {
    id: 'one-column-typed',
    title: { en: 'A typed table with an empty column', zh: '含空列的输入表' },
    data: rare,
    options: {
      input: 'counts',
      'table.rows': ['a', 'b'],
      'table.columns': ['yes', 'no'],
      'table.counts': [
        [3, 0],
        [4, 0],
      ],
    },
    expect: { rejected: 'typed-one-line' },
  },
  {
    id: 'nothing-varies',
    title: { en: 'An outcome with one value', zh: '结局仅有一个取值' },
    data: rare,
    options: { outcomes: ['c3'], group: 'c1' },
    expect: { rejected: 'one-line' },
  },
  {
    id: 'outcome-is-group',
    title: { en: 'The group as its own outcome', zh: '结局与分组为同一变量' },
    data: rare,
    options: { outcomes: ['c1'], group: 'c1' },
    expect: { rejected: 'outcome-is-group' },
  },
])
