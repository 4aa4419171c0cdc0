import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cumulative-incidence',
  family: 'time-to-event',
  title: { en: 'Cumulative incidence (competing events)', zh: '累积发生率曲线（竞争风险）' },
  subtitle: {
    en: 'Aalen–Johansen curves of each cause, bands, Gray’s test, numbers at risk, stacked areas',
    zh: '各类事件的 Aalen–Johansen 曲线、置信带、Gray 检验、风险人数表、堆积图',
  },
  labels: ['survival', 'time-event'],
  keywords: [
    'cumulative incidence function',
    'CIF',
    'competing risks',
    'competing events',
    'Aalen-Johansen',
    "Gray's test",
    'cuminc',
    'cmprsk',
    'Fine-Gray',
    'cause-specific',
    '累积发生率',
    '累积发生函数',
    '竞争风险',
    '竞争事件',
    '死因别',
    'Gray检验',
    'leiji fashenglv',
    'jingzheng fengxian',
    'jzfx',
  ],
})
