import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'saps-ii',
  family: 'critical-care',
  title: { en: 'SAPS II', zh: '简化急性生理评分 II（SAPS II）' },
  subtitle: { en: 'Hospital mortality from the first 24 hours', zh: '入 ICU 24 h 预测住院病死率' },
  keywords: [
    'SAPS 2',
    'Simplified Acute Physiology Score',
    'ICU mortality',
    '简化急性生理评分',
    '重症',
    '病死率',
    'jianhua jixing shengli pingfen',
    'jhjxslpf',
    'zhongzheng',
    'zz',
  ],
  ward: [
    [],
    ['ICU评分', 'ICU病情', 'ICU死亡率', '危重评分', '重症评分', '监护室', 'severity of illness'],
    ['多脏衰', '多器官衰竭', '多脏器功能障碍', 'MODS', '器官衰竭', 'organ failure'],
  ],
})
