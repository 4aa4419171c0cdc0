import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'corrected-reticulocyte',
  family: 'haematology',
  title: { en: 'Corrected reticulocytes and RPI', zh: '校正网织红细胞与 RPI' },
  subtitle: { en: 'Reticulocyte production index', zh: '网织红细胞生成指数' },
  keywords: [
    'RPI',
    'reticulocyte',
    'reticulocyte production index',
    'anaemia',
    'haemolysis',
    '网织红细胞',
    '网织红细胞生成指数',
    '贫血',
    '溶血',
    'wangzhi hongxibao',
    'wzhxb',
    'pinxue',
  ],
  ward: [['贫血', '网织', '溶贫', 'anemia']],
})
