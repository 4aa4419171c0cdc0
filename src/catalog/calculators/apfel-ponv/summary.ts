import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'apfel-ponv',
  family: 'anaesthesia',
  title: { en: 'Apfel score', zh: 'Apfel 术后恶心呕吐评分' },
  subtitle: { en: 'Nausea and vomiting after anaesthesia', zh: '麻醉后恶心呕吐' },
  keywords: ['PONV', 'postoperative nausea', '术后恶心呕吐', '恶心', '呕吐', 'shuhou exin outu', 'shexot', 'exot'],
  ward: [['术后呕吐', '术后恶心', '麻醉呕吐', '昂丹司琼', 'ondansetron', 'nausea after surgery']],
})
