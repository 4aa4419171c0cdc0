import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'body-mass-index',
  family: 'endocrine',
  title: { en: 'Body mass index (BMI)', zh: '体质指数（BMI）' },
  subtitle: { en: 'Chinese and WHO bands', zh: '中国标准与 WHO 标准' },
  popular: 4,
  keywords: [
    'BMI',
    'obesity',
    'overweight',
    'Quetelet',
    '体重指数',
    '体质指数',
    '身体质量指数',
    '肥胖',
    '超重',
    'tizhi zhishu',
    'tizhong zhishu',
    'tzzs',
    'feipang',
    'chaozhong',
  ],
  ward: [
    ['胖不胖', '减肥', '体重超标', '消瘦', '体重指标', 'overweight or obese', 'weight for height'],
    ['腰围', '体脂', '肚子大', '内脏脂肪', '向心性肥胖', 'waistline'],
  ],
})
