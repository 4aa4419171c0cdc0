import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'swimmer-plot',
  family: 'omics',
  title: { en: 'Swimmer plot', zh: '泳道图' },
  subtitle: {
    en: 'A lane for each patient, with phases, events and ongoing treatment',
    zh: '每例患者一条泳道，显示治疗阶段、事件与是否仍在治疗',
  },
  labels: ['trend', 'survival', 'omics', 'repeated'],
  keywords: [
    'swimmer plot',
    'swimlane plot',
    'swimlane',
    'time on treatment',
    'duration of response',
    'treatment timeline',
    'oncology',
    'swimplot',
    '泳道图',
    '游泳图',
    '治疗时间线',
    '缓解持续时间',
    '治疗持续时间',
    'yongdaotu',
    'ydt',
    'youyongtu',
    'yyt',
  ],
})
