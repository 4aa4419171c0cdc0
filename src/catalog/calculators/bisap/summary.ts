import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'bisap',
  family: 'gastroenterology',
  title: { en: 'BISAP', zh: 'BISAP 评分' },
  subtitle: { en: 'Death from acute pancreatitis in the first 24 hours', zh: '急性胰腺炎 24 h 死亡风险' },
  keywords: [
    'BISAP',
    'acute pancreatitis',
    'pancreatitis severity',
    '急性胰腺炎',
    '胰腺炎',
    'jixing yixianyan',
    'jxyxy',
    'yixianyan',
    'yxy',
  ],
  ward: [['胰腺炎', '急胰', '急性胰腺炎严重程度', '重症胰腺炎', 'SAP', 'AP', 'pancreatitis score']],
})
