import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'centor-mcisaac',
  family: 'infection',
  title: { en: 'Centor and McIsaac scores', zh: 'Centor / McIsaac 咽炎评分' },
  subtitle: { en: 'Streptococcal pharyngitis', zh: '链球菌咽炎的可能性' },
  keywords: [
    'strep throat',
    'sore throat',
    'GAS',
    'pharyngitis',
    '咽炎',
    '扁桃体炎',
    '链球菌',
    'yanyan pingfen',
    'yypf',
  ],
  ward: [
    ['嗓子疼', '嗓子痛', '咽痛', '喉咙痛', '扁桃体', '扁桃体发炎', '链球菌感染', 'tonsillitis', 'sore throat score'],
  ],
})
