import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'child-pugh',
  family: 'hepatology',
  title: { en: 'Child-Pugh', zh: 'Child-Pugh 肝功能分级' },
  subtitle: { en: 'Severity of cirrhosis', zh: '肝硬化严重程度' },
  popular: 5,
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
  ward: [
    [
      '肝功',
      '肝硬化分级',
      '肝功能评分',
      '肝功能储备',
      '肝硬化失代偿',
      '肝储备',
      '腹水',
      '肝性脑病',
      'cirrhosis grade',
      'ascites',
    ],
  ],
})
