import { reportedTo } from '../../kit/tool/inputs/in-units.ts'
import { age, bodyMassIndex } from '../../kit/tool/inputs/person.ts'
import { graded, pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

/** Among the three kinds of surgery only the planned one counts, and among the two kinds of immobility only the longer. */
export const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 41, points: 1 }, { from: 61, points: 2 }, { from: 75, points: 3 }]),
  bmi: stepped(reportedTo(bodyMassIndex(), 1), [{ points: 0 }, { from: 25.1, points: 1 }]),
  surgery: graded({
    label: { en: 'Planned operation', zh: '拟行手术' },
    of: {
      none: [0, { en: 'None', zh: '无' }],
      minor: [1, { en: 'Minor, up to 45 min', zh: '小手术（≤ 45 min）' }],
      arthroscopic: [2, { en: 'Arthroscopic', zh: '关节镜手术' }],
      major: [2, { en: 'Major open, more than 45 min', zh: '开放大手术（> 45 min）' }],
      laparoscopic: [2, { en: 'Laparoscopic, more than 45 min', zh: '腹腔镜手术（> 45 min）' }],
      arthroplasty: [5, { en: 'Elective arthroplasty of the leg', zh: '择期下肢关节置换' }],
    },
  }),
  rest: graded({
    label: { en: 'Rest in bed', zh: '卧床' },
    of: {
      no: [0, { en: 'No', zh: '无' }],
      medical: [1, { en: 'Medical patient at bed rest', zh: '内科患者卧床' }],
      long: [2, { en: 'Confined to bed for more than 72 h', zh: '卧床 > 72 h' }],
    },
  }),
  recentSurgery: ticked({ label: { en: 'Major surgery in the last month', zh: '近 1 个月大手术史' }, points: 1 }),
  swelling: ticked({ label: { en: 'Swollen legs now', zh: '下肢肿胀' }, points: 1 }),
  varices: ticked({ label: { en: 'Varicose veins', zh: '静脉曲张' }, points: 1 }),
  sepsis: ticked({ label: { en: 'Sepsis in the last month', zh: '近 1 个月脓毒症' }, points: 1 }),
  lung: ticked({
    label: { en: 'Serious lung disease or pneumonia in the last month', zh: '近 1 个月严重肺病（含肺炎）' },
    points: 1,
  }),
  lungFunction: ticked({ label: { en: 'Abnormal lung function, COPD', zh: '肺功能异常（COPD）' }, points: 1 }),
  infarction: ticked({ label: { en: 'Acute myocardial infarction', zh: '急性心肌梗死' }, points: 1 }),
  failure: ticked({ label: { en: 'Heart failure in the last month', zh: '近 1 个月心力衰竭' }, points: 1 }),
  bowel: ticked({ label: { en: 'Inflammatory bowel disease', zh: '炎症性肠病史' }, points: 1 }),
  hormones: ticked({
    label: { en: 'Oral contraceptive or hormone replacement', zh: '口服避孕药或激素替代' },
    points: 1,
  }),
  pregnancy: ticked({ label: { en: 'Pregnant, or birth in the last month', zh: '妊娠或产后 1 个月内' }, points: 1 }),
  obstetric: ticked({
    label: {
      en: 'Unexplained stillbirth, three or more miscarriages, or preterm birth with pre-eclampsia or growth restriction',
      zh: '不明原因死胎、流产 ≥ 3 次，或早产伴子痫前期、胎儿生长受限',
    },
    points: 1,
  }),
  cancer: ticked({ label: { en: 'Malignancy, present or past', zh: '恶性肿瘤（现患或既往）' }, points: 2 }),
  cast: ticked({ label: { en: 'Plaster cast in the last month', zh: '近 1 个月石膏固定' }, points: 2 }),
  catheter: ticked({ label: { en: 'Central venous catheter', zh: '中心静脉置管' }, points: 2 }),
  thrombosis: ticked({ label: { en: 'History of DVT or PE', zh: '静脉血栓栓塞史' }, points: 3 }),
  family: ticked({ label: { en: 'Family history of thrombosis', zh: '血栓家族史' }, points: 3 }),
  leiden: ticked({ label: { en: 'Factor V Leiden', zh: '凝血因子 V Leiden 突变' }, points: 3 }),
  prothrombin: ticked({ label: { en: 'Prothrombin 20210A', zh: '凝血酶原 G20210A 突变' }, points: 3 }),
  lupus: ticked({ label: { en: 'Lupus anticoagulant', zh: '狼疮抗凝物' }, points: 3 }),
  cardiolipin: ticked({ label: { en: 'Anticardiolipin antibodies', zh: '抗心磷脂抗体' }, points: 3 }),
  homocysteine: ticked({ label: { en: 'Raised homocysteine', zh: '高同型半胱氨酸血症' }, points: 3 }),
  hit: ticked({ label: { en: 'Heparin-induced thrombocytopenia', zh: '肝素诱导的血小板减少症' }, points: 3 }),
  thrombophilia: ticked({ label: { en: 'Other thrombophilia', zh: '其他易栓症' }, points: 3 }),
  stroke: ticked({ label: { en: 'Stroke in the last month', zh: '近 1 个月脑卒中' }, points: 5 }),
  fracture: ticked({
    label: { en: 'Fracture of hip, pelvis or leg in the last month', zh: '近 1 个月髋、骨盆或下肢骨折' },
    points: 5,
  }),
  trauma: ticked({ label: { en: 'Multiple trauma in the last month', zh: '近 1 个月多发伤' }, points: 5 }),
  spine: ticked({
    label: { en: 'Acute spinal cord injury in the last month', zh: '近 1 个月急性脊髓损伤' },
    points: 5,
  }),
})
