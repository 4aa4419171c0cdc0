import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'carboplatin-calvert',
  family: 'haematology',
  title: { en: 'Carboplatin dose (Calvert)', zh: '卡铂剂量（Calvert 公式）' },
  subtitle: { en: 'Total dose by target AUC', zh: '按目标 AUC 计算总剂量' },
  keywords: ['Calvert', 'carboplatin', 'AUC', 'chemotherapy', '卡铂', '化疗剂量', 'kabo jiliang', 'kbjl', 'kabo'],
  ward: [
    ['卡铂AUC', '卡铂用量', 'paraplatin'],
    ['化疗', '化疗用量', '体表', '紫杉醇', '阿霉素', '多柔比星', 'chemo dose', 'paclitaxel', 'doxorubicin'],
  ],
})
