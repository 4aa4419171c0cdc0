import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'spesi',
  family: 'cardiology',
  title: { en: 'Simplified PESI', zh: '简化肺栓塞严重指数（sPESI）' },
  subtitle: { en: 'Death within 30 days', zh: '30 天死亡' },
  keywords: [
    'sPESI',
    'PESI',
    'pulmonary embolism',
    'PE',
    '肺栓塞',
    '简化肺栓塞严重指数',
    'jianhua feishuansai yanzhong zhishu',
    'jhfssyzzs',
    'feishuansai',
    'fss',
  ],
  ward: [[], ['肺栓塞分层', '肺栓塞危险分层', '肺栓塞严重程度', '肺栓塞死亡', 'PE severity', 'PE mortality']],
})
