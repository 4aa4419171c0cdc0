import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'bishop-score',
  family: 'paediatrics',
  title: { en: 'Bishop score', zh: 'Bishop 宫颈成熟度评分' },
  subtitle: { en: 'Before induction of labour', zh: '引产前评估' },
  keywords: ['cervix', 'induction of labour', '宫颈成熟度', '引产', 'gongjing chengshudu', 'gjcsd'],
  ward: [['宫颈评分', '宫颈条件', '催产', '催引产', '缩宫素', 'ripening', 'induction']],
})
