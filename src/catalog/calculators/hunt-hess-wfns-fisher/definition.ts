import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalOneOf, yesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'
import { fisherLevels, wfnsLevels } from './bands.ts'

const wfns = { alert: 15, drowsy: 13, deep: 7 }
const hess = pointScore({
  huntHess: graded({
    label: { en: 'Hunt–Hess', zh: 'Hunt-Hess' },
    of: {
      '1': [1, { en: '1 No symptoms, or mild headache and stiff neck', zh: '1 级：无症状或轻度头痛、颈强直' }],
      '2': [
        2,
        { en: '2 Moderate to severe headache, at most a cranial nerve palsy', zh: '2 级：中重度头痛，至多脑神经麻痹' },
      ],
      '3': [3, { en: '3 Drowsy, confused or mild focal deficit', zh: '3 级：嗜睡、意识模糊或轻度局灶体征' }],
      '4': [4, { en: '4 Stupor, moderate to severe hemiparesis', zh: '4 级：昏睡，中重度偏瘫' }],
      '5': [5, { en: '5 Deep coma, posturing', zh: '5 级：深昏迷、去大脑强直' }],
    },
  }),
})

export const definition = defineCalculator({
  id: 'hunt-hess-wfns-fisher',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with BMJ Best Practice and Neurological Research and Practice (table 1), which have the same grades; the original paper was not at hand.',
      zh: '与 BMJ Best Practice 及 Neurological Research and Practice（表 1）核对，分级一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Grades aneurysmal subarachnoid haemorrhage by the patient and by the CT.',
    zh: '依据临床与 CT 对动脉瘤性蛛网膜下腔出血分级。',
  },
  population: { en: 'Adults with aneurysmal subarachnoid haemorrhage.', zh: '动脉瘤性蛛网膜下腔出血成人。' },
  inputs: {
    gcs: comaScale(),
    deficit: yesNo({ label: { en: 'Motor deficit (or aphasia)', zh: '运动缺损（或失语）' } }),
    huntHess: optionalOneOf({ label: hess.inputs.huntHess.label, of: hess.inputs.huntHess.of }),
    blood: yesNo({ label: { en: 'CT: subarachnoid blood', zh: 'CT：蛛网膜下腔积血' } }),
    thick: yesNo({ label: { en: 'CT: thick (a cistern or fissure filled)', zh: 'CT：厚层（充满脑池或脑裂）' } }),
    ventricles: yesNo({ label: { en: 'CT: blood in the ventricles', zh: 'CT：脑室积血' } }),
  },
  outputs: {
    wfns: {
      label: { en: 'WFNS grade', zh: 'WFNS 分级' },
      unit: { en: 'of 5', zh: '级（共 5 级）' },
      decimals: 0,
      absent: { en: 'GCS 15 with a deficit has no grade', zh: 'GCS 15 分伴缺损者无对应分级' },
    },
    fisher: {
      label: { en: 'Modified Fisher grade', zh: '改良 Fisher 分级' },
      unit: { en: '0–4', zh: '0~4 级' },
      decimals: 0,
      absent: { en: 'Ventricular without subarachnoid blood has no grade', zh: '仅有脑室积血者无对应分级' },
    },
    hess: {
      label: { en: 'Hunt–Hess grade', zh: 'Hunt-Hess 分级' },
      unit: { en: 'of 5', zh: '级（共 5 级）' },
      decimals: 0,
      absent: { en: 'Not given', zh: '未填' },
    },
  },
  formula({ gcs, deficit, huntHess, blood, thick, ventricles }) {
    const awake = deficit ? 3 : 2
    const grade = gcs >= wfns.drowsy ? awake : gcs >= wfns.deep ? 4 : 5
    const alert = deficit ? null : 1
    const onCt = (thick ? 3 : 1) + Number(ventricles)
    const bloodless = ventricles ? null : 0
    return {
      wfns: gcs === wfns.alert ? alert : grade,
      fisher: blood || thick ? onCt : bloodless,
      hess: huntHess === null ? null : hess.of('huntHess', huntHess),
    }
  },
  formulaText: [
    ...hess.text,
    {
      en: `WFNS: I GCS ${wfns.alert} without deficit; II from ${wfns.drowsy} without; III from ${wfns.drowsy} with; IV from ${wfns.deep}; V below`,
      zh: `WFNS：I 级 GCS ${wfns.alert} 无缺损；II 级 ≥ ${wfns.drowsy} 无缺损；III 级 ≥ ${wfns.drowsy} 有缺损；IV 级 ≥ ${wfns.deep}；V 级更低`,
    },
    {
      en: 'Modified Fisher: 0 no blood; 1 thin; 2 thin with ventricles; 3 thick; 4 thick with ventricles',
      zh: '改良 Fisher：0 级无积血；1 级薄层；2 级薄层伴脑室积血；3 级厚层；4 级厚层伴脑室积血',
    },
  ],
  classifications: [wfnsLevels, fisherLevels],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Grade after resuscitation and after treatment of hydrocephalus where possible.',
      zh: '尽可能在复苏及处理脑积水后分级。',
    },
    {
      en: 'Modified Fisher differs from Fisher 1980: say which one.',
      zh: '改良 Fisher 与 1980 年 Fisher 分级不同，应注明。',
    },
  ],
  nextSteps: [
    {
      en: 'Nimodipine, early securing of the aneurysm, watch for hydrocephalus and delayed ischaemia.',
      zh: '尼莫地平、尽早处理动脉瘤，监测脑积水与迟发性脑缺血。',
    },
  ],
  references: [
    {
      text: 'Hunt WE, Hess RM. Surgical risk as related to time of intervention in the repair of intracranial aneurysms. J Neurosurg 1968;28:14-20.',
      doi: '10.3171/jns.1968.28.1.0014',
    },
    {
      text: 'Teasdale GM, Drake CG, Hunt W, et al. A universal subarachnoid hemorrhage scale. J Neurol Neurosurg Psychiatry 1988;51:1457.',
    },
    {
      text: 'Frontera JA, Claassen J, Schmidt JM, et al. Prediction of symptomatic vasospasm after subarachnoid hemorrhage: the modified Fisher scale. Neurosurgery 2006;59:21-27.',
    },
  ],
  examples: [
    {
      id: 'III-4',
      inputs: { gcs: { value: 14, unit: '{score}' }, deficit: true, blood: true, thick: true, ventricles: true },
      expect: { wfns: { value: 3, decimals: 0 }, fisher: { value: 4, decimals: 0 } },
      bands: { wfns: 'III', fisher: '4' },
      source: earlierImplementation,
    },
    {
      id: 'I-0',
      inputs: {
        gcs: { value: 15, unit: '{score}' },
        deficit: false,
        huntHess: '1',
        blood: false,
        thick: false,
        ventricles: false,
      },
      expect: { wfns: { value: 1, decimals: 0 }, fisher: { value: 0, decimals: 0 }, hess: { value: 1, decimals: 0 } },
      bands: { wfns: 'I', fisher: '0' },
      source: countedByHand,
    },
    {
      id: 'II-1',
      inputs: { gcs: { value: 13, unit: '{score}' }, deficit: false, blood: true, thick: false, ventricles: false },
      expect: { wfns: { value: 2, decimals: 0 }, fisher: { value: 1, decimals: 0 } },
      bands: { wfns: 'II', fisher: '1' },
      source: countedByHand,
    },
    {
      id: 'IV-2',
      inputs: { gcs: { value: 12, unit: '{score}' }, deficit: false, blood: true, thick: false, ventricles: true },
      expect: { wfns: { value: 4, decimals: 0 }, fisher: { value: 2, decimals: 0 } },
      bands: { wfns: 'IV', fisher: '2' },
      source: countedByHand,
    },
    {
      id: 'V-3',
      inputs: {
        gcs: { value: 6, unit: '{score}' },
        deficit: true,
        huntHess: '5',
        blood: true,
        thick: true,
        ventricles: false,
      },
      expect: { wfns: { value: 5, decimals: 0 }, fisher: { value: 3, decimals: 0 }, hess: { value: 5, decimals: 0 } },
      bands: { wfns: 'V', fisher: '3' },
      source: countedByHand,
    },
  ],
})
