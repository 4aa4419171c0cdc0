import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'injury-severity-score',
  family: 'critical-care',
  title: { en: 'Injury Severity Score (and NISS)', zh: '创伤严重度评分（ISS 与 NISS）' },
  subtitle: { en: 'From AIS codes by region', zh: '依据各部位 AIS 分级' },
  keywords: [
    'ISS',
    'NISS',
    'AIS',
    'trauma',
    'polytrauma',
    '创伤严重度评分',
    '多发伤',
    '创伤',
    'chuangshang yanzhongdu pingfen',
    'csyzdpf',
    'duofashang',
    'dfs',
  ],
  ward: [[], [], ['失血性休克', '大出血', '车祸', '坠落伤', 'major trauma', '外伤评分']],
})
