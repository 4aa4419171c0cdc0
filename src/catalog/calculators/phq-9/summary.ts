import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'phq-9',
  family: 'psychiatry',
  title: { en: 'PHQ-9', zh: 'PHQ-9 抑郁症筛查量表' },
  subtitle: { en: 'Depression, severity', zh: '患者健康问卷抑郁量表' },
  keywords: [
    'PHQ9',
    'Patient Health Questionnaire',
    'depression',
    '抑郁',
    '患者健康问卷',
    '抑郁筛查',
    'yiyu',
    'yiyuzheng shaicha',
    'yyz',
    'huanzhe jiankang wenjuan',
    'hzjkwj',
  ],
  ward: [['抑郁症', '情绪低落', '不开心', '想不开', '心情不好', '自杀', 'depressed', 'low mood', 'suicidal']],
})
