import type { Film } from '../film.ts'

export const tTestToWord: Film = {
  title: { en: 'From a t test to Word', zh: '从 t 检验到 Word' },
  summary: {
    en: 'Compare two groups, check the assumptions, and take the table and figure along.',
    zh: '比较两组、检查前提条件，导出表格和图形。',
  },
  start: 'trial',
  steps: [
    {
      chapter: { en: 'Compare', zh: '两组比较' },
      do: [
        { click: { role: 'link', name: 'Analyse' } },
        { click: { role: 'button', name: { en: 'Two independent groups', zh: '两独立样本比较' }, in: 'offers' } },
      ],
      say: { en: 'Two groups of different people: choose the t test.', zh: '两组不同的人：选择两独立样本比较。' },
    },
    {
      do: [{ check: { en: 'after', zh: '治疗后' } }],
      say: { en: 'The outcome is the blood pressure after treatment.', zh: '检验变量是治疗后的血压。' },
    },
    {
      do: [{ choose: { en: 'Grouping variable', zh: '分组变量' }, option: { en: 'arm', zh: '组别' } }],
      say: { en: 'The groups are the arms of the trial.', zh: '分组变量是试验组别。' },
    },
    {
      chapter: { en: 'Result', zh: '结果' },
      do: [{ show: { testid: 'table-' } }],
      say: {
        en: 'Difference, confidence interval and P. Welch’s test allows unequal variances.',
        zh: '差值、置信区间和 P 值。Welch 检验允许方差不齐。',
      },
      hold: 2000,
    },
    {
      do: [{ show: { testid: 'figure-' } }],
      say: {
        en: 'The figure shows every person. The checks say what to look at.',
        zh: '图中显示每个人的数据，检查提示需要注意之处。',
      },
      hold: 2000,
    },
    {
      do: [{ show: { role: 'region', name: 'Reading' } }],
      say: { en: 'The reading puts the result in words.', zh: '结果解读用文字说明结果。' },
      hold: 1500,
    },
    {
      chapter: { en: 'Word', zh: '导出 Word' },
      do: [{ click: { role: 'button', name: 'Save as Word' }, downloads: true }],
      say: {
        en: 'One button makes a Word file with table, figure and text.',
        zh: '一键得到含表格、图形和文字的 Word 文件。',
      },
      hold: 1500,
    },
  ],
}
