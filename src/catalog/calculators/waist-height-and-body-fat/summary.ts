import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'waist-height-and-body-fat',
  family: 'endocrine',
  title: { en: 'Waist-to-height, waist-to-hip and body fat', zh: '腰高比、腰臀比与体脂率' },
  subtitle: { en: 'Deurenberg and US Navy estimates', zh: 'Deurenberg 与美国海军估算法' },
  keywords: [
    'WHtR',
    'WHR',
    'waist',
    'body fat',
    'obesity',
    'Deurenberg',
    'Navy',
    '腰高比',
    '腰臀比',
    '体脂率',
    '腹型肥胖',
    '中心性肥胖',
    'yaogaobi',
    'ygb',
    'tizhilv',
    'tzl',
  ],
  ward: [
    ['腰围', '体脂', '肚子大', '内脏脂肪', '向心性肥胖', 'waistline'],
    ['胖不胖', '减肥', '体重超标', '消瘦', '体重指标', 'overweight or obese', 'weight for height'],
  ],
})
