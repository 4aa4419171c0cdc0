import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'albi',
  family: 'hepatology',
  title: { en: 'ALBI grade', zh: 'ALBI 分级' },
  subtitle: { en: 'Liver function in hepatocellular carcinoma', zh: '肝细胞癌患者肝功能' },
  keywords: [
    'ALBI',
    'mALBI',
    'albumin-bilirubin',
    'HCC',
    'hepatocellular carcinoma',
    '白蛋白胆红素',
    '肝癌',

    'ganai',
    'baidanbai danhongsu',
    'bdbdhs',
  ],
  ward: [
    [],
    ['肝癌风险', '乙肝肝癌', '恩替卡韦', '替诺福韦', 'entecavir', 'tenofovir', 'liver cancer risk'],
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
