import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const made = { en: 'Made up for this project.', zh: '本项目模拟数据。' } as const

const tiny: ExampleData = {
  id: 'tiny',
  title: { en: 'A few rows', zh: '少量数据' },
  source: made,
  columns: [
    { id: 'c2', name: 'g', measure: 'nominal', values: ['a', 'a', 'b', 'b', 'c', 'c'] },
    { id: 'c3', name: 'even', measure: 'continuous', values: [1, 1, 2, 2, 3, 3] },
  ],
}

const constantGroup: ExampleData = {
  id: 'constant-group',
  title: { en: 'A group that does not vary', zh: '含无变异组的数据' },
  source: made,
  columns: [
    {
      id: 'c1',
      name: 'y',
      measure: 'continuous',
      values: [3, 3, 3, 3, 3, 3, 4.1, 5.2, 6.4, 2.2, 3.9, 4.8, 5.1, 4.4, 5, 4.9, 7.7, 6.1, 5.8, 6.6, 9, null],
    },
    {
      id: 'c2',
      name: 'g',
      measure: 'nominal',
      values: [...'aaaaaabbbbbbbccccccc'.split(''), null, 'c'],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'insect-sprays',
    title: { en: 'Unequal variances: Welch and Games–Howell', zh: '方差不齐：Welch 检验与 Games–Howell 法' },
    data: insectSprays,
    options: { outcomes: ['c1'], group: 'c2', postHoc: ['tukey', 'games-howell', 'dunn'] },
    expect: 'done',
  },
  {
    id: 'lung-by-status',
    title: { en: 'Two groups, complete rows only', zh: '两组，仅用完整行' },
    data: lung,
    options: {
      outcomes: ['c4', 'c9', 'c10'],
      group: 'c3',
      postHoc: ['dunn'],
      adjust: 'none',
      figure: 'means',
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    id: 'blood-pressure-by-region',
    title: { en: 'Four regions, Chinese names, 99% intervals', zh: '四个地区，中文变量名，99% 置信区间' },
    data: bloodPressure,
    options: {
      outcomes: ['c4', 'c5'],
      group: 'c8',
      tests: ['anova', 'kruskal-wallis'],
      postHoc: ['tukey', 'dunn'],
      adjust: 'bonferroni',
      confidence: 0.99,
      effectConfidence: 0.95,
    },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'grades-by-rank',
    title: { en: 'Ranks only, by an ordinal grouping variable', zh: '仅秩和检验，按等级变量分组' },
    data: bloodPressure,
    options: {
      outcomes: ['c5'],
      group: 'c7',
      tests: ['kruskal-wallis'],
      postHoc: ['dunn'],
      adjust: 'benjamini-hochberg',
      effectSizes: true,
      assumptions: false,
      figure: 'means',
    },
    expect: 'done',
  },
  {
    id: 'sprays-against-control',
    title: {
      en: 'Dunnett against a control, Bonferroni and Holm',
      zh: 'Dunnett 法与对照组比较，Bonferroni 与 Holm 法',
    },
    data: insectSprays,
    options: {
      outcomes: ['c1'],
      group: 'c2',
      tests: ['anova'],
      postHoc: ['dunnett', 'bonferroni', 'holm'],
      control: 'C',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'regions-holm',
    title: { en: 'Unequal groups: Dunnett, told by Holm', zh: '例数不等：Holm 法与 Dunnett 法' },
    data: bloodPressure,
    options: { outcomes: ['c4'], group: 'c8', tests: ['anova'], postHoc: ['holm', 'dunnett'] },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'a-group-constant',
    title: { en: 'A group without variation', zh: '某组无变异' },
    data: constantGroup,
    options: { outcomes: ['c1'], group: 'c2' },
    expect: 'done',
  },
  {
    id: 'a-group-of-one',
    title: { en: 'A group with a single value', zh: '某组仅有一个值' },
    data: lung,
    options: {
      outcomes: ['c4'],
      group: 'c6',
      tests: ['anova', 'welch', 'kruskal-wallis'],
      postHoc: ['tukey', 'games-howell', 'bonferroni', 'dunn'],
    },
    expect: 'done',
  },
  {
    id: 'sprays-by-ranks',
    title: { en: 'Pairs of groups by their mean ranks', zh: '按平均秩次作两两比较' },
    data: insectSprays,
    options: { outcomes: ['c1'], group: 'c2', tests: ['kruskal-wallis'], postHoc: ['dunn'] },
    expect: 'done',
  },
  {
    id: 'welch-impossible',
    title: { en: 'Welch alone, and a group without variation', zh: '仅选 Welch 检验，而某组无变异' },
    data: constantGroup,
    options: { outcomes: ['c1'], group: 'c2', tests: ['welch'], postHoc: ['games-howell'] },
    expect: 'done',
  },
  {
    id: 'some-left-out',
    title: { en: 'Variables that have no answer are left out', zh: '无法分析的变量不纳入' },
    data: {
      ...constantGroup,
      columns: [
        ...constantGroup.columns,
        { id: 'c7', name: 'blank', measure: 'continuous', values: Array<null>(22).fill(null) },
        { id: 'c8', name: 'constant', measure: 'continuous', values: Array<number>(22).fill(1) },
        {
          id: 'c9',
          name: 'one group only',
          measure: 'continuous',
          values: [1, 3, 4, 2, ...Array<null>(18).fill(null)],
        },
      ],
    },
    options: { outcomes: ['c7', 'c1', 'c8', 'c9'], group: 'c2', missing: 'listwise' },
    expect: 'done',
  },
  {
    id: 'nothing-varies',
    title: { en: 'No variation within the groups', zh: '各组内均无变异' },
    data: tiny,
    options: { outcomes: ['c3'], group: 'c2' },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'one-group',
    title: { en: 'A single group', zh: '仅有一组' },
    data: {
      ...tiny,
      columns: [
        { id: 'c3', name: 'even', measure: 'continuous', values: [1, 2, 3] },
        { id: 'c2', name: 'g', measure: 'nominal', values: ['a', 'a', 'a'] },
      ],
    },
    options: { outcomes: ['c3'], group: 'c2' },
    expect: { rejected: 'fewer-than-two-groups' },
  },
])
