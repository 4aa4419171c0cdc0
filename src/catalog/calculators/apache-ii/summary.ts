import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'apache-ii',
  family: 'critical-care',
  title: { en: 'APACHE II', zh: 'APACHE II 评分' },
  subtitle: { en: 'Severity in the first 24 hours of intensive care', zh: '入 ICU 24 h 病情严重度' },
  keywords: [
    'APACHE 2',
    'Acute Physiology and Chronic Health Evaluation',
    'ICU mortality',
    'severity',
    '急性生理与慢性健康评分',
    '重症',
    '病死率',
    'jixing shengli manxing jiankang',
    'jxslmxjk',
    'zhongzheng',
    'zz',
  ],
  ward: [
    ['ICU评分', 'ICU病情', 'ICU死亡率', '危重评分', '重症评分', '监护室', 'severity of illness'],
    ['多脏衰', '多器官衰竭', '多脏器功能障碍', 'MODS', '器官衰竭', 'organ failure'],
  ],
})
