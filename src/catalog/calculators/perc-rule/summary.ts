import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'perc-rule',
  family: 'cardiology',
  title: { en: 'PERC rule', zh: 'PERC 肺栓塞排除标准' },
  subtitle: { en: 'Excludes embolism without D-dimer', zh: '无需 D-二聚体即可排除肺栓塞' },
  keywords: [
    'PERC',
    'pulmonary embolism',
    'rule-out criteria',
    'emergency',
    '肺栓塞',
    '排除标准',
    '急诊',
    'feishuansai paichu biaozhun',
    'fssppbz',
    'feishuansai',
    'fss',
  ],
  ward: [
    [],
    [],
    ['肺栓', '肺梗死', '肺动脉栓塞', '肺梗塞', 'PTE', 'PE', 'lung clot', 'D二聚体', '二聚体高', 'D二聚体高', 'DDimer'],
  ],
})
