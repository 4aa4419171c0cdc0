import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'child-pugh',
  family: 'hepatology',
  title: { en: 'Child-Pugh', zh: 'Child-Pugh 肝功能分级' },
  subtitle: { en: 'Severity of cirrhosis', zh: '肝硬化严重程度' },
  keywords: [
    'Child-Turcotte-Pugh',
    'CTP',
    'CP',
    'cirrhosis',
    'liver function',
    '肝硬化',
    '肝功能分级',
    'Child 分级',
    'ganyinghua',
    'gangongneng fenji',
    'ggnfj',
  ],
})
