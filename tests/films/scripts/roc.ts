import type { Film } from '../film.ts'

export const roc: Film = {
  title: { en: 'ROC curve', zh: 'ROC 曲线' },
  summary: {
    en: 'How well a marker tells two states apart, with its best cut-off.',
    zh: '一项指标区分两种状态的能力，以及最佳界值。',
  },
  start: 'demo',
  steps: [
    {
      chapter: { en: 'Choose', zh: '选择分析' },
      do: [
        { click: { role: 'link', name: 'Analyse' } },
        { click: { role: 'button', name: 'New analysis' } },
        { click: { role: 'button', name: { en: 'ROC curve', zh: 'ROC 曲线分析' }, in: 'offers' } },
      ],
      say: {
        en: 'How well does a score foretell death? Choose the ROC curve.',
        zh: '评分能否预测死亡？选择 ROC 曲线分析。',
      },
    },
    {
      do: [
        { choose: { en: 'True state', zh: '状态变量（金标准）' }, option: { en: 'Status', zh: '结局' } },
        { choose: { en: 'Event', zh: '事件（阳性状态）' }, option: { en: 'Dead', zh: '死亡' } },
      ],
      say: { en: 'The true state is what really happened.', zh: '状态变量是实际发生的结局。' },
    },
    {
      chapter: { en: 'Markers', zh: '检验指标' },
      do: [{ check: { en: 'Age, years', zh: '年龄（岁）' } }, { check: { en: 'Weight loss', zh: '体重下降' } }],
      say: {
        en: 'Tick one marker or several. Their areas are compared.',
        zh: '勾选一项或多项指标，并比较曲线下面积。',
      },
    },
    {
      do: [{ show: { testid: 'figure-' } }],
      say: { en: 'The nearer to the upper left corner, the better.', zh: '曲线越靠近左上角越好。' },
      hold: 2500,
    },
    {
      do: [{ show: { testid: 'table-' } }],
      say: { en: 'The area with DeLong’s interval, and the best cut-off.', zh: '曲线下面积、DeLong 区间和最佳界值。' },
      hold: 2000,
    },
  ],
}
