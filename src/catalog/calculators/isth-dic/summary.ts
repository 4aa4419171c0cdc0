import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'isth-dic',
  family: 'haematology',
  title: { en: 'ISTH score for overt DIC', zh: 'ISTH 显性 DIC 评分' },
  subtitle: { en: 'Disseminated intravascular coagulation', zh: '弥散性血管内凝血' },
  keywords: [
    'DIC',
    'ISTH',
    'disseminated intravascular coagulation',
    'coagulopathy',
    '弥散性血管内凝血',
    '凝血障碍',
    'misanxing xueguannei ningxue',
    'msxxgnnx',
    'ningxue',
    'nx',
  ],
  ward: [['弥散性血管内凝血评分', '凝血功能障碍', '凝血紊乱', 'DIC评分']],
})
