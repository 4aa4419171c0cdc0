import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const item = (points: number, en: string, zh: string) => ticked({ points, label: { en, zh } })

export const score = pointScore({
  seizure: item(8, 'Seizure', '癫痫发作'),
  psychosis: item(8, 'Psychosis', '精神病性症状'),
  brain: item(8, 'Organic brain syndrome', '器质性脑病综合征'),
  vision: item(8, 'Visual disturbance', '视力障碍'),
  cranialNerve: item(8, 'Cranial nerve disorder', '脑神经病变'),
  headache: item(8, 'Lupus headache', '狼疮性头痛'),
  stroke: item(8, 'Cerebrovascular accident', '脑血管意外'),
  vasculitis: item(8, 'Vasculitis', '血管炎'),
  arthritis: item(4, 'Arthritis of 2 joints or more', '关节炎（≥ 2 个关节）'),
  myositis: item(4, 'Myositis', '肌炎'),
  casts: item(4, 'Urinary casts', '管型尿'),
  haematuria: item(4, 'Haematuria > 5/HPF', '血尿（> 5/HPF）'),
  proteinuria: item(4, 'Proteinuria > 0.5 g/24 h', '蛋白尿（> 0.5 g/24 h）'),
  pyuria: item(4, 'Sterile pyuria > 5/HPF', '无菌性脓尿（> 5/HPF）'),
  rash: item(2, 'Inflammatory rash', '炎性皮疹'),
  alopecia: item(2, 'Alopecia', '脱发'),
  ulcers: item(2, 'Mucosal ulcers', '黏膜溃疡'),
  pleurisy: item(2, 'Pleurisy', '胸膜炎'),
  pericarditis: item(2, 'Pericarditis', '心包炎'),
  complement: item(2, 'Low complement', '低补体'),
  dna: item(2, 'Increased DNA binding', '抗 dsDNA 抗体升高'),
  fever: item(1, 'Fever > 38 °C', '发热（> 38 ℃）'),
  platelets: item(1, 'Platelets < 100 × 10⁹/L', '血小板 < 100 × 10⁹/L'),
  leukopenia: item(1, 'White cells < 3 × 10⁹/L', '白细胞 < 3 × 10⁹/L'),
})
