import type { Film } from '../film.ts'

export const sampleSize: Film = {
  title: { en: 'Sample size', zh: '样本量估算' },
  summary: {
    en: 'How many people a comparison of two means needs, and what that number depends on.',
    zh: '比较两个均数需要多少人，以及人数取决于什么。',
  },
  start: 'trial',
  steps: [
    {
      chapter: { en: 'Plan', zh: '设计研究' },
      do: [
        { click: { role: 'link', name: { en: 'BloodPressure', zh: '降压试验' } } },
        { click: { role: 'button', name: 'Plan a study' } },
      ],
      say: {
        en: 'A plan needs no data. It is kept with the project.',
        zh: '样本量估算不需要数据，结果与项目一起保存。',
      },
    },
    {
      do: [
        {
          click: {
            role: 'button',
            name: { en: 'Sample size and power: means', zh: '样本量与检验效能：均数' },
            in: 'offers',
          },
        },
      ],
      say: { en: 'Two groups and a measurement: choose means.', zh: '两组比较一项测量：选择均数。' },
    },
    {
      chapter: { en: 'Assumptions', zh: '参数' },
      do: [
        { fill: { en: 'True difference', zh: '预期差值' }, with: { en: '5', zh: '5' } },
        { fill: { en: 'Standard deviation', zh: '标准差' }, with: { en: '12', zh: '12' } },
      ],
      say: {
        en: 'The difference worth finding is 5 mmHg; people differ by 12.',
        zh: '有意义的差值是 5 mmHg，标准差 12。',
      },
    },
    {
      chapter: { en: 'Result', zh: '结果' },
      do: [{ show: { testid: 'table-' } }],
      say: { en: 'So many people are needed in each group.', zh: '每组需要这么多人。' },
      hold: 2000,
    },
    {
      do: [{ show: { testid: 'figure-' } }],
      say: {
        en: 'The curve shows how the power grows with the number of people.',
        zh: '曲线显示检验效能如何随人数增加。',
      },
      hold: 2000,
    },
    {
      do: [{ show: { role: 'region', name: 'Reading' } }],
      say: { en: 'The reading is the sentence for the protocol.', zh: '结果解读可直接写入研究方案。' },
      hold: 2000,
    },
  ],
}
