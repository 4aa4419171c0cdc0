import type { Film } from '../film.ts'

const time = { choose: 'Time', option: { en: 'Survival time, days', zh: '生存时间（天）' } }
const status = { choose: 'Status', option: { en: 'Status', zh: '结局' } }
const dead = { check: { en: 'Dead', zh: '死亡' } }

export const survival: Film = {
  title: { en: 'Kaplan–Meier and Cox', zh: 'Kaplan–Meier 与 Cox 回归' },
  summary: {
    en: 'A survival curve with numbers at risk, the log-rank test, and hazard ratios.',
    zh: '带风险人数的生存曲线、log-rank 检验和风险比。',
  },
  start: 'demo',
  steps: [
    {
      chapter: { en: 'Kaplan–Meier', zh: '生存曲线' },
      do: [
        { click: { role: 'link', name: 'Analyse' } },
        { click: { role: 'button', name: 'New analysis' } },
        { click: { role: 'button', name: { en: 'Kaplan–Meier survival', zh: 'Kaplan–Meier 生存分析' }, in: 'offers' } },
      ],
      say: {
        en: 'The demo has 228 patients with lung cancer. Start a new analysis.',
        zh: '示例含 228 例肺癌患者。新建一个分析。',
      },
    },
    {
      do: [time, status, dead],
      say: {
        en: 'Name the time, the status, and which value is the event.',
        zh: '指定时间、结局变量，以及哪个取值是事件。',
      },
    },
    {
      do: [{ choose: { en: 'Groups', zh: '分组变量' }, option: { en: 'Sex', zh: '性别' } }],
      say: {
        en: 'With groups come the log-rank test and the median survival.',
        zh: '选择分组后给出 log-rank 检验和中位生存时间。',
      },
    },
    {
      do: [{ show: { testid: 'figure-' } }],
      say: { en: 'Below the curve stand the numbers at risk.', zh: '曲线下方列出风险人数。' },
      hold: 2500,
    },
    {
      chapter: { en: 'Cox', zh: 'Cox 回归' },
      do: [
        { click: { role: 'button', name: 'New analysis' } },
        { click: { role: 'button', name: { en: 'Cox regression', zh: 'Cox 比例风险回归' }, in: 'offers' } },
        time,
        status,
        dead,
      ],
      say: { en: 'Cox regression asks for the same outcome.', zh: 'Cox 回归使用同样的结局。' },
    },
    {
      do: [{ check: { en: 'Age, years', zh: '年龄（岁）' } }, { check: { en: 'Sex', zh: '性别' } }],
      say: { en: 'Add the variables that may matter.', zh: '加入可能有影响的变量。' },
    },
    {
      do: [{ show: { testid: 'table-' } }],
      say: {
        en: 'Hazard ratios with intervals, and the test of proportional hazards.',
        zh: '给出风险比、置信区间和比例风险假定检验。',
      },
      hold: 2500,
    },
  ],
}
