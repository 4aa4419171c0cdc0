import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'westley-croup',
  family: 'paediatrics',
  title: { en: 'Westley croup score', zh: 'Westley 哮吼评分' },
  subtitle: { en: 'Severity of croup', zh: '急性喉炎（哮吼）严重程度' },
  keywords: ['croup', 'laryngitis', 'stridor', '哮吼', '急性喉炎', '喉鸣', 'xiaohou pingfen', 'xhpf'],
  ward: [['喉炎', '犬吠样咳嗽', '小儿喉炎', '喉梗阻', 'barking cough']],
})
