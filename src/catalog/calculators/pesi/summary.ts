import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pesi',
  family: 'cardiology',
  title: { en: 'PESI, severity of pulmonary embolism', zh: '肺栓塞严重指数（PESI）' },
  subtitle: { en: 'Death within 30 days', zh: '30 天死亡' },
  keywords: [
    'PESI',
    'pulmonary embolism severity index',
    'PE',
    'outpatient',
    '肺栓塞',
    '肺栓塞严重指数',
    '危险分层',
    'feishuansai yanzhong zhishu',
    'fssyzzs',
    'feishuansai',
    'fss',
  ],
  ward: [['肺栓塞分层', '肺栓塞危险分层', '肺栓塞严重程度', '肺栓塞死亡', 'PE severity', 'PE mortality']],
})
