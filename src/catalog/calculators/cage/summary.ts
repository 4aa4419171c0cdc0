import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cage',
  family: 'psychiatry',
  title: { en: 'CAGE', zh: 'CAGE 饮酒问卷' },
  subtitle: { en: 'Alcohol problems in four questions', zh: '四问筛查酒精问题' },
  keywords: [
    'CAGE',
    'alcohol',
    'dependence',
    '饮酒问卷',
    '酒精依赖',
    'yinjiu wenjuan',
    'yjwj',
    'jiujing yilai',
    'jjyl',
  ],
  ward: [[], ['喝酒', '酗酒', '饮酒', '酒瘾', '嗜酒', 'problem drinking', 'alcoholism']],
})
